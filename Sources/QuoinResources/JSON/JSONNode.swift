import QuoinDiagnostics

/// A value of JSON, with where it stands in its file.
package struct JSONNode: Sendable {
  /// What a value is.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    /// A string; also a whole number beyond 2^53, which keeps its digits so.
    case string(String)
    case array([JSONNode])
    case object([String: Member])
  }

  /// An entry of an object.
  package struct Member: Sendable {
    /// Where its name stands, in bytes.
    package let nameRange: Range<Int>
    /// The value.
    package let value: JSONNode
  }

  /// What it is.
  package let content: Content
  /// Where it stands, in bytes.
  package let range: Range<Int>

  init(_ content: Content, at range: Range<Int>) {
    (self.content, self.range) = (content, range)
  }

  /// The entries of an object; nothing for other values.
  package var members: [String: Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array; nothing for other values.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The characters of a string; nothing for other values.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The number; nothing for other values.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// Whether it is `true`.
  package var isTrue: Bool {
    if case .bool(true) = content { true } else { false }
  }

  /// An entry of an object by name.
  package subscript(name: String) -> JSONNode? { members?[name]?.value }

  /// What the value is, for the middle of a sentence.
  package var described: String {
    switch content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
