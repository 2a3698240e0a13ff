import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine

/// A text with expressions in braces over the data of a row: the name of a picture, or an option that each row says for itself.
///
/// The expressions see the row's data, `rowNumber`, which counts from 1, and `pictureSize` or `storyName`
/// where rows are drawn in several.
package struct RowText: Sendable {
  private let expression: CompiledExpression
  /// The names that it is made of.
  let keys: [String]
  /// Whether every row has the same text.
  var isConstant: Bool { expression.constant != nil }

  /// Compiles a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: What diagnostics call the place where it was given.
  /// - Throws: What is wrong with an expression in it, at its place.
  package init(_ text: String, file: String) throws(Diagnostics) {
    let scope = RowNames()
    do throws(Diagnostics) {
      expression = try CompiledExpression.compile(
        text, as: .string, expecting: .string, in: scope,
        at: SourceMap(text: text, file: file))
    } catch {
      throw Diagnostics(error.all.map { $0.explainingSpaces(in: text) })
    }
    keys = scope.keys
  }

  /// The text for a row; what is nil is empty.
  ///
  /// - Parameters:
  ///   - data: The row's data.
  ///   - rowNumber: Which row it is, from 1; nothing where it is none of a table.
  ///   - variant: In which of several ways it is drawn.
  ///   - what: What the text is for, at the beginning of a sentence.
  /// - Throws: A diagnostic where the row lacks something that the text is made of.
  package func callAsFunction(
    _ data: TemplateData, rowNumber: Int?, variant: RowVariant? = nil, for what: String
  ) throws(Diagnostic) -> String {
    let frame = ExpressionFrame(count: keys.count)
    for (slot, key) in keys.enumerated() {
      if let value = data.state[key] ?? data.constants[key] {
        frame[slot] = value.value
      } else if key == "rowNumber", let rowNumber {
        frame[slot] = .number(Double(rowNumber))
      } else if let variant, key == variant.key {
        frame[slot] = .string(variant.name)
      } else {
        throw .textWithoutData(key, of: what, data)
      }
    }
    guard case .string(let text) = try expression.value(in: frame) else { return "" }
    return text
  }
}

/// Takes every name for one that rows may have.
private final class RowNames: ExpressionScope {
  private(set) var keys: [String] = []
  let host: any ExpressionHost = PlainHost.shared

  func resolve(_ path: NamePath) -> NameMatch? { path.first == "pi" ? nil : slot(path.first) }

  /// Rows hold no functions.
  func resolveCalled(_ path: NamePath) -> NameMatch? { nil }

  func candidates(for path: NamePath) -> [String] { [] }

  private func slot(_ name: String) -> NameMatch {
    if let known = keys.firstIndex(of: name) { return NameMatch(.slot(known, .any)) }
    keys.append(name)
    return NameMatch(.slot(keys.count - 1, .any))
  }
}

extension Diagnostic {
  /// The same with a note, where the first braces hold nothing but words: a column that is called so.
  fileprivate func explainingSpaces(in text: String) -> Diagnostic {
    guard let words = text.firstMatch(of: /\{ *([\p{L}_][\w.-]*(?: +[\w.-]+)+) *\}/)?.output.1 else {
      return self
    }
    var copy = self
    copy.notes.append(Note("A column with spaces in its name stands in backquotes: {`\(words)`}"))
    return copy
  }

  fileprivate static func textWithoutData(_ key: String, of what: String, _ data: TemplateData) -> Diagnostic
  {
    var problem = Diagnostic(.error, "\(what) is made with '\(key)', which the row does not have")
    problem.nearest = NearestNames(
      to: key, among: (Array(data.state.keys) + Array(data.constants.keys)).sorted())
    // The row is the object that the rows came in.
    for (name, value) in data.state.sorted(by: { $0.key < $1.key }) {
      guard case .array(let elements) = value.value, case .dictionary(let entries)? = elements.first,
        entries[key] != nil
      else { continue }
      problem.notes.append(
        Note("'\(name)' is an array of objects that have one; --rows json:\(name) takes these for the rows"))
      break
    }
    return problem
  }
}
