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
    // There may be many rows, of which nobody asks where they stand.
    let values = JSONValues()
    try reader.read(into: values)
    guard let members = values.members else {
      let start = values.start
      throw .jsonNotAnObject(values.root.mention).located(at: source.span(for: start..<start + 1))
    }
    let wrapped = members.compactMap { member in
      if case .dictionary(let entries) = member.value, ["state", "constants"].contains(member.name) {
        (name: member.name, entries: entries)
      } else {
        nil
      }
    }
    let isWrapped = !members.isEmpty && wrapped.count == members.count
    func entries(_ name: String) -> [String: Constant] {
      (wrapped.first { $0.name == name }?.entries ?? [:]).mapValues { Constant(json: $0) }
    }
    self.init(
      state: isWrapped
        ? entries("state")
        : Dictionary(members.map { ($0.name, Constant(json: $0.value)) }, uniquingKeysWith: { $1 }),
      constants: isWrapped ? entries("constants") : [:])
    let wrappers = ["state", "constants"].filter { name in wrapped.contains { $0.name == name } }
    guard !isWrapped, let wrapper = wrappers.first else { return }
    guard let other = members.first(where: { !wrappers.contains($0.name) }) else { return }
    warnings.append(.besideState(other.name, wrapper).located(at: source.span(for: other.nameRange)))
  }

  /// Where the data of a template lie unless somebody says it: in the JSON of its name beside it.
  package static func file(beside template: URL) -> URL {
    template.deletingPathExtension().appendingPathExtension("json")
  }

  /// The state as nodes take it.
  public var stateValues: [String: Any] { state.mapValues(\.value) }
  /// The constants as nodes take them.
  public var constantValues: [String: Any] { constants.mapValues(\.value) }
}

extension Constant {
  /// What has been read from JSON, which is plain as a whole.
  fileprivate init(json value: Value) { self = Constant(plain: value) ?? .null }
}

/// Makes values of what JSON holds; only those of the outermost object keep the places of their names.
private final class JSONValues: JSONSink {
  private(set) var root = Value.null
  /// Where it begins.
  private(set) var start = 0
  /// The entries of the outermost object, in their order; nothing where that is something else.
  private(set) var members: [(name: String, nameRange: Range<Int>, value: Value)]?
  /// What is open, with room that is used again.
  private var frames: [Frame] = []
  private var depth = 0

  private struct Frame {
    var isObject = false
    var elements: [Value] = []
    var entries: [String: Value] = [:]
    /// The names of the entries so far, the last of which waits for its value.
    var names: [(text: String, range: Range<Int>)] = []
    /// How many entries the last object at this depth had.
    var usualCount = 0
  }

  func take(_ scalar: JSONScalar, at range: Range<Int>) {
    switch scalar {
    case .null: add(.null, range)
    case .bool(let bool): add(.bool(bool), range)
    case .number(let number): add(.number(number), range)
    case .string(let string): add(.string(string), range)
    }
  }

  func beginArray() { begin(isObject: false) }
  func beginObject() { begin(isObject: true) }

  private func begin(isObject: Bool) {
    if depth == frames.count { frames.append(Frame()) }
    frames[depth].isObject = isObject
    frames[depth].names.removeAll(keepingCapacity: true)
    if isObject { frames[depth].entries = Dictionary(minimumCapacity: frames[depth].usualCount) }
    depth += 1
  }

  func endArray(at range: Range<Int>) {
    depth -= 1
    let elements = frames[depth].elements
    frames[depth].elements = []
    add(.array(elements), range)
  }

  func take(name: String, at range: Range<Int>) -> Range<Int>? {
    let top = depth - 1
    if frames[top].entries[name] != nil { return frames[top].names.first { $0.text == name }?.range }
    frames[top].names.append((name, range))
    return nil
  }

  func endObject(at range: Range<Int>) {
    depth -= 1
    let entries = frames[depth].entries
    frames[depth].usualCount = entries.count
    frames[depth].entries = [:]
    if depth == 0 {
      members = frames[0].names.compactMap { name in
        entries[name.text].map { (name.text, name.range, $0) }
      }
    }
    add(.dictionary(entries), range)
  }

  private func add(_ value: Value, _ range: Range<Int>) {
    guard depth > 0 else {
      (root, start) = (value, range.lowerBound)
      return
    }
    if frames[depth - 1].isObject, let name = frames[depth - 1].names.last {
      frames[depth - 1].entries[name.text] = value
    } else {
      frames[depth - 1].elements.append(value)
    }
  }
}
