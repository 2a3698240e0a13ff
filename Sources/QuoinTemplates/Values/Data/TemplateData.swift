import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

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
    guard let members = whole.members else {
      let start = whole.range.lowerBound
      throw .jsonNotAnObject(Constant(whole).value.mention, at: source.span(for: start..<start + 1))
    }
    let isWrapped =
      !members.isEmpty
      && members.allSatisfy { ["state", "constants"].contains($0.key) && $0.value.value.members != nil }
    func entries(_ members: [String: JSONNode.Member]?) -> [String: Constant] {
      (members ?? [:]).mapValues { Constant($0.value) }
    }
    self.init(
      state: entries(isWrapped ? whole["state"]?.members : members),
      constants: entries(isWrapped ? whole["constants"]?.members : nil))
    let wrappers = ["state", "constants"].filter { whole[$0]?.members != nil }
    guard !isWrapped, let wrapper = wrappers.first else { return }
    let others = members.filter { !wrappers.contains($0.key) }
    guard
      let (name, member) = others.min(by: { $0.value.nameRange.lowerBound < $1.value.nameRange.lowerBound })
    else { return }
    warnings.append(.besideState(name, wrapper, at: source.span(for: member.nameRange)))
  }

  /// The state as nodes take it.
  public var stateValues: [String: Any] { state.mapValues(\.value) }
  /// The constants as nodes take them.
  public var constantValues: [String: Any] { constants.mapValues(\.value) }
}

extension Constant {
  /// What JSON holds.
  fileprivate init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let bool): self.init(bool)
    case .number(let number): self.init(number)
    case .string(let string): self.init(string)
    case .array(let elements): self.init(elements.map { Constant($0) })
    case .object(let members): self.init(members.mapValues { Constant($0.value) })
    }
  }
}
