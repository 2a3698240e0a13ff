import Foundation
import QuoinControls
import Testing

@Suite("What stands in the place of content")
struct ContentUnavailableTests {
  private final class Orders: UIViewController {
    var orders: [String] = []
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No orders"
      contentUnavailableConfiguration = orders.isEmpty ? empty : nil
    }
  }

  private let orders = Orders()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

  init() {
    window.rootViewController = orders
    window.layoutIfNeeded()
  }

  private var shown: UIContentUnavailableView? {
    orders.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test("A controller decides before its first layout, and whenever it is asked to")
  func decides() {
    #expect(orders.updates == 1 && shown?.frame == orders.view.bounds)
    orders.orders = ["Bolts"]
    window.layoutIfNeeded()
    #expect(shown != nil)
    orders.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(orders.updates == 2 && shown == nil && orders.contentUnavailableConfiguration == nil)
  }

  @Test("It stays above views that come later, and in a list where it is while that scrolls")
  func place() {
    orders.view.addSubview(UIView())
    orders.view.bounds.origin.y = 30
    orders.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(
      orders.view.subviews.last === shown && shown?.frame == CGRect(x: 0, y: 30, width: 390, height: 600))
  }

  @Test("Image, texts and button stand below one another in the middle, and the button does what it is for")
  func layout() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    configuration.text = "No orders"
    configuration.secondaryText = "What you order is here."
    configuration.button.title = "Order"
    var taps = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let parts = view.subviews
    try #require(parts.count == 4)
    #expect(parts[0].frame.size == CGSize(width: 40, height: 40))
    #expect(parts.allSatisfy { abs($0.frame.midX - 150) <= 0.5 })
    let gaps = zip(parts, parts.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    #expect(gaps == [12, 8, 20])
    #expect(abs((parts[0].frame.minY + parts[3].frame.maxY) / 2 - 200) <= 1)
    (parts[3] as? UIButton)?.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    configuration.maximum(20)
    view.configuration = configuration
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.size == CGSize(width: 20, height: 20))
  }

  @Test("A search that found nothing and content on its way have words of their own")
  func words() {
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.image != nil && search.text == "No Results")
    let loading = UIContentUnavailableView(configuration: .loading())
    #expect(loading.subviews.first is UIActivityIndicatorView)
    #expect((loading.subviews.last as? UILabel)?.text == "Loading…")
  }
}

extension UIContentUnavailableConfiguration {
  fileprivate mutating func maximum(_ side: CGFloat) {
    imageProperties.maximumSize = CGSize(width: side, height: side)
  }
}
