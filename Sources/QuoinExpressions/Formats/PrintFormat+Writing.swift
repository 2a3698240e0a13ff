import Foundation
import QuoinDiagnostics
import QuoinResources

extension PrintFormat {
  /// The text with values in their places.
  ///
  /// - Parameters:
  ///   - arguments: The values, as many as the format takes.
  ///   - name: What messages call the format.
  ///   - symbols: How numbers are written.
  ///   - host: Writes objects.
  /// - Throws: That there are too many or too few values, or which one does not fit; that the text becomes longer than
  ///   strings may be.
  public func text(
    _ arguments: [Value], of name: String, symbols: NumberSymbols = NumberSymbols(),
    in host: any ExpressionHost = PlainHost.shared
  ) throws(Diagnostic) -> String {
    let text = FormattedText(meter: BudgetMeter.current)
    return try self.text(arguments, of: name, symbols: symbols, in: host, after: text).text
  }

  /// The text with values in their places.
  ///
  /// - Parameter beginning: What it comes behind, with the limits that hold.
  func text(
    _ arguments: [Value], of name: String, symbols: NumberSymbols, in host: any ExpressionHost,
    after beginning: FormattedText
  ) throws(Diagnostic) -> FormattedText {
    guard arguments.count == argumentCount else {
      throw .wrongCount(name, expected: argumentCount, orMore: false, found: arguments.count)
    }
    var text = beginning
    let writer = PrintFormatWriter(arguments: arguments, name: name, symbols: symbols, host: host)
    for piece in pieces {
      switch piece {
      case .text(let literal): try text.append(literal)
      case .value(let conversion): try text.append(writer.text(of: conversion))
      case .substitution(let name, _): throw .unknownSubstitution(name)
      }
    }
    return text
  }
}

/// Writes values in the places of a format.
package struct PrintFormatWriter {
  package let arguments: [Value]
  package let name: String
  let symbols: NumberSymbols
  let host: any ExpressionHost

  package init(
    arguments: [Value], name: String, symbols: NumberSymbols = NumberSymbols(), host: any ExpressionHost
  ) {
    (self.arguments, self.name, self.symbols, self.host) = (arguments, name, symbols, host)
  }

  /// A value as it stands in its place; there has to be one.
  package func text(of conversion: PrintFormat.Conversion) throws(Diagnostic) -> String {
    var conversion = conversion
    let width = try size(conversion.width, of: conversion)
    if let width, width < 0 { conversion.flags.insert(.left) }
    // A negative precision counts as none.
    let precision = try size(conversion.precision, of: conversion).flatMap { $0 < 0 ? nil : $0 }
    let body = try body(of: conversion, precision: precision)
    return body.padded(to: Int((width ?? 0).magnitude), conversion.flags)
  }

  /// A value as it is written, before its room is filled.
  private func body(of conversion: PrintFormat.Conversion, precision: Int?) throws(Diagnostic) -> Body {
    let value = arguments[conversion.argument]
    switch conversion.kind {
    case .anything:
      let text = value.text(in: host)
      return Body(precision.map { String(text.prefix($0)) } ?? text)
    case .text:
      guard case .string(let text) = value else { throw mismatch(conversion, wanted: "text") }
      return Body(precision.map { String(text.prefix($0)) } ?? text)
    case .character: return Body(try character(value, conversion))
    case .whole: return try whole(value, conversion, precision: precision)
    case .number: return try number(value, conversion, precision: precision)
    }
  }

  private func character(_ value: Value, _ conversion: PrintFormat.Conversion) throws(Diagnostic) -> String {
    switch value {
    case .string(let text) where text.count == 1: return text
    case .number(let number):
      if let scalar = UInt32(exactly: number).flatMap({ Unicode.Scalar($0) }) { return String(scalar) }
    default: break
    }
    throw mismatch(conversion, wanted: "one character")
  }

  private func size(
    _ size: PrintFormat.Size?, of conversion: PrintFormat.Conversion
  ) throws(Diagnostic) -> Int? {
    switch size {
    case nil: return nil
    case .fixed(let number): return number
    case .argument(let index):
      guard case .number(let number) = arguments[index], abs(number) <= 4096 else {
        var conversion = conversion
        conversion.argument = index
        throw mismatch(conversion, wanted: "a whole number up to 4096")
      }
      return Int(number)
    }
  }

  func mismatch(_ conversion: PrintFormat.Conversion, wanted: String) -> Diagnostic {
    .formatMismatch(
      name, argument: conversion.argument + 1, conversion: conversion.spelling, wanted: wanted,
      found: arguments[conversion.argument].described(in: host))
  }
}

extension PrintFormatWriter {
  /// A value as it is written, taken apart so that room can be filled between the parts.
  struct Body {
    /// A sign, and what tells the base of digits.
    var prefix = ""
    var text: String
    /// Whether room may be filled with zeros.
    var takesZeros = false

    init(_ text: String) { self.text = text }

    func padded(to width: Int, _ flags: PrintFormat.Flags) -> String {
      let missing = width - prefix.count - text.count
      if missing <= 0 { return prefix + text }
      if flags.contains(.left) { return prefix + text + String(repeating: " ", count: missing) }
      if flags.contains(.zeros), takesZeros { return prefix + String(repeating: "0", count: missing) + text }
      return String(repeating: " ", count: missing) + prefix + text
    }
  }
}

extension Diagnostic {
  static func formatMismatch(
    _ name: String, argument: Int, conversion: String, wanted: String, found: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "Type mismatch in '\(name)': argument \(argument) for \(conversion) has to be \(wanted), not \(found)")
  }

  static func unknownSubstitution(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The format names %#@\(name)@, for which there are no variants")
  }
}
