import ArgumentParser
import QuoinBatch
import QuoinDiagnostics
import QuoinTemplateEngine

/// The value of an option: one for all pictures, or with expressions in braces one that the data of each say.
enum RowValue<Value: Sendable>: Sendable {
  case fixed(Value)
  /// The text with braces in it.
  case text(String)

  /// The value that counts for all; nothing where data say it.
  var fixed: Value? { if case .fixed(let value) = self { value } else { nil } }
  var isFixed: Bool { fixed != nil }

  /// The value for data.
  ///
  /// - Parameters:
  ///   - option: What the option is called.
  ///   - row: The data.
  ///   - read: Reads the text that the expressions come to.
  /// - Returns: Nothing where the data say nothing.
  /// - Throws: What is wrong with the expressions, or with what they come to.
  func value(
    _ option: String, for row: RowContext, _ read: (String) throws(OptionProblem) -> Value
  ) throws(Diagnostics) -> RowValue? {
    guard case .text(let text) = self else { return self }
    let expression = try RowText(text, file: option)
    do throws(Diagnostic) {
      let found = try expression(row.data, rowNumber: row.number, variant: row.variant, for: option)
      if found.isEmpty { return nil }
      do throws(OptionProblem) { return .fixed(try read(found)) } catch {
        throw .optionOfRow(option, found, error)
      }
    } catch { throw Diagnostics([error]) }
  }
}

extension RowValue: ExpressibleByArgument where Value: ExpressibleByArgument {
  init?(argument: String) {
    if argument.contains("{") {
      self = .text(argument)
    } else {
      guard let value = Value(argument: argument) else { return nil }
      self = .fixed(value)
    }
  }

  static var allValueStrings: [String] { Value.allValueStrings }
}

extension RowValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .fixed(let value): "\(value)"
    case .text(let text): text
    }
  }
}

/// The data that options with expressions look at.
struct RowContext: Sendable {
  let data: TemplateData
  /// Which row of a table it is; nothing where it is none.
  var number: Int?
  /// In which of several ways it is drawn.
  var variant: RowVariant?
}

/// What is wrong with the text of an option.
struct OptionProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

extension Diagnostic {
  fileprivate static func optionOfRow(_ option: String, _ text: String, _ problem: OptionProblem)
    -> Diagnostic
  {
    Diagnostic(.error, "\(option) comes to '\(text.prefix(80))' here: \(problem.message)")
  }
}
