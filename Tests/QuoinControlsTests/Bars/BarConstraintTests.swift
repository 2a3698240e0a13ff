import Foundation
import Synchronization
import Testing

@testable import QuoinControls

@Suite("Bars and alerts as places of constraints")
struct BarConstraintTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()

  init() { window.rootViewController = UINavigationController(rootViewController: controller) }

  /// Lays out, and gives back what conflicts are told.
  private func conflicts(_ work: () -> Void = {}) -> [String] {
    let told = Told()
    LayoutConflict.withTaskHandler({ told.add($0.description) }) {
      work()
      window.layoutIfNeeded()
    }
    return told.all
  }

  private func view(_ width: CGFloat, _ height: CGFloat) -> (UIView, width: NSLayoutConstraint) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = view.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([constraint, view.heightAnchor.constraint(equalToConstant: height)])
    return (view, constraint)
  }

  @Test("A title is as large as the constraints within it say, and in the middle")
  func titles() {
    let title = UIView()
    let (inner, width) = view(120, 30)
    title.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      inner.topAnchor.constraint(equalTo: title.topAnchor),
      inner.bottomAnchor.constraint(equalTo: title.bottomAnchor),
    ])
    controller.navigationItem.titleView = title
    #expect(conflicts() == [])
    #expect(title.frame == CGRect(x: 135, y: 7, width: 120, height: 30))
    width.constant = 60
    title.superview?.setNeedsLayout()
    #expect(conflicts() == [])
    #expect(title.frame == CGRect(x: 165, y: 7, width: 60, height: 30))
  }

  @Test("What is in a bar is as large as its constraints say", arguments: [false, true])
  func items(isToolbar: Bool) {
    let (custom, width) = view(77, 20)
    let item = UIBarButtonItem(customView: custom)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    if isToolbar {
      window.addSubview(bar)
      bar.items = [item]
    } else {
      controller.navigationItem.rightBarButtonItem = item
    }
    #expect(conflicts() == [])
    #expect(custom.frame == CGRect(x: 8, y: 12, width: 77, height: 20))
    #expect(custom.superview?.bounds.width == 93)
    width.constant = 50
    custom.superview?.superview?.setNeedsLayout()
    custom.superview?.setNeedsLayout()
    window.setNeedsLayout()
    #expect(conflicts() == [])
    #expect(custom.frame.size == CGSize(width: 50, height: 20))
  }

  @Test("An alert is as high as constraints on its view want, and never lower than what it says")
  func alerts() {
    for (wanted, expected) in [(300, 300), (20, nil)] as [(CGFloat, CGFloat?)] {
      let alert = UIAlertController(title: "Hi", message: "There", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      let natural = alert.view.sizeThatFits(CGSize(width: 270, height: 800)).height
      alert.view.heightAnchor.constraint(greaterThanOrEqualToConstant: wanted).isActive = true
      #expect(conflicts { controller.present(alert, animated: false) } == [])
      #expect(alert.view.bounds.size == CGSize(width: 270, height: expected ?? natural))
      alert.dismiss(animated: false)
    }
  }
}

private final class Told: Sendable {
  private let sentences = Mutex<[String]>([])

  var all: [String] { sentences.withLock { $0 } }

  func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
}
