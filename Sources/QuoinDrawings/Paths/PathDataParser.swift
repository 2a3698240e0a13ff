import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// Reads SVG's path language: https://www.w3.org/TR/SVG11/paths.html#PathData.
package nonisolated struct PathDataParser {
  private let bytes: [UInt8]
  private var position = 0
  private var steps: [PathElement] = []
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors, with the kind of curve that it belongs to.
  private var control: (point: CGPoint, isCubic: Bool)?

  private let meter = BudgetMeter.current
  /// The bytes of steps that have been counted.
  private var counted = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads a path.
  ///
  /// - Throws: A diagnostic that tells at which character something else was expected.
  package static func parse(_ text: String) throws(Diagnostic) -> [PathElement] {
    var parser = PathDataParser(text)
    try parser.meter?.count(parser.bytes.count * 2)
    // Whoever keeps the steps counts them on.
    defer { parser.meter?.giveBack(memory: parser.counted) }
    try parser.parse()
    return parser.steps
  }

  private mutating func parse() throws(Diagnostic) {
    skipSpace()
    while position < bytes.count {
      let letter = bytes[position]
      guard Self.commands.contains(letter) else { throw expected("one of the commands MLHVCSQTAZ") }
      if steps.isEmpty, letter | 0x20 != UInt8(ascii: "m") { throw expected("M or m, which begins a path") }
      position += 1
      try perform(letter | 0x20, isRelative: letter & 0x20 != 0)
      skipSpace()
    }
  }

  private static let commands = Set("MmLlHhVvCcSsQqTtAaZz".utf8)

  /// Reads what a command takes, as often as it is there.
  private mutating func perform(_ command: UInt8, isRelative: Bool) throws(Diagnostic) {
    if command == UInt8(ascii: "z") {
      steps.append(.close)
      current = start
      control = nil
      return
    }
    var isFirst = true
    repeat {
      // After a subpath was closed, the next one begins where it began.
      if steps.last == .close, command != UInt8(ascii: "m") { steps.append(.move(current)) }
      counted += MemoryLayout<PathElement>.stride
      try meter?.countMemory(MemoryLayout<PathElement>.stride)
      let origin = isRelative ? current : .zero
      switch command {
      case UInt8(ascii: "m"):
        let point = try point(from: origin)
        if isFirst {
          steps.append(.move(point))
          (current, start, control) = (point, point, nil)
        } else {
          line(to: point)
        }
      case UInt8(ascii: "l"): line(to: try point(from: origin))
      case UInt8(ascii: "h"): line(to: CGPoint(x: try number() + origin.x, y: current.y))
      case UInt8(ascii: "v"): line(to: CGPoint(x: current.x, y: try number() + origin.y))
      case UInt8(ascii: "c"):
        let first = try point(from: origin)
        let second = try point(from: origin)
        curve(to: try point(from: origin), first, second)
      case UInt8(ascii: "s"):
        let first = mirroredControl(isCubic: true)
        let second = try point(from: origin)
        curve(to: try point(from: origin), first, second)
      case UInt8(ascii: "q"):
        let control = try point(from: origin)
        quadCurve(to: try point(from: origin), control)
      case UInt8(ascii: "t"):
        let control = mirroredControl(isCubic: false)
        quadCurve(to: try point(from: origin), control)
      default: try arc(from: origin)
      }
      isFirst = false
      skipSeparator()
    } while isAtNumber
  }

  // MARK: Steps

  private mutating func line(to point: CGPoint) {
    steps.append(.line(point))
    (current, control) = (point, nil)
  }

  private mutating func curve(to point: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    steps.append(.curve(point, first, second))
    (current, control) = (point, (second, true))
  }

  private mutating func quadCurve(to point: CGPoint, _ middle: CGPoint) {
    func third(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
    }
    steps.append(.curve(point, third(current), third(point)))
    (current, control) = (point, (middle, false))
  }

  /// The last curve's control point on the other side of where it ended; that end after any other step.
  private func mirroredControl(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func arc(from origin: CGPoint) throws(Diagnostic) {
    let radii = CGSize(width: abs(try number()), height: abs(try number()))
    let turn = try number() * .pi / 180
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point(from: origin)
    let curves = EllipticArc(
      from: current, to: end, radii: radii, turn: turn, isLarge: isLarge, isClockwise: isClockwise
    ).curves
    if curves.isEmpty { return line(to: end) }
    steps.append(contentsOf: curves)
    (current, control) = (end, nil)
  }

  // MARK: Characters

  private var isAtNumber: Bool {
    guard position < bytes.count else { return false }
    return switch bytes[position] {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[position]) { position += 1 }
  }

  /// Skips white space with one comma in it.
  private mutating func skipSeparator() {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { return }
    let comma = position
    position += 1
    skipSpace()
    // A comma stands between numbers; what follows instead is told at the comma.
    if !isAtNumber { position = comma }
  }

  private mutating func point(from origin: CGPoint) throws(Diagnostic) -> CGPoint {
    let x = try number()
    return CGPoint(x: x + origin.x, y: try number() + origin.y)
  }

  /// One digit, which needs nothing between it and what follows.
  private mutating func flag() throws(Diagnostic) -> Bool {
    skipSeparator()
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else {
      throw expected("0 or 1, a flag of an arc")
    }
    position += 1
    return bytes[position - 1] == 0x31
  }

  private mutating func number() throws(Diagnostic) -> CGFloat {
    skipSeparator()
    let start = position
    func skipDigits() -> Int {
      let first = position
      while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
      return position - first
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
    var digits = skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      throw expected("a number")
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let exponent = position
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+")
      {
        position += 1
      }
      if skipDigits() == 0 { position = exponent }
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      abs(value) <= Self.largest
    else {
      position = start
      throw expected("a number up to ten million")
    }
    return CGFloat(value)
  }

  /// Beyond this nothing is drawn, and sums stay exact below it.
  private static let largest = 1e7

  private func expected(_ what: String) -> Diagnostic {
    let text = String(decoding: bytes[..<position], as: UTF8.self)
    let next = String(decoding: bytes[position...].prefix(40), as: UTF8.self).first
    return .pathExpected(what, character: text.count + 1, found: next)
  }
}

nonisolated extension Diagnostic {
  /// Path data that goes on otherwise than the language has it.
  ///
  /// - Parameter character: Counted from 1.
  static func pathExpected(_ what: String, character: Int, found: Character?) -> Diagnostic {
    Diagnostic(
      .error,
      "Character \(character) of the path has to be \(what)\(found.map { ", not '\($0)'" } ?? "; it ends there")"
    )
  }
}
