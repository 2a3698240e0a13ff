import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources

/// A colour as the tests' host makes it.
final class TestColor: Sendable, Equatable, CustomStringConvertible {
  let channels: [Double]
  init(_ channels: [Double]) { self.channels = channels }
  static func == (left: TestColor, right: TestColor) -> Bool { left.channels == right.channels }
  var description: String { "color(\(channels.map(numberText).joined(separator: " ")))" }
}

struct TestInsets: Sendable, Equatable {
  var top = 1.0
  var left = 2.0
}

struct TestOptions: OptionSet, Sendable {
  let rawValue: Int
}

enum TestMode: Sendable { case center, fill }

final class TestHost: ExpressionHost {
  func makeColor(red: Double, green: Double, blue: Double, alpha: Double) -> Constant? {
    Constant(object: TestColor([red, green, blue, alpha]))
  }

  func makeColor(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double) -> Constant? {
    Constant(object: TestColor([cyan, magenta, yellow, black, alpha]))
  }

  func member(_ name: String, of type: ValueType) -> Member? {
    guard type == .object("Insets"), name == "top" || name == "left" else { return nil }
    return Member(.number) { value in
      guard case .boxed(let box) = value, let insets = box.value as? TestInsets else { return .null }
      return .number(name == "top" ? insets.top : insets.left)
    }
  }

  func memberNames(of type: ValueType) -> [String] { type == .object("Insets") ? ["top", "left"] : [] }

  func unite(_ options: [Value], of type: TypeName) throws -> Value {
    var united = TestOptions()
    for case .boxed(let box) in options { united.formUnion(box.value as? TestOptions ?? []) }
    return .boxed(HostValue(united))
  }

  func convert(_ value: Value, to expected: ValueType) throws -> Value? {
    switch (value, expected) {
    case (.object(let object), .color): object is TestColor ? value : nil
    case (.boxed(let box), .optionSet): box.value is TestOptions ? value : nil
    case (.boxed(let box), .enumeration): box.value is TestMode ? value : nil
    default: nil
    }
  }
}

/// Names for tests: slots with types and values, constants, functions and macros.
final class TestScope: ExpressionScope {
  let testHost = TestHost()
  var host: any ExpressionHost { testHost }
  private var resolutions: [String: Resolution] = [:]
  private var values: [Value] = []
  private(set) var resolveCount = 0

  @discardableResult
  func slot(_ name: String, _ type: ValueType, _ value: Value) -> TestScope {
    resolutions[name] = .slot(values.count, type)
    values.append(value)
    return self
  }

  @discardableResult
  func number(_ name: String, _ value: Double) -> TestScope { slot(name, .number, .number(value)) }

  @discardableResult
  func bool(_ name: String, _ value: Bool) -> TestScope { slot(name, .bool, .bool(value)) }

  @discardableResult
  func any(_ name: String, _ value: Any) -> TestScope { slot(name, .any, Value(any: value)) }

  @discardableResult
  func constant(_ name: String, _ value: Constant, _ type: ValueType) -> TestScope {
    resolutions[name] = .constant(value, type)
    return self
  }

  @discardableResult
  func function(_ function: Function) -> TestScope {
    resolutions[function.name] = .function(function)
    return self
  }

  @discardableResult
  func macro(_ name: String, _ source: String, map: SourceMap? = nil) -> TestScope {
    resolutions[name] = .macro(Macro(name: name, syntax: ExpressionSyntax(source), map: map))
    return self
  }

  func resolve(_ path: NamePath) -> NameMatch? {
    resolveCount += 1
    for count in stride(from: path.components.count, to: 0, by: -1) {
      let name = path.components[..<count].joined(separator: ".")
      if let found = resolutions[name] { return NameMatch(found, componentCount: count) }
    }
    return nil
  }

  func candidates(for path: NamePath) -> [String] { resolutions.keys.sorted() }

  func frame() -> ExpressionFrame {
    let frame = ExpressionFrame(count: values.count)
    for (slot, value) in values.enumerated() { frame[slot] = value }
    return frame
  }

  func compile(
    _ source: String, as kind: ExpressionKind = .expression, expecting type: ValueType = .any
  ) throws -> CompiledExpression {
    try CompiledExpression.compile(source, as: kind, expecting: type, in: self)
  }

  /// The value as text, or the first diagnostic with its place.
  func evaluate(
    _ source: String, as kind: ExpressionKind = .expression, expecting type: ValueType = .any
  ) -> String {
    do {
      return try compile(source, as: kind, expecting: type).value(in: frame()).written
    } catch {
      return (Diagnostics(error).all.first?.description ?? "").replacing("expression:1:", with: "")
    }
  }
}

extension Value {
  /// The value with its kind: strings in quotes, arrays in brackets.
  var written: String {
    switch self {
    case .null: "nil"
    case .bool(let bool): "\(bool)"
    case .number(let number): numberText(number)
    case .string(let string): "'\(string)'"
    case .range(let range): range.description
    case .array(let elements): "[" + elements.map(\.written).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "{"
        + entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.written)" }.joined(separator: ", ")
        + "}"
    case .function: "function"
    case .object(let object): "\(object)"
    case .boxed(let box): "\(box.value)"
    }
  }
}

extension TestScope {
  /// What is thrown when an expression is evaluated within a budget; nothing where it has a value.
  func problem(_ source: String, as kind: ExpressionKind = .expression, within budget: Budget) throws
    -> String?
  {
    let frame = frame()
    frame.meter = BudgetMeter(budget)
    frame.stringLength = budget.stringLength
    let expression = try compile(source, as: kind)
    do throws(Diagnostic) {
      _ = try expression.value(in: frame)
      return nil
    } catch {
      return error.message
    }
  }
}
