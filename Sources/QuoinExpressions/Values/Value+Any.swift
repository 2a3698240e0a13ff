import Foundation

extension Value {
  /// Takes in a value of any Swift type: numbers, strings, arrays, dictionaries, closures, JSON, optionals.
  ///
  /// What the language does not know becomes an object or a boxed value, and whole numbers beyond 2^53 become text, since
  /// a number would lose their last digits.
  public init(any: Any) {
    if let plain = Self.plain(any) {
      self = plain
      return
    }
    switch any {
    // Collections before what is rarer, since each cast that fails costs as much as one that succeeds.
    case let dictionary as any StringKeyed: self = .dictionary(dictionary.keyedValues)
    case let array as any ListOfAnything: self = .array(array.values)
    case let string as String: self = .string(string)
    case let number as NSNumber: self = Value(number)
    case let number as CGFloat: self = .number(Double(number))
    case let number as any BinaryInteger: self = Value(whole: number)
    case let string as NSString: self = .string(String(describing: string))
    case let string as Substring: self = .string(String(string))
    case is NSNull: self = .null
    case let optional as any OptionalValue: self = optional.unwrapped.map { Value(any: $0) } ?? .null
    case let array as [Any]: self = .array(array.map { Value(any: $0) })
    case let dictionary as [String: Any]: self = .dictionary(dictionary.mapValues { Value(any: $0) })
    case let body as ([Any]) throws -> Any: self = .function(FunctionValue(any: body))
    case let function as FunctionValue: self = .function(function)
    case let box as HostValue: self = .boxed(box)
    default:
      self =
        type(of: any) is AnyClass ? .object(any as AnyObject) : .boxed(HostValue(any))
    }
  }

  /// A value of the most frequent types. These themselves are compared, since an NSNumber casts to each of them, and a cast
  /// that fails takes many times as long.
  private static func plain(_ any: Any) -> Value? {
    let type = type(of: any)
    if type == String.self { return (any as? String).map { .string($0) } }
    if type == Double.self { return (any as? Double).map { .number($0) } }
    if type == Int.self { return (any as? Int).map { Value(whole: $0) } }
    if type == Bool.self { return (any as? Bool).map { .bool($0) } }
    if type == Value.self { return any as? Value }
    // The number that a Float is written as: 0.1 and not 0.10000000149, which is as near to it.
    if type == Float.self { return (any as? Float).map { .number(Double("\($0)") ?? Double($0)) } }
    return nil
  }

  /// Whether something of any type is an optional, with or without a value in it.
  public static func isOptional(_ any: Any) -> Bool {
    if case .some = plain(any) { return false }
    return any is any OptionalValue
  }

  private init(_ number: NSNumber) {
    switch String(cString: number.objCType) {
    // How a Boolean says what it is.
    case "c": self = .bool(number.boolValue)
    case "q", "l": self = Value(whole: number.int64Value)
    case "Q", "L": self = Value(whole: number.uint64Value)
    default: self = .number(number.doubleValue)
    }
  }

  /// A whole number; as text where a number would not hold all of its digits, which is beyond 2^53.
  private init(whole number: some BinaryInteger) {
    self = number.magnitude <= UInt64(1) << 53 ? .number(Double(number)) : .string(String(number))
  }

  /// The value as Swift code outside takes it: `Double`, `Bool`, `String`, `[Any]`, `[String: Any]` or the host's own.
  ///
  /// `nil` becomes `Optional<Any>.none`, and numbers are always `Double`.
  public var any: Any {
    switch self {
    case .null: Any?.none as Any
    case .bool(let bool): bool
    case .number(let number): number
    case .string(let string): string
    case .range(let range): range
    case .array(let elements): elements.map(\.any)
    case .dictionary(let entries): entries.mapValues(\.any)
    case .function(let function):
      { (arguments: [Any]) throws -> Any in
        try function.body(arguments.map { Value(any: $0) }).any
      }
    case .object(let object): object
    case .boxed(let box): box.value
    }
  }
}

/// Lets dictionaries of any type of value be read without being bridged to another first.
private protocol StringKeyed {
  var keyedValues: [String: AnyValue] { get }
}

/// `Value` where a dictionary's own `Value` hides it.
private typealias AnyValue = Value

extension Dictionary: StringKeyed where Key == String {
  fileprivate var keyedValues: [String: AnyValue] {
    // Without an existential for each of the entries.
    if Value.self == String.self, let strings = (self as Any) as? [String: String] {
      return strings.mapValues { .string($0) }
    }
    return mapValues { AnyValue(any: $0) }
  }
}

/// Lets arrays of any type of element be read without being bridged to another first.
private protocol ListOfAnything {
  var values: [Value] { get }
}

extension Array: ListOfAnything {
  fileprivate var values: [Value] {
    // The most frequent rows, without a cast for each.
    if Element.self == [String: String].self, let rows = (self as Any) as? [[String: String]] {
      return rows.map { .dictionary($0.mapValues { .string($0) }) }
    }
    if Element.self == [String: Any].self, let rows = (self as Any) as? [[String: Any]] {
      return rows.map { .dictionary($0.mapValues { Value(any: $0) }) }
    }
    // Found out once for all rows.
    if Element.self is any StringKeyed.Type {
      return map { ($0 as? any StringKeyed).map { .dictionary($0.keyedValues) } ?? Value(any: $0) }
    }
    return map { Value(any: $0) }
  }
}

/// Lets optionals of any type be looked through.
private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? { map { $0 as Any } }
}
