import Foundation
import QuoinGraphics
import QuoinViews

/// Places subviews along an axis with fixed and flexible space between them.
///
/// ```swift
/// view.distributeSubviewsHorizontally { 8 <> icon <> ~1~ <> title <> ~1~ <> badge }
/// ```
///
/// Where the first or the last part is a view, `~1~` stands beyond it.
public struct SubviewDistributor {
  private let superview: UIView
  private let axis: NSLayoutConstraint.Axis

  /// A distributor of a view's subviews from top to bottom.
  public static func newVerticalSubviewDistributor(with superview: UIView) -> SubviewDistributor {
    SubviewDistributor(superview: superview, axis: .vertical)
  }

  /// A distributor of a view's subviews from left to right.
  public static func newHorizontalSubviewDistributor(with superview: UIView) -> SubviewDistributor {
    SubviewDistributor(superview: superview, axis: .horizontal)
  }

  /// Places the subviews; their sizes stay, and their frames' origins end on whole pixels.
  ///
  /// Across the axis they are centered. What does not fit is centered too, reaching beyond both ends alike, and
  /// reported. Other misuse is reported and moves nothing.
  ///
  /// - Parameters:
  ///   - subviewDistribution: The parts in order.
  ///   - within: The room, in points of the superview; its bounds when `.zero`.
  public func distribute(subviewDistribution: [DistributionItem], within: CGRect = .zero) {
    guard let last = subviewDistribution.last, areUsable(subviewDistribution) else { return }
    let room = within == .zero ? superview.bounds : within
    let rounder = PixelRounder(for: superview)
    var flexible = (subviewDistribution[0].isView ? 1 : 0) + (last.isView ? 1 : 0)
    var taken: CGFloat = 0
    for item in subviewDistribution {
      switch item {
      case .fixed(let space): taken += space
      case .flexible(let share): flexible += share
      case .view(let view): taken += length(of: view.bounds.size)
      case .text(let label): taken += textExtent(of: label).length
      }
    }
    let free = length(of: room.size) - taken
    // Where nothing is flexible it is no number, and nobody asks for it.
    let share = max(0, free) / CGFloat(flexible)
    var cursor = axis == .vertical ? room.minY : room.minX
    if free < 0 {
      cursor += free / 2
      if -free > PixelRounder.significantPrecision {
        PositionMisuse.report(.doesNotFit(superview.description, by: -free))
      }
    } else if subviewDistribution[0].isView {
      cursor += share
    }
    for item in subviewDistribution {
      switch item {
      case .fixed(let space): cursor += space
      case .flexible(let count): cursor += share * CGFloat(count)
      case .view(let view):
        place(view, at: cursor, in: room, rounder: rounder)
        cursor += length(of: view.bounds.size)
      case .text(let label):
        let extent = textExtent(of: label)
        place(label, at: cursor - extent.start, in: room, rounder: rounder)
        cursor += extent.length
      }
    }
  }

  private func place(_ view: UIView, at start: CGFloat, in room: CGRect, rounder: PixelRounder) {
    let (size, anchor) = (view.bounds.size, view.anchorPoint)
    let origin =
      axis == .vertical
      ? CGPoint(x: room.midX - size.width / 2, y: start) : CGPoint(x: start, y: room.midY - size.height / 2)
    let pixel = rounder.roundToPixel(origin)
    view.center = CGPoint(x: pixel.x + anchor.x * size.width, y: pixel.y + anchor.y * size.height)
  }

  private func length(of size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  /// The part of a label that counts: from the cap line to the baseline, or its width.
  private func textExtent(of label: UILabel) -> (start: CGFloat, length: CGFloat) {
    guard axis == .vertical else { return (0, label.bounds.width) }
    return (label.capLine, max(0, label.baselineLine - label.capLine))
  }

  private func areUsable(_ items: [DistributionItem]) -> Bool {
    var misuse: PositionMisuse?
    for (index, item) in items.enumerated() {
      switch item {
      case .fixed: break
      case .flexible(let share):
        if share < 1 { misuse = .flexibleSpacer(share, in: superview.description) }
      case .view, .text:
        guard let view = item.view else { continue }
        if view.superview !== superview {
          misuse = .notASubview(view.description, of: superview.description)
        } else if items[..<index].contains(where: { $0.view === view }) {
          misuse = .listedTwice(view.description, in: superview.description)
        }
      }
    }
    if let misuse { PositionMisuse.report(misuse) }
    return misuse == nil
  }
}

extension DistributionItem {
  /// The view that the part is, if it is one.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .text(let label): label
    case .fixed, .flexible: nil
    }
  }

  var isView: Bool {
    switch self {
    case .view, .text: true
    case .fixed, .flexible: false
    }
  }
}
