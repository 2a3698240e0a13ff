import Foundation
import QuoinViews

/// A part of a distribution along an axis.
public nonisolated enum DistributionItem {
  /// Space of so many points.
  case fixed(CGFloat)
  /// A share of what is left after fixed space and views.
  case flexible(Int)
  /// A view, by its bounds.
  case view(UIView)
  /// A label, from the top of its first line's capital letters to its last baseline; by its bounds along the
  /// horizontal axis.
  case text(UILabel)
}

/// What a distribution can be written with: views, numbers, `~1~`, a label's `cap` or `baseline`, and rows of these.
public protocol DistributionElement {
  /// The parts it stands for.
  var distributionItems: [DistributionItem] { get }
}

extension DistributionItem: DistributionElement {
  public var distributionItems: [DistributionItem] { [self] }
}

extension UIView: DistributionElement {
  public var distributionItems: [DistributionItem] { [.view(self)] }
}

extension ViewPosition: DistributionElement {
  /// A label's text for one of its text positions, the view for another position.
  public var distributionItems: [DistributionItem] {
    guard let view = item.view else { return [] }
    if let label = view as? UILabel, isOnText { return [.text(label)] }
    return [.view(view)]
  }
}

extension Array: DistributionElement where Element: DistributionElement {
  public var distributionItems: [DistributionItem] { flatMap(\.distributionItems) }
}

extension Optional: DistributionElement where Wrapped: DistributionElement {
  public var distributionItems: [DistributionItem] { self?.distributionItems ?? [] }
}
