import Foundation
import QuoinGraphics

/// Reads the notation that symbols are written in: parts with a bar between them, from the back to the front.
///
/// A part begins with a letter that says what it is: `s` a stroke, `t` a thinner one, `f` a filled area, `b` one that is
/// stroked too, `o` an outline that is filled in the symbol's filled variant, `i` a stroke, `j` an area and `c` an area
/// with its stroke upon it, which are cut out of the filled variant, and `g` an area that is always cut out.
/// Its path follows, in units of a box of 24 by 24: `M L C H V Z` as in SVG, and shapes: `O` a circle (centre, radius),
/// `E` an ellipse (centre, radii), `R` a rectangle (corner, size, corner radius), `A` an arc (centre, radius, first and
/// last angle in degrees clockwise from the right), `P` a polygon (centre, radius, corners), `S` a star (centre, outer
/// and inner radius, points), `G` a gear (centre, inner and outer radius, teeth) and `W` a wavy circle (centre, radius,
/// waves).
nonisolated struct SymbolNotation {
  private var scanner: Substring.UTF8View
  private let path = UIBezierPath()

  /// The parts of a symbol.
  static func parts(of text: String) -> [SymbolPart] {
    text.split(separator: "|").compactMap { text in
      guard let kind = text.first else { return nil }
      var notation = SymbolNotation(scanner: text.dropFirst().utf8)
      notation.read()
      return part(kind, notation.path.elements)
    }
  }

  private init(scanner: Substring.UTF8View) { self.scanner = scanner }

  private static func part(_ kind: Character, _ path: [PathElement]) -> SymbolPart? {
    switch kind {
    case "s": SymbolPart(path: path, paint: .stroke)
    case "t": SymbolPart(path: path, paint: .stroke, width: 0.75)
    case "f": SymbolPart(path: path, paint: .fill)
    case "b": SymbolPart(path: path, paint: .body)
    case "o": SymbolPart(path: path, paint: .stroke, role: .outline)
    case "i": SymbolPart(path: path, paint: .stroke, role: .inner)
    case "j": SymbolPart(path: path, paint: .fill, role: .inner)
    case "c": SymbolPart(path: path, paint: .body, role: .inner)
    case "g": SymbolPart(path: path, paint: .fill, role: .cut)
    default: nil
    }
  }

  private mutating func read() {
    var command = UInt8(ascii: "M")
    while true {
      skipSpaces()
      guard let next = scanner.first else { return }
      if next >= UInt8(ascii: "A") {
        command = next
        scanner = scanner.dropFirst()
      }
      let remaining = scanner.count
      add(command)
      // What cannot be read ends the part, so that a slip in a drawing shows at once.
      if scanner.count == remaining, command != UInt8(ascii: "Z") { return }
    }
  }

  private mutating func add(_ command: UInt8) {
    switch Character(UnicodeScalar(command)) {
    case "M": path.move(to: point())
    case "L": path.addLine(to: point())
    case "H": path.addLine(to: CGPoint(x: number(), y: path.currentPoint.y))
    case "V": path.addLine(to: CGPoint(x: path.currentPoint.x, y: number()))
    case "C":
      let (first, second) = (point(), point())
      path.addCurve(to: point(), controlPoint1: first, controlPoint2: second)
    case "Z": path.close()
    case "O":
      let (center, radius) = (point(), number())
      path.addOval(in: box(center, radius, radius))
    case "E":
      let center = point()
      path.addOval(in: box(center, number(), number()))
    case "R":
      let origin = point()
      let rect = CGRect(x: origin.x, y: origin.y, width: number(), height: number())
      path.addRoundedRect(rect, radii: CornerRadii(number()))
    case "A":
      let (center, radius) = (point(), number())
      let (first, last) = (number() * .pi / 180, number() * .pi / 180)
      path.addArc(
        withCenter: center, radius: radius, startAngle: first, endAngle: last, clockwise: last > first)
    case "P":
      let (center, radius) = (point(), number())
      addPolygon(center, [radius], count: Int(number()))
    case "S":
      let (center, outer, inner) = (point(), number(), number())
      addPolygon(center, [outer, inner], count: 2 * Int(number()))
    case "G": addGear(point(), inner: number(), outer: number(), teeth: Int(number()))
    case "W": addWaves(point(), radius: number(), count: Int(number()))
    default: break
    }
  }

  // MARK: Shapes

  private func box(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) -> CGRect {
    CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)
  }

  /// A point on a circle; turns begin at the top and go clockwise.
  private func point(_ center: CGPoint, _ radius: CGFloat, turn: CGFloat) -> CGPoint {
    let angle = turn * 2 * .pi
    return CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  private func addPolygon(_ center: CGPoint, _ radii: [CGFloat], count: Int) {
    for corner in 0..<count {
      let point = point(center, radii[corner % radii.count], turn: CGFloat(corner) / CGFloat(count))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
  }

  private func addGear(_ center: CGPoint, inner: CGFloat, outer: CGFloat, teeth: Int) {
    // Where in a tooth's share of the turn the corners lie: up, along the top, down, along the foot.
    let corners: [(share: CGFloat, radius: CGFloat)] = [
      (-0.34, inner), (-0.19, outer), (0.19, outer), (0.34, inner),
    ]
    for tooth in 0..<teeth {
      for (index, corner) in corners.enumerated() {
        let point = point(center, corner.radius, turn: (CGFloat(tooth) + corner.share) / CGFloat(teeth))
        if tooth == 0, index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.close()
  }

  private func addWaves(_ center: CGPoint, radius: CGFloat, count: Int) {
    let share = 1 / CGFloat(count)
    // The waves' feet lie on a smaller circle, and their control points beyond the greater one.
    let foot = radius * 0.9
    path.move(to: point(center, foot, turn: -share / 2))
    for wave in 0..<count {
      let middle = CGFloat(wave) * share
      path.addCurve(
        to: point(center, foot, turn: middle + share / 2),
        controlPoint1: point(center, radius * 1.08, turn: middle - share * 0.3),
        controlPoint2: point(center, radius * 1.08, turn: middle + share * 0.3))
    }
    path.close()
  }

  // MARK: Numbers

  private mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  private mutating func number() -> CGFloat {
    skipSpaces()
    let digits = scanner.prefix {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || (48...57).contains($0)
    }
    scanner = scanner[digits.endIndex...]
    return Double(Substring(digits)).map { CGFloat($0) } ?? 0
  }

  private mutating func skipSpaces() {
    scanner = scanner.drop { $0 == UInt8(ascii: " ") }
  }
}
