import UIKit

/// What is shown, made by an actor that draws no view.
struct Order: Hashable, Sendable, Identifiable {
  let id: Int
  let title: String
  var mark = Mark.open

  enum Mark: Sendable {
    case open, sent

    // Colours, fonts and insets are values, which any task may make.
    nonisolated var color: UIColor { self == .open ? .systemOrange : .brand }
  }
}

extension UIColor {
  static let brand = UIColor(red: 0.1, green: 0.4, blue: 0.3, alpha: 1)
}

struct Theme: Sendable {
  static let standard = Theme(
    font: .preferredFont(forTextStyle: .body), insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16),
    traits: UITraitCollection(userInterfaceStyle: .dark), weight: .semibold)

  let font: UIFont
  let insets: UIEdgeInsets
  let traits: UITraitCollection
  let weight: UIFont.Weight
}

/// Where orders come from.
protocol OrderService: Sendable {
  func orders() async throws -> [Order]
}

/// Orders that are kept where no view is.
actor Warehouse: OrderService {
  private var kept: [Order]
  private let theme = Theme.standard

  init(_ titles: [String]) {
    kept = titles.enumerated().map { Order(id: $0, title: $1) }
  }

  func orders() async throws -> [Order] {
    await Task.yield()
    return kept
  }

  func add(_ title: String) { kept.append(Order(id: kept.count, title: title, mark: .sent)) }

  /// How high the rows are, worked out here.
  func height(inWidth width: CGFloat) -> CGFloat {
    let room = CGRect(x: 0, y: 0, width: width, height: 100).inset(by: theme.insets)
    let path = UIBezierPath(rect: room)
    return path.bounds.height + theme.font.lineHeight.rounded(.up) + IndexPath(row: 1, section: 0).cgFloat
  }
}

extension IndexPath {
  fileprivate var cgFloat: CGFloat { CGFloat(row) }
}
