import CQuoinGraphics
import Foundation

/// Draws the outlines of a font as they are described by Adobe's technical note 5177, whatever its file has them in.
///
/// That serves fonts that a PDF cannot hold as their file has them: those that stand elsewhere on their axes, those with
/// tables of a kind of their own, and those of many thousand glyphs that go by numbers of characters.
struct CFFOutlinePen {
  private var words: [UInt8] = []
  private var (x, y) = (0, 0)
  private var width: Int?
  /// Numbers whose operator is still to come, since it takes more of them.
  private var operands: [Int] = []
  private var step = Step.line
  /// What may stand behind them under the same operator.
  private var next = Step.line
  /// The corners of all that was drawn.
  private var corners: (minX: Int, minY: Int, maxX: Int, maxY: Int)?

  /// Operators of lines and curves. What begins or ends along an axis has a number less for it.
  private enum Step: UInt8 {
    case line = 5
    case lineAcross = 6
    case lineUp = 7
    case curve = 8
    case curveUp = 26
    case curveAcross = 27
    case curveUpAndAcross = 30
    case curveAcrossAndUp = 31

    /// What may stand behind it under the same operator.
    var next: Step {
      switch self {
      case .lineAcross: .lineUp
      case .lineUp: .lineAcross
      case .curveUpAndAcross: .curveAcrossAndUp
      case .curveAcrossAndUp: .curveUpAndAcross
      default: self
      }
    }
  }

  /// Readers keep no more numbers than this.
  private static let mostOperands = 48

  /// The file of a font with some of its glyphs, which keep their numbers.
  ///
  /// - Parameters:
  ///   - face: The font.
  ///   - glyphs: The numbers of the glyphs, rising.
  static func font(_ face: FontFace, glyphs: [Int]) -> [UInt8] {
    let keys = [0] + glyphs.filter { $0 != 0 }
    return font(face, keys, keys.map { UInt16(truncatingIfNeeded: $0) }, strings: nil)
  }

  /// The file of a font with glyphs that go by names.
  ///
  /// - Parameter named: The numbers of their names, of which 391 is the euro's, with those of the glyphs.
  static func font(_ face: FontFace, named: [(name: UInt16, glyph: Int)]) -> [UInt8] {
    font(face, [0] + named.map(\.glyph), [0] + named.map(\.name), strings: ["Euro"])
  }

  private static func font(
    _ face: FontFace, _ glyphs: [Int], _ keys: [UInt16], strings: [String]?
  ) -> [UInt8] {
    var pen = CFFOutlinePen()
    let outlines = glyphs.map { pen.outline(of: $0, in: face) }
    let corners = pen.corners ?? (0, 0, 0, 0)
    let box = [corners.minX, corners.minY, corners.maxX, corners.maxY].flatMap { CFFFile.number($0) }
    let unit = CFFFile.number(face.unit)
    let zero = CFFFile.number(0)
    return CFFFile(
      name: Array(PDFText.name(face.record.postScriptName).utf8.dropFirst()), box: box,
      matrix: abs(face.unit - 0.001) < 1e-9 ? nil : [unit, zero, zero, unit, zero, zero].flatMap { $0 },
      keys: keys, strings: strings, outlines: CFFFile.index(outlines)
    ).bytes
  }

  private mutating func outline(of glyph: Int, in face: FontFace) -> [UInt8] {
    words = []
    (x, y) = (0, 0)
    let advance = Int(hb_font_get_glyph_h_advance(face.shaper, hb_codepoint_t(glyph)))
    width = advance == 0 ? nil : advance
    withUnsafeMutablePointer(to: &self) { pen in
      hb_font_get_glyph_shape(face.shaper, hb_codepoint_t(glyph), Self.calls, pen)
    }
    endStep()
    addWidth()
    words.append(14)
    return words
  }

  // MARK: Steps

  /// What HarfBuzz calls; curves of other kinds it turns into those of four points.
  ///
  /// Nobody changes it once it is made.
  nonisolated(unsafe) private static let calls: OpaquePointer? = {
    let calls = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      calls, { _, pen, _, x, y, _ in CFFOutlinePen.at(pen)?.pointee.move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      calls, { _, pen, _, x, y, _ in CFFOutlinePen.at(pen)?.pointee.addLine(to: (x, y)) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      calls,
      { _, pen, _, x1, y1, x2, y2, x, y, _ in
        CFFOutlinePen.at(pen)?.pointee.addCurve(by: (x1, y1), (x2, y2), to: (x, y))
      }, nil, nil)
    hb_draw_funcs_make_immutable(calls)
    return calls
  }()

  private static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<CFFOutlinePen>? {
    data?.assumingMemoryBound(to: CFFOutlinePen.self)
  }

  private mutating func move(_ x: Float, _ y: Float) {
    endStep()
    addWidth()
    for number in go(to: (x, y)) { add(number) }
    words.append(21)
  }

  private mutating func addLine(to point: (Float, Float)) {
    let way = go(to: point)
    if way[1] == 0 { return add(.lineAcross, [way[0]]) }
    if way[0] == 0 { return add(.lineUp, [way[1]]) }
    add(.line, way)
  }

  private mutating func addCurve(by first: (Float, Float), _ second: (Float, Float), to end: (Float, Float)) {
    let (first, second, end) = (go(to: first), go(to: second), go(to: end))
    switch (first[0] == 0, first[1] == 0, end[0] == 0, end[1] == 0) {
    case (_, true, _, true): add(.curveAcross, [first[0]] + second + [end[0]])
    case (true, _, true, _): add(.curveUp, [first[1]] + second + [end[1]])
    case (_, true, true, _): add(.curveAcrossAndUp, [first[0]] + second + [end[1]])
    case (true, _, _, true): add(.curveUpAndAcross, [first[1]] + second + [end[0]])
    default: add(.curve, first + second + end)
    }
  }

  private mutating func add(_ step: Step, _ numbers: [Int]) {
    if operands.isEmpty || step != next || operands.count + numbers.count > Self.mostOperands {
      endStep()
      self.step = step
    }
    next = step.next
    operands += numbers
  }

  /// How far it is to a point, which is the current one from now on.
  private mutating func go(to point: (x: Float, y: Float)) -> [Int] {
    let (x, y) = (Int(nearest: CGFloat(point.x.rounded())), Int(nearest: CGFloat(point.y.rounded())))
    defer { (self.x, self.y) = (x, y) }
    let known = corners ?? (x, y, x, y)
    corners = (min(known.minX, x), min(known.minY, y), max(known.maxX, x), max(known.maxY, y))
    return [x - self.x, y - self.y]
  }

  private mutating func endStep() {
    if operands.isEmpty { return }
    for number in operands { add(number) }
    operands = []
    words.append(step.rawValue)
  }

  /// The width stands before the numbers of the first operator.
  private mutating func addWidth() {
    if let width { add(width) }
    width = nil
  }

  private mutating func add(_ number: Int) {
    switch number {
    case -107...107: words.append(UInt8(number + 139))
    case 108...1131: words += [UInt8((number - 108) >> 8 + 247), UInt8((number - 108) & 0xFF)]
    case -1131 ... -108: words += [UInt8((-number - 108) >> 8 + 251), UInt8((-number - 108) & 0xFF)]
    default:
      let bits = UInt16(truncatingIfNeeded: number)
      words += [28, UInt8(bits >> 8), UInt8(bits & 0xFF)]
    }
  }
}
