import Foundation
import QuoinViews

/// A leaf that measures like wrapped text, and counts how often it does.
final class StubLeaf: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  let wraps: Bool
  /// How far the first baseline lies below the top and the last one above the bottom.
  var baselines: (first: CGFloat, last: CGFloat)? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// How often a baseline has been asked for.
  var baselineCount = 0
  private(set) var proposals: [CGFloat] = []
  var measureCount: Int { proposals.count }

  init(_ width: CGFloat, _ height: CGFloat, wraps: Bool = false) {
    natural = CGSize(width: width, height: height)
    self.wraps = wraps
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    proposals.append(size.width)
    guard wraps, size.width < natural.width, size.width > 0 else { return natural }
    let lines = (natural.width / size.width).rounded(.up)
    return CGSize(width: size.width, height: lines * natural.height)
  }

  override func firstBaselineOffset(for size: CGSize) -> CGFloat {
    baselineCount += 1
    return baselines?.first ?? size.height
  }

  override func lastBaselineOffset(for size: CGSize) -> CGFloat {
    baselineCount += 1
    return baselines.map { size.height - $0.last } ?? size.height
  }
}
