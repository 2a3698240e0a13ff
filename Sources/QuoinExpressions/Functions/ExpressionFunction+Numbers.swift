import QuoinDiagnostics

extension ExpressionFunction {
  /// Functions over numbers beyond those of mathematics.
  static let numbers: [ExpressionFunction] = [
    ExpressionFunction(
      name: "round", usage: "round(number, digits)",
      summary:
        "The number with so many digits behind the point, none unless given; halves away from zero. -2 rounds to hundreds.",
      example: ("round(2.675, 2)", "2.68"), parameters: [.number, .number.optional], result: .type(.number)
    ) { call throws(Diagnostic) in
      let number = try call.number(0)
      let places = call.has(1) ? try call.digits(1, lowest: -20) : 0
      guard number.isFinite else { return .number(number) }
      var digits = DecimalDigits(number)
      digits.round(toPlaces: places)
      return .number(Double(digits.text) ?? number)
    },
    ExpressionFunction(
      name: "clamp", usage: "clamp(number, lowest, highest)", summary: "The number, held between two others.",
      example: ("clamp(12, 0, 10)", "10"), parameters: [.number, .number, .number], result: .type(.number)
    ) { call throws(Diagnostic) in
      let (lowest, highest) = (try call.number(1), try call.number(2))
      return .number(MathFunction.max(lowest, MathFunction.min(highest, try call.number(0))))
    },
  ]
}

extension FunctionCall {
  /// How many digits are wanted behind the point.
  func digits(_ index: Int, lowest: Int = 0) throws(Diagnostic) -> Int {
    let number = try number(index)
    guard let digits = Int(exactly: number), digits >= lowest, digits <= 20 else {
      throw Diagnostic(
        .error, "'\(name)' expects from \(lowest) to 20 digits, not \(numberText(number))")
    }
    return digits
  }
}
