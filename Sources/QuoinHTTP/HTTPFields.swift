/// The fields in the head of a message, in their order; names are the same in whatever case they are written.
public struct HTTPFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// A name and its value.
  public struct Field: Sendable, Hashable {
    /// The name as it was written.
    public var name: String
    /// The value without spaces around it.
    public var value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// All fields.
  public private(set) var all: [Field] = []

  /// No fields.
  public init() {}

  /// Fields in the order in which they are written.
  public init(dictionaryLiteral elements: (String, String)...) {
    all = elements.map { Field($0.0, $0.1) }
  }

  /// Adds a field behind the others.
  public mutating func append(_ name: String, _ value: String) { all.append(Field(name, value)) }

  /// The value of a field; of several with one name, all of them between commas, as HTTP reads them.
  public subscript(name: String) -> String? {
    get {
      let values = all.filter { Self.isSame($0.name, name) }.map(\.value)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      all.removeAll { Self.isSame($0.name, name) }
      if let newValue { append(name, newValue) }
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count
      && zip(one.utf8, other.utf8).allSatisfy { $0 == $1 || lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
}
