import Foundation

extension UIBezierPath {
  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates the ellipse that touches a rectangle's sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addOval(in: rect)
  }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, radii: CornerRadii(cornerRadius))
  }

  /// Creates a rectangle with some round corners; of the radii the width counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(roundedRect: rect, radii: CornerRadii(cornerRadii.width, corners: corners))
  }

  /// Creates a rectangle with a separate radius for each corner.
  public convenience init(roundedRect rect: CGRect, radii: CornerRadii) {
    self.init()
    addRoundedRect(rect, radii: radii)
  }

  /// Creates an arc; angles in radians from the positive x axis, clockwise where y points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a closed ellipse.
  public func addOval(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarterArc, ry * Self.quarterArc)
    let (cx, cy) = (rect.midX, rect.midY)
    move(to: CGPoint(x: rect.maxX, y: cy))
    addCurve(
      to: CGPoint(x: cx, y: rect.maxY), controlPoint1: CGPoint(x: rect.maxX, y: cy + ky),
      controlPoint2: CGPoint(x: cx + kx, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: cy), controlPoint1: CGPoint(x: cx - kx, y: rect.maxY),
      controlPoint2: CGPoint(x: rect.minX, y: cy + ky))
    addCurve(
      to: CGPoint(x: cx, y: rect.minY), controlPoint1: CGPoint(x: rect.minX, y: cy - ky),
      controlPoint2: CGPoint(x: cx - kx, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: cy), controlPoint1: CGPoint(x: cx + kx, y: rect.minY),
      controlPoint2: CGPoint(x: rect.maxX, y: cy - ky))
    close()
  }

  /// Adds a closed rectangle with round corners, made smaller where they would overlap.
  public func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
    let radii = radii.fitting(rect.size)
    guard !radii.isZero else { return addRect(rect) }
    let k = 1 - Self.quarterArc
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (tl, tr, bl, br) = (radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
    move(to: CGPoint(x: left + tl, y: top))
    addLine(to: CGPoint(x: right - tr, y: top))
    if tr > 0 {
      addCurve(
        to: CGPoint(x: right, y: top + tr), controlPoint1: CGPoint(x: right - tr * k, y: top),
        controlPoint2: CGPoint(x: right, y: top + tr * k))
    }
    addLine(to: CGPoint(x: right, y: bottom - br))
    if br > 0 {
      addCurve(
        to: CGPoint(x: right - br, y: bottom), controlPoint1: CGPoint(x: right, y: bottom - br * k),
        controlPoint2: CGPoint(x: right - br * k, y: bottom))
    }
    addLine(to: CGPoint(x: left + bl, y: bottom))
    if bl > 0 {
      addCurve(
        to: CGPoint(x: left, y: bottom - bl), controlPoint1: CGPoint(x: left + bl * k, y: bottom),
        controlPoint2: CGPoint(x: left, y: bottom - bl * k))
    }
    addLine(to: CGPoint(x: left, y: top + tl))
    if tl > 0 {
      addCurve(
        to: CGPoint(x: left + tl, y: top), controlPoint1: CGPoint(x: left, y: top + tl * k),
        controlPoint2: CGPoint(x: left + tl * k, y: top))
    }
    close()
  }

  /// Adds an arc, joined by a line to what is there.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where the arc begins: radians from the positive x axis, clockwise where y points down.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Which way round it goes.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    guard sweep.isFinite else { return }
    if abs(sweep) >= turn {
      sweep = clockwise ? turn : -turn
    } else if clockwise, sweep < 0 {
      sweep += turn
    } else if !clockwise, sweep > 0 {
      sweep -= turn
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
    let pieces = Int((abs(sweep) / (.pi / 2)).rounded(.up))
    let step = sweep / CGFloat(pieces)
    let k = radius * 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let (from, to) = (startAngle + step * CGFloat(piece), startAngle + step * CGFloat(piece + 1))
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b, controlPoint1: CGPoint(x: a.x - k * sin(from), y: a.y + k * cos(from)),
        controlPoint2: CGPoint(x: b.x + k * sin(to), y: b.y - k * cos(to)))
    }
  }

  // The length of the control arms, in radii, that brings a cubic nearest to a quarter of a circle.
  private static let quarterArc: CGFloat = 0.552_284_749_8
}
