import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

extension LocalizedString {
  /// The characters as they are, percent signs included.
  func rawText(for traits: UITraitCollection) -> String {
    variants.text(for: traits.userInterfaceIdiom.deviceName, nil)
  }

  /// The text with values in its places.
  ///
  /// - Parameters:
  ///   - arguments: The values.
  ///   - key: What messages call the string.
  ///   - traits: The device.
  ///   - host: Writes objects.
  ///   - meter: Counts what it takes, within its limit on strings.
  func text(
    _ arguments: [Value], of key: String, for traits: UITraitCollection, in host: any ExpressionHost,
    meter: BudgetMeter?
  ) throws(Diagnostic) -> String {
    let expected = try argumentCount(meter)
    guard arguments.count == expected else {
      throw .wrongArgumentCount(key, expected: expected, found: arguments.count)
    }
    let device = traits.userInterfaceIdiom.deviceName
    // A string that varies as a whole varies with its first number.
    let number = variants.hasPlurals ? arguments.lazy.compactMap(\.pluralNumber).first : nil
    let chosen = variants.text(for: device, number.map { category(of: $0, variants) })
    let writer = PrintFormatWriter(
      arguments: arguments, name: key, symbols: NumberSymbols(language: language), host: host)
    var text = FormattedText(meter: meter)
    try write(PrintFormat(chosen), from: 0, writer, device: device, to: &text)
    return text.text
  }

  private func write(
    _ format: PrintFormat, from first: Int, _ writer: PrintFormatWriter, device: String,
    to text: inout FormattedText
  ) throws(Diagnostic) {
    let offset = format.usesPositions ? 0 : first
    for piece in format.pieces {
      switch piece {
      case .text(let literal): try text.append(literal)
      case .value(let conversion): try text.append(writer.text(of: conversion.moved(by: offset)))
      case .substitution(let name, let argument):
        guard let substitution = substitutions[name] else { throw .unknownSubstitution(name, nearest: nil) }
        let own = substitution.argument ?? argument + offset
        guard let number = writer.arguments[own].pluralNumber else {
          throw .noPluralNumber(writer.name, argument: own + 1, found: writer.arguments[own].mention)
        }
        let chosen = substitution.variants.text(for: device, category(of: number, substitution.variants))
        try text.countPiece()
        try write(PrintFormat(substitution.format(chosen)), from: own, writer, device: device, to: &text)
      }
    }
  }

  private func category(of number: Double, _ variants: StringVariants) -> PluralCategory {
    // No things may be spoken of apart from what the language does with zero.
    number == 0 && variants.hasZero ? .zero : PluralRules.category(of: number, in: language)
  }
}

extension Value {
  /// The number that decides between singular and plural.
  var pluralNumber: Double? {
    switch self {
    case .number(let number): number
    case .bool(let bool): bool ? 1 : 0
    // Numbers beyond 2^53 come as their digits.
    case .string(let text) where !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }:
      Double(text)
    default: nil
    }
  }
}

extension UIUserInterfaceIdiom {
  /// What string catalogs call the device.
  var deviceName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    case .tv: "appletv"
    case .vision: "applevision"
    case .carPlay, .unspecified: "other"
    }
  }
}

extension Diagnostic {
  static func wrongArgumentCount(_ key: String, expected: Int, found: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(key)' expects \(expected == 0 ? "no" : "\(expected)") argument\(expected == 1 ? "" : "s") but got \(found)"
    )
  }

  static func noPluralNumber(_ key: String, argument: Int, found: String) -> Diagnostic {
    Diagnostic(
      .error,
      "Type mismatch in '\(key)': argument \(argument) chooses between singular and plural and has to be a number, not \(found)"
    )
  }
}
