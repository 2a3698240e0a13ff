import Quoin
import QuoinExpressions

/// Expressions beside native closures that compute the same.
var expressionCases: BenchmarkGroup {
  BenchmarkGroup("expressions") {
    let scope = SlotScope(names: ["width", "height", "isSelected", "blue", "gray"])
    let frame = ExpressionFrame(count: 5)
    frame[0] = .number(320)
    frame[1] = .number(480)
    frame[2] = .bool(true)
    frame[3] = .object(UIColor.blue)
    frame[4] = .object(UIColor.gray)

    let arithmetic = try CompiledExpression.compile(
      "width / 2 + height * 3 - 10", expecting: .number, in: scope)
    let choice = try CompiledExpression.compile("isSelected ? blue : gray", expecting: .any, in: scope)
    var (width, height) = (320.0, 480.0)
    let native: () -> Double = { width / 2 + height * 3 - 10 }
    width += 0
    height += 0

    return [
      Benchmark(
        "expressions/arithmetic", limit: 4, .init("closure") { keep(native()) },
        .init("compiled") { keep(try arithmetic.number(in: frame)) }),
      Benchmark(
        "expressions/colour", .init("closure") { keep(native()) },
        .init("compiled") { keep(try choice.value(in: frame)) }),
      Benchmark(
        "expressions/compile", .init("closure") { keep(native()) },
        .init("parse and check") {
          keep(try CompiledExpression.compile("width / 2 + height * 3 - 10", expecting: .number, in: scope))
        }),
    ]
  }
}

/// Names that stand for the slots of a frame, in order.
private struct SlotScope: ExpressionScope {
  let names: [String]
  let types: [ValueType] = [.number, .number, .bool, .any, .any]
  var host: any ExpressionHost { PlainHost.shared }

  func resolve(_ path: NamePath) -> NameMatch? {
    names.firstIndex(of: path.components[0]).map { NameMatch(.slot($0, types[$0])) }
  }

  func candidates(for path: NamePath) -> [String] { names }
}
