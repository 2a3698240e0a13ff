import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// The data that a template is filled with, as a JSON file has them.
///
/// `{"state": {…}, "constants": {…}}` gives both; any other object is plain state. Whole numbers beyond 2^53 become text,
/// so that they keep their digits.
///
/// ```swift
/// let data = try TemplateData(json: Data(#"{"title": "Hello"}"#.utf8), file: "card.json")
/// let node = template.instantiate(state: data.stateValues, constants: data.constantValues)
/// ```
public struct TemplateData: Sendable {
  /// What may change while a node lives.
  public var state: [String: Constant]
  /// What stays as it is while a node lives.
  public var constants: [String: Constant]
  /// What looked wrong in the JSON and did no harm.
  public private(set) var warnings = Diagnostics()

  /// Data made of constants.
  public init(state: [String: Constant] = [:], constants: [String: Constant] = [:]) {
    self.state = state
    self.constants = constants
  }

  /// Reads JSON.
  ///
  /// - Parameters:
  ///   - json: UTF-8 text, with or without a byte order mark.
  ///   - file: The path or name that diagnostics show.
  /// - Throws: What is wrong with the JSON, at its place; also when it is no object.
  public init(json: Data, file: String) throws(Diagnostic) {
    guard let text = String(validating: json, as: UTF8.self) else { throw .jsonNotUTF8(file: file) }
    try self.init(json: SourceText(file: file, contents: text))
  }

  /// Reads JSON from a text.
  ///
  /// - Throws: What is wrong with the JSON, at its place; also when it is no object.
  public init(json source: SourceText) throws(Diagnostic) {
    var reader = JSONReader(source)
    let whole = try reader.read()
    guard let entries = whole.entries else {
      throw .jsonNotAnObject(whole.value.mention, at: reader.start)
    }
    let isWrapped =
      !entries.isEmpty
      && entries.allSatisfy { ["state", "constants"].contains($0.key) && $0.value.entries != nil }
    self.init(
      state: isWrapped ? entries["state"]?.entries ?? [:] : entries,
      constants: isWrapped ? entries["constants"]?.entries ?? [:] : [:])
    let wrappers = ["state", "constants"].filter { entries[$0]?.entries != nil }
    guard !isWrapped, let wrapper = wrappers.first else { return }
    let others = entries.keys.filter { !wrappers.contains($0) }
    let places = others.compactMap { name in reader.span(ofName: name).map { (name, $0) } }
    guard let (name, span) = places.min(by: { $0.1.range.lowerBound < $1.1.range.lowerBound }) else { return }
    warnings.append(.besideState(name, wrapper, at: span))
  }

  /// The state as nodes take it.
  public var stateValues: [String: Any] { state.mapValues(\.value) }
  /// The constants as nodes take them.
  public var constantValues: [String: Any] { constants.mapValues(\.value) }
}

extension Constant {
  /// The entries of a dictionary; nothing for other values.
  fileprivate var entries: [String: Constant]? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries.compactMapValues { Constant(plain: $0) }
  }
}
