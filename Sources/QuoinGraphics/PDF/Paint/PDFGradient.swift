import Foundation
import QuoinDiagnostics

/// Writes gradients as shadings.
struct PDFGradient {
  let shape: Gradient.Shape
  let ramp: ColorRamp
  /// From the gradient's points to those of the page.
  let transform: CGAffineTransform
  /// What is covered at most, in the gradient's points.
  let bounds: CGRect

  /// What of each colour is written.
  private enum Part {
    case color, inks, alpha

    var space: String {
      switch self {
      case .color: "/DeviceRGB"
      case .inks: "/DeviceCMYK"
      case .alpha: "/DeviceGray"
      }
    }

    /// How many numbers a colour has.
    var count: Int {
      switch self {
      case .color: 3
      case .inks: 4
      case .alpha: 1
      }
    }

    func values(_ color: CGColor) -> [CGFloat] {
      switch self {
      case .color: return [color.red, color.green, color.blue]
      case .inks:
        guard let inks = color.inks else { return [0, 0, 0, 0] }
        return [inks.cyan, inks.magenta, inks.yellow, inks.black].map { CGFloat($0) / 1000 }
      case .alpha: return [color.alpha]
      }
    }
  }

  /// Writes it as a pattern.
  ///
  /// - Parameter base: From points of the page to the space of what is drawn on.
  func write(to writer: PDFWriter, base: CGAffineTransform) throws(Diagnostic) -> PDFPattern {
    // All of its colours are of inks, or none is.
    let shading = try write(ramp.stops.first?.color.inks == nil ? .color : .inks, to: writer)
    let number = writer.allocate()
    try writer.append(
      """
      << /Type /Pattern /PatternType 2 /Shading \(shading) 0 R
         /Matrix [ \(words(of: (local * transform) * base)) ] >>
      """, as: number)
    if ramp.isOpaque { return PDFPattern(number: number) }
    return PDFPattern(number: number, mask: try writeMask(to: writer))
  }

  /// Writes a graphics state that lets through as much as the colours are opaque.
  private func writeMask(to writer: PDFWriter) throws(Diagnostic) -> Int {
    let shading = try write(.alpha, to: writer)
    let (form, state) = (writer.allocate(), writer.allocate())
    var content = PDFBytes()
    content.add(local * transform)
    content.add("cm /S sh\n")
    // What is stroked goes beyond its path.
    let box = bounds.applying(transform).insetBy(dx: -1, dy: -1)
    try writer.append(
      deflating: content.bytes,
      """
      /Type /XObject /Subtype /Form /BBox [ \(words(of: box)) ] /Resources << /Shading << /S \(shading) 0 R >> >>
         /Group << /Type /Group /S /Transparency /CS /DeviceGray >>
      """, as: form)
    try writer.append(
      "<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G \(form) 0 R >> >>", as: state)
    return state
  }

  // MARK: Shadings

  /// From the shading's own space to the gradient's.
  private var local: CGAffineTransform {
    guard case .radial(let center, let radius) = shape else { return .identity }
    return CGAffineTransform(a: radius.width, b: 0, c: 0, d: radius.height, tx: center.x, ty: center.y)
  }

  private func write(_ part: Part, to writer: PDFWriter) throws(Diagnostic) -> Int {
    let number = writer.allocate()
    switch shape {
    case .linear(let from, let to):
      try writer.append(
        """
        << /ShadingType 2 /ColorSpace \(part.space) /Coords [ \(PDFText.numbers([from.x, from.y, to.x, to.y])) ]
           /Extend [ true true ] /Function \(function(of: part)) >>
        """, as: number)
    case .radial:
      try writer.append(
        """
        << /ShadingType 3 /ColorSpace \(part.space) /Coords [ 0 0 0 0 0 1 ]
           /Extend [ true true ] /Function \(function(of: part)) >>
        """, as: number)
    case .conic(let center, let angle):
      let fan = fan(around: center, from: angle, of: part)
      try writer.append(deflating: fan.bytes, fan.entries, as: number)
    }
    return number
  }

  /// The colours along the gradient, from 0 to 1.
  private func function(of part: Part) -> String {
    var functions: [String] = []
    var ends: [CGFloat] = []
    func add(_ from: CGColor, _ to: CGColor, until end: CGFloat) {
      functions.append(
        "<< /FunctionType 2 /Domain [ 0 1 ] /N 1 /C0 [ \(PDFText.numbers(part.values(from))) ] /C1 [ \(PDFText.numbers(part.values(to))) ] >>"
      )
      ends.append(end)
    }
    guard let first = ramp.stops.first, let last = ramp.stops.last else { return "null" }
    if first.location > 0 { add(first.color, first.color, until: first.location) }
    // Two stops at one place make an edge.
    for (from, to) in zip(ramp.stops, ramp.stops.dropFirst()) where to.location - from.location > 1e-6 {
      add(from.color, to.color, until: to.location)
    }
    if last.location < 1 { add(last.color, last.color, until: 1) }
    if functions.count == 1 { return functions[0] }
    let codes = Array(repeating: "0 1", count: functions.count).joined(separator: " ")
    let bounds = ends.dropLast().map { DecimalText.number($0, parts: 1_000_000) }.joined(separator: " ")
    return """
      << /FunctionType 3 /Domain [ 0 1 ] /Functions [ \(functions.joined(separator: "\n"))  ]
         /Bounds [ \(bounds) ] /Encode [ \(codes) ] >>
      """
  }

  // MARK: Fans

  /// How many patches a turn has at least.
  private static let patches = 72

  /// A fan of patches around the centre, a fixed number for each turn and one more at each stop.
  private func fan(
    around center: CGPoint, from angle: CGFloat, of part: Part
  ) -> (bytes: [UInt8], entries: String) {
    let reach = bounds.reach(from: center)
    let area = CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    var bytes: [UInt8] = []
    func add(_ value: CGFloat, _ count: Int) {
      let most = CGFloat(UInt64(1) << UInt64(8 * count) - 1)
      let number = UInt64(nearest: (min(max(value, 0), 1) * most).rounded())
      for shift in (0..<count).reversed() {
        bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * shift)))
      }
    }
    func add(_ point: CGPoint) {
      add((point.x - area.minX) / area.width, 4)
      add((point.y - area.minY) / area.height, 4)
    }
    var cuts = (0...Self.patches).map { CGFloat($0) / CGFloat(Self.patches) } + ramp.stops.map(\.location)
    cuts.sort()
    for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-6 {
      // Colours just inside the patch, so that two stops at one place make a sharp edge.
      let (first, last) = (ramp.color(at: from + 1e-7), ramp.color(at: to - 1e-7))
      func edge(_ t: CGFloat) -> CGPoint {
        let turn = angle + t * 2 * .pi
        return CGPoint(x: center.x + reach * cos(turn), y: center.y + reach * sin(turn))
      }
      let corners = [center, edge(from), edge(to), center]
      bytes.append(0)
      // Straight sides, each with its two points between.
      for (start, end) in zip(corners, corners.dropFirst() + [center]) {
        for step in 0..<3 {
          let share = CGFloat(step) / 3
          add(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
      }
      for color in [first, first, last, last] {
        for value in part.values(color) { add(value, 2) }
      }
    }
    let ranges = Array(repeating: "0 1", count: part.count)
    let box = [area.minX, area.maxX, area.minY, area.maxY]
    return (
      bytes,
      """
      /ShadingType 6 /ColorSpace \(part.space) /BitsPerCoordinate 32 /BitsPerComponent 16 /BitsPerFlag 8
         /Decode [ \(PDFText.numbers(box)) \(ranges.joined(separator: " ")) ]
      """
    )
  }

  // MARK: Words

  private func words(of matrix: CGAffineTransform) -> String {
    var words = PDFBytes()
    words.add(matrix)
    return String(decoding: words.bytes, as: UTF8.self)
  }

  private func words(of box: CGRect) -> String { PDFText.numbers([box.minX, box.minY, box.maxX, box.maxY]) }
}

extension CGAffineTransform {
  /// The first transform, then the second.
  fileprivate static func * (first: CGAffineTransform, second: CGAffineTransform) -> CGAffineTransform {
    first.concatenating(second)
  }
}
