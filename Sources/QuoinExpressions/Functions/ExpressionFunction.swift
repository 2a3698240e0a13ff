import QuoinDiagnostics

/// A function of the language, with what documentation, completion and the checker have to know of it.
///
/// Each can be written in front of its arguments or behind the first of them: `uppercased(name)`, `name.uppercased()`.
public struct ExpressionFunction: Sendable {
  /// The name.
  public let name: String
  /// How it is written: `list.sorted(item => …)`.
  public let usage: String
  /// What it gives, in a sentence.
  public let summary: String
  /// An expression with what it comes to, as text.
  public let example: (source: String, result: String)
  /// What it takes, the receiver first.
  let parameters: [Parameter]
  let result: Result
  /// When the result is another one in another language.
  var localeUse = LocaleUse.never
  let body: @Sendable (FunctionCall) throws(Diagnostic) -> Value

  /// What a parameter takes.
  struct Parameter: Sendable {
    enum Kind: Sendable {
      case value(ValueType)
      case text, list
      /// A text or an array.
      case textOrList
      /// An array or a dictionary.
      case collection
      /// A closure over an element and, if it likes, its index.
      case elementClosure(ValueType)
      /// A closure over what has been gathered so far and an element.
      case gatheringClosure
      /// A value, or a closure over an element that tells whether it is meant.
      case valueOrTest
    }

    let kind: Kind
    var isOptional = false
  }

  enum LocaleUse: Sendable {
    case never, always
    /// Where there are texts in the array that it is called for.
    case forTexts

    /// Whether the language has a part in what comes of arguments that are known.
    func matters(for arguments: [Value]) -> Bool {
      switch self {
      case .never: return false
      case .always: return true
      case .forTexts:
        guard case .array(let elements)? = arguments.first else { return false }
        return elements.contains { if case .string = $0 { true } else { false } }
      }
    }
  }

  /// What the result is like.
  enum Result: Sendable {
    case type(ValueType)
    /// Of the type of the receiver.
    case same
    /// An element of the receiver, or nil.
    case element
    /// An array of what the closure gives.
    case listOfResults
    /// An array like what the closure gives.
    case results
  }

  var requiredCount: Int { parameters.prefix { !$0.isOptional }.count }

  /// All functions, sorted by name, but for those over numbers alone such as `sqrt`.
  public static let all: [ExpressionFunction] =
    (texts + lists + listsByClosure + numbers + formats).sorted { $0.name < $1.name }

  /// The names of all functions, those over numbers included, sorted.
  public static let names: [String] = Array(Set(all.map(\.name) + BuiltIn.names)).sorted()

  private static let indexes: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })

  /// The number of a function among all.
  static func index(of name: String) -> Int? { indexes[name] }
}

extension ExpressionFunction.Parameter {
  static let text = Self(kind: .text)
  static let number = Self(kind: .value(.number))
  static let any = Self(kind: .value(.any))
  static let list = Self(kind: .list)
  static let textOrList = Self(kind: .textOrList)
  static let collection = Self(kind: .collection)
  static let closure = Self(kind: .elementClosure(.any))
  static let test = Self(kind: .elementClosure(.bool))

  /// The same parameter, which may be left out.
  var optional: Self { Self(kind: kind, isOptional: true) }

  /// Whether a closure may be given.
  var takesClosure: Bool {
    switch kind {
    case .elementClosure, .gatheringClosure, .valueOrTest: true
    case .value, .text, .list, .textOrList, .collection: false
    }
  }
}
