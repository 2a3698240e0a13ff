import Foundation

/// Where a rectangle goes in its source, and how large it becomes there.
///
/// Sizes are set first, then the vertical and then the horizontal position.
///
/// ```swift
/// let banner = Layout(x: .center(), y: .top(5), width: .scaled(1), height: .fixed(120))
/// banner.layout(rect: .zero, in: CGRect(x: 0, y: 0, width: 320, height: 480))  // (0 5 320 120)
/// ```
public struct Layout: RectBasedLayout, Extensible, Sendable {
  /// What can be wrapped.
  public typealias Conformed = RectBasedLayout

  var width: FillingRule
  var height: FillingRule
  var vertical: AlignmentRule
  var horizontal: AlignmentRule
  /// Layouts applied afterwards, which `+` adds.
  var following: [Layout] = []

  init(
    ruledWidth: FillingRule, height: FillingRule = .keep, vertical: AlignmentRule = .keep,
    horizontal: AlignmentRule = .keep
  ) {
    width = ruledWidth
    self.height = height
    self.vertical = vertical
    self.horizontal = horizontal
  }

  /// Creates a layout of a position and a size on each axis; what is left out equals the source.
  public init(
    x: Alignment.Horizontal = .equal, y: Alignment.Vertical = .equal,
    width: Filling.Horizontal = .equal, height: Filling.Vertical = .equal
  ) {
    self.init(
      ruledWidth: width.rule, height: height.rule, vertical: y.rule, horizontal: x.rule)
  }

  /// Creates a layout of an alignment and a filling.
  public init(alignment: Alignment, filling: Filling) {
    self.init(
      x: alignment.horizontal, y: alignment.vertical, width: filling.horizontal,
      height: filling.vertical)
  }

  /// Whether the layout may mean something else when read from right to left.
  var isDirectional: Bool {
    horizontal.isDirectional || vertical.isDirectional || width.isCustom || height.isCustom
      || following.contains(where: \.isDirectional)
  }

  /// Whether a function of a user's own has a part in it.
  var isOwn: Bool {
    width.isCustom || height.isCustom || vertical.isCustom || horizontal.isCustom
      || following.contains(where: \.isOwn)
  }

  /// Whether anything of the rectangle that is laid out may stay as it was.
  var keepsFrame: Bool {
    (width.keepsLength || height.keepsLength || vertical.keepsStart || horizontal.keepsStart)
  }

  /// The layout without references, if it is one of plain rules.
  var plain: PlainLayout? {
    guard case .plain(let width) = width, case .plain(let height) = height, case .plain(let y) = vertical,
      case .plain(let x) = horizontal, following.isEmpty
    else { return nil }
    return PlainLayout(width: width, height: height, vertical: y, horizontal: x)
  }

  public func formLayout(rect: inout CGRect, in source: CGRect) {
    form(&rect, in: source, nil)
  }

  public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection?) {
    form(&rect, in: source, direction)
  }

  func form(_ rect: inout CGRect, in source: CGRect, _ direction: ReadingDirection?) {
    width.form(&rect, in: source, axis: .horizontal, direction)
    height.form(&rect, in: source, axis: .vertical, direction)
    vertical.form(&rect, in: source, axis: .vertical, direction)
    horizontal.form(&rect, in: source, axis: .horizontal, direction)
    for layout in following { layout.form(&rect, in: source, direction) }
  }

  /// Wraps a layout of one's own.
  public static func build(_ base: any RectBasedLayout) -> Layout {
    (base as? Layout) ?? Layout(ruledWidth: .custom(OwnRule(rule: base)))
  }

  /// Applies one layout, then the other.
  public static func + (first: Layout, second: Layout) -> Layout {
    var sum = first
    sum.following.append(second)
    return sum
  }
}
