import QuoinExpressions

extension TemplateHost {
  func canConvert(_ type: ValueType, to expected: ValueType) -> Bool {
    registry.canConvert(type, to: expected)
  }

  func convert(_ value: Value, to expected: ValueType) throws -> Value? {
    try registry.convert(value, to: expected)
  }
}
