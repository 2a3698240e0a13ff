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
    let room = within == .zero ? superview.bounds : within
    guard let last = subviewDistribution.last, areUsable(subviewDistribution, in: room) else { return }
    let rounder = PixelRounder(for: superview)
    // Sums of numbers that are no whole ones do not overflow.
    var flexible: CGFloat = (subviewDistribution[0].isView ? 1 : 0) + (last.isView ? 1 : 0)
    var taken: CGFloat = 0
    for item in subviewDistribution {
      switch item {
      case .fixed(let space): taken += space
      case .flexible(let share): flexible += CGFloat(share)
      case .view(let view): taken += length(of: view.bounds.size)
      case .text(let label): taken += textExtent(of: label).length
      }
    }
    let free = length(of: room.size) - taken
    // Where nothing is flexible it is no number, and nobody asks for it.
    let share = max(0, free) / flexible
    let middle = rounder.roundToPixel(CGPoint(x: room.midX, y: room.midY))
    // Where the next part starts is a position of the superview, then of the view before it, and lies on a pixel of that.
    var (base, step): (CGFloat, CGFloat) = (0, axis == .vertical ? room.minY : room.minX)
    func advance(by length: CGFloat) { step = rounder.roundToPixel(step + length) }
    if free < 0 {
      step += free / 2
      if -free > PixelRounder.significantPrecision {
        PositionMisuse.report(.doesNotFit(superview.description, by: -free))
      }
    }
    advance(by: 0)
    if free >= 0, subviewDistribution[0].isView { advance(by: share) }
    for item in subviewDistribution {
      switch item {
      case .fixed(let space): advance(by: space)
      case .flexible(let count): advance(by: share * CGFloat(count))
      case .view(let view):
        base = place(view, at: base + step, middle: middle, rounder: rounder)
        step = 0
        advance(by: length(of: view.bounds.size))
      case .text(let label):
        let extent = textExtent(of: label)
        base = place(label, at: base + step - extent.start, middle: middle, rounder: rounder)
        step = extent.start + extent.length
      }
    }
  }

  /// - Returns: Where on a pixel the view starts, which is what the next part follows.
  private func place(
    _ view: UIView, at start: CGFloat, middle: CGPoint, rounder: PixelRounder
  ) -> CGFloat {
    let (size, anchor) = (view.bounds.size, view.anchorPoint)
    // The middle of a view as a position is on a pixel too.
    let origin =
      axis == .vertical
      ? CGPoint(x: middle.x - rounder.roundToPixel(size.width / 2), y: start)
      : CGPoint(x: start, y: middle.y - rounder.roundToPixel(size.height / 2))
    let pixel = rounder.roundToPixel(origin)
    view.center = CGPoint(x: pixel.x + anchor.x * size.width, y: pixel.y + anchor.y * size.height)
    return axis == .vertical ? pixel.y : pixel.x
  }

  private func length(of size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  /// The part of a label that counts: from the cap line to the baseline, or its width.
  private func textExtent(of label: UILabel) -> (start: CGFloat, length: CGFloat) {
    guard axis == .vertical else { return (0, label.bounds.width) }
    let text = label.textBounds
    return (text.origin.y - label.bounds.origin.y, max(0, text.size.height))
  }

  private func areUsable(_ items: [DistributionItem], in room: CGRect) -> Bool {
    var misuse: PositionMisuse?
    var seen = SeenViews()
    // The sum of all lengths, which is no finite number where one of them is none.
    var total = room.origin.x + room.origin.y + room.size.width + room.size.height
    for item in items {
      switch item {
      case .fixed(let space): total += space
      case .flexible(let share):
        if share < 1 { misuse = .flexibleSpacer(share, in: superview.description) }
      case .view, .text:
        guard let view = item.view else { continue }
        if view.superview !== superview {
          misuse = .notASubview(view.description, of: superview.description)
        } else if !seen.insert(view) {
          misuse = .listedTwice(view.description, in: superview.description)
        }
      }
    }
    if !total.isFinite { misuse = .notFinite("space of a distribution", of: superview.description) }
    return PositionMisuse.check(misuse == nil, misuse ?? .notFinite("space", of: superview.description))
  }
}

/// The views of a distribution so far: most are a handful, which is quicker to look through than to hash.
private struct SeenViews {
  private var few: [UIView] = []
  private var many: Set<ObjectIdentifier> = []

  /// - Returns: Whether the view has not been seen.
  mutating func insert(_ view: UIView) -> Bool {
    if many.isEmpty {
      if few.contains(where: { $0 === view }) { return false }
      few.append(view)
      if few.count == 16 { many = Set(few.map(ObjectIdentifier.init)) }
      return true
    }
    return many.insert(ObjectIdentifier(view)).inserted
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
