import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources

/// One string in one language, with its variants.
struct LocalizedString: Sendable {
  /// The characters, or those to choose from.
  var variants: StringVariants
  /// What `%#@name@` in the characters stands for, by name.
  var substitutions: [String: StringSubstitution] = [:]
  /// The language as its folder or catalog calls it; empty for strings without one.
  let language: String
  /// Where the string stands.
  let place: SourcePlace?

  /// How many values the string takes as a format.
  ///
  /// - Parameter meter: Counts what it takes to find out.
  /// - Throws: What is wrong with the formats in it.
  func argumentCount(_ meter: BudgetMeter? = .current) throws(Diagnostic) -> Int {
    var most = 0
    var known: [Place: Int] = [:]
    for text in variants.texts {
      most = max(most, try count(of: PrintFormat(text), from: 0, within: [], meter, &known))
    }
    return most
  }

  /// A substitution that is chosen by a value.
  private struct Place: Hashable {
    let name: String
    let argument: Int
  }

  /// - Parameters:
  ///   - names: The substitutions that have led here, the outermost first.
  ///   - known: What was counted before: substitutions may name each other by many ways.
  private func count(
    of format: PrintFormat, from first: Int, within names: [String], _ meter: BudgetMeter?,
    _ known: inout [Place: Int]
  ) throws(Diagnostic) -> Int {
    guard names.count < StringSubstitution.depthLimit else {
      throw Set(names).count < names.count ? .substitutionRing() : .substitutionsTooDeep()
    }
    try meter?.countSteps(1 + format.pieces.count)
    var count = format.argumentCount == 0 ? 0 : first + format.argumentCount
    for piece in format.pieces {
      guard case .substitution(let name, let argument) = piece else { continue }
      guard let substitution = substitutions[name] else {
        throw .unknownSubstitution(name, nearest: NearestNames(to: name, among: substitutions.keys))
      }
      let own = substitution.argument ?? (format.usesPositions ? argument : first + argument)
      let place = Place(name: name, argument: own)
      var most = known[place] ?? own + 1
      if known[place] == nil {
        for text in substitution.texts {
          most = max(
            most, try self.count(of: PrintFormat(text), from: own, within: names + [name], meter, &known))
        }
        known[place] = most
      }
      count = max(count, most)
    }
    return count
  }
}

/// The characters of a string, or those to choose from by a number, a device or the room there is.
indirect enum StringVariants: Sendable {
  case text(String)
  case plural([PluralCategory: StringVariants])
  /// By the device: `iphone`, `ipad`, `mac`, `appletv`, `applevision`, `other`.
  case device([String: StringVariants])
  /// By width; the widest is shown.
  case width([Int: StringVariants])

  /// All texts to choose from, in a fixed order.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let variants):
      PluralCategory.allCases.compactMap { variants[$0] }.flatMap(\.texts)
    case .device(let variants): variants.sorted { $0.key < $1.key }.flatMap(\.value.texts)
    case .width(let variants): variants.sorted { $0.key < $1.key }.flatMap(\.value.texts)
    }
  }

  /// The text for a device and a number; without a number, that for many things.
  func text(for device: String, _ category: PluralCategory?) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let variants):
      let chosen = category.flatMap { variants[$0] } ?? variants[.other]
      return (chosen ?? variants.min { $0.key < $1.key }?.value)?.text(for: device, category) ?? ""
    case .device(let variants):
      let chosen = variants[device] ?? variants["other"] ?? variants.min { $0.key < $1.key }?.value
      return chosen?.text(for: device, category) ?? ""
    case .width(let variants):
      return variants.max { $0.key < $1.key }?.value.text(for: device, category) ?? ""
    }
  }

  /// Whether a number decides somewhere.
  var hasPlurals: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let variants): variants.values.contains { $0.hasPlurals }
    case .width(let variants): variants.values.contains { $0.hasPlurals }
    }
  }

  /// The variant for zero things, where it is said apart from what the language does with them.
  var hasZero: Bool {
    switch self {
    case .text: false
    case .plural(let variants): variants[.zero] != nil
    case .device(let variants): variants.values.contains { $0.hasZero }
    case .width(let variants): variants.values.contains { $0.hasZero }
    }
  }
}

/// A part of a string that a number of its own chooses.
struct StringSubstitution: Sendable {
  /// Which value it is chosen by, from 0; nothing where its place in the string says so.
  var argument: Int?
  /// How the value is written where the text says `%arg`, such as `lld`.
  var specifier: String
  var variants: StringVariants

  /// How many may stand within each other; a ring has no end.
  static let depthLimit = 16

  /// All texts to choose from, as formats.
  var texts: [String] { variants.texts.map(format) }

  /// A text as a format of one value.
  func format(_ text: String) -> String {
    text.contains("%arg") ? text.replacingOccurrences(of: "%arg", with: "%" + specifier) : text
  }
}

extension Diagnostic {
  static func unknownSubstitution(_ name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "The string names %#@\(name)@, for which there are no variants", suggestions: nearest)
  }

  static func substitutionsTooDeep() -> Diagnostic {
    Diagnostic(
      .error,
      "The variants of the string name each other deeper than the limit of \(StringSubstitution.depthLimit) levels"
    )
  }

  static func substitutionRing() -> Diagnostic {
    Diagnostic(.error, "The variants of the string name each other in a ring")
  }
}
