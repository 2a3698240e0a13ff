import Foundation

/// The axes of rectangles.
public struct CGRectAxis: RectAxis, Sendable {
  /// x and width; setting it changes nothing, as there is only one.
  public static var horizontal: Horizontal {
    get { Horizontal() }
    set {}
  }
  /// y and height; setting it changes nothing, as there is only one.
  public static var vertical: Vertical {
    get { Vertical() }
    set {}
  }
  /// Both; setting it changes nothing, as there is only one.
  public static var xy: XY {
    get { XY() }
    set {}
  }

  private let base: any RectAxis & Sendable

  /// Wraps an axis.
  public init(_ base: any RectAxis & Sendable) {
    self.base = base
  }

  public var isHorizontal: Bool { base.isHorizontal }
  public var isVertical: Bool { base.isVertical }
  public func transverse() -> any RectAxis { base.transverse() }
  public func set(size: CGFloat, for rect: inout CGRect) { base.set(size: size, for: &rect) }
  public func get(sizeAt rect: CGRect) -> CGFloat { base.get(sizeAt: rect) }
  public func set(origin: CGFloat, for rect: inout CGRect) { base.set(origin: origin, for: &rect) }
  public func get(originAt rect: CGRect) -> CGFloat { base.get(originAt: rect) }
  public func get(maxOf rect: CGRect) -> CGFloat { base.get(maxOf: rect) }
  public func get(minOf rect: CGRect) -> CGFloat { base.get(minOf: rect) }
  public func get(midOf rect: CGRect) -> CGFloat { base.get(midOf: rect) }
  public func offset(rect: CGRect, by value: CGFloat) -> CGRect { base.offset(rect: rect, by: value) }

  /// x and width.
  public struct Horizontal: RectAxis, Sendable, Hashable {
    /// Creates the axis.
    public init() {}

    public var isHorizontal: Bool { true }
    public var isVertical: Bool { false }
    public func set(size: CGFloat, for rect: inout CGRect) { rect[.horizontal].length = size }
    public func get(sizeAt rect: CGRect) -> CGFloat { rect[.horizontal].extent }
    public func set(origin: CGFloat, for rect: inout CGRect) { rect[.horizontal].start = origin }
    public func get(originAt rect: CGRect) -> CGFloat { rect[.horizontal].start }
    public func get(maxOf rect: CGRect) -> CGFloat { rect[.horizontal].high }
    public func get(minOf rect: CGRect) -> CGFloat { rect[.horizontal].low }
    public func get(midOf rect: CGRect) -> CGFloat { rect[.horizontal].middle }

    public func offset(rect: CGRect, by value: CGFloat) -> CGRect {
      var moved = rect
      moved[.horizontal].start += value
      return moved
    }
  }

  /// y and height.
  public struct Vertical: RectAxis, Sendable, Hashable {
    /// Creates the axis.
    public init() {}

    public var isHorizontal: Bool { false }
    public var isVertical: Bool { true }
    public func set(size: CGFloat, for rect: inout CGRect) { rect[.vertical].length = size }
    public func get(sizeAt rect: CGRect) -> CGFloat { rect[.vertical].extent }
    public func set(origin: CGFloat, for rect: inout CGRect) { rect[.vertical].start = origin }
    public func get(originAt rect: CGRect) -> CGFloat { rect[.vertical].start }
    public func get(maxOf rect: CGRect) -> CGFloat { rect[.vertical].high }
    public func get(minOf rect: CGRect) -> CGFloat { rect[.vertical].low }
    public func get(midOf rect: CGRect) -> CGFloat { rect[.vertical].middle }

    public func offset(rect: CGRect, by value: CGFloat) -> CGRect {
      var moved = rect
      moved[.vertical].start += value
      return moved
    }
  }

  /// Both at once: sets both parts, gets that of x, and is its own transverse.
  public struct XY: RectAxis, Sendable, Hashable {
    /// Creates the axis.
    public init() {}

    public var isHorizontal: Bool { true }
    public var isVertical: Bool { true }
    public func transverse() -> any RectAxis { self }
    public func set(size: CGFloat, for rect: inout CGRect) { rect.size = CGSize(width: size, height: size) }
    public func get(sizeAt rect: CGRect) -> CGFloat { rect[.horizontal].extent }
    public func set(origin: CGFloat, for rect: inout CGRect) { rect.origin = CGPoint(x: origin, y: origin) }
    public func get(originAt rect: CGRect) -> CGFloat { rect.origin.x }
    public func get(maxOf rect: CGRect) -> CGFloat { rect[.horizontal].high }
    public func get(minOf rect: CGRect) -> CGFloat { rect[.horizontal].low }
    public func get(midOf rect: CGRect) -> CGFloat { rect[.horizontal].middle }
    public func offset(rect: CGRect, by value: CGFloat) -> CGRect {
      rect.moved(by: CGPoint(x: value, y: value))
    }
  }
}
