import QuoinExpressions

extension TemplateHost {
  func canConvert(_ type: ValueType, to expected: ValueType) -> Bool {
    registry.canConvert(type, to: expected)
  }

  func convert(_ value: Value, to expected: ValueType) throws -> Value? {
    // Which file the name stands in is not known here, so that it counts from the folders of the policy.
    var context = ConversionContext()
    context.resources = resources
    return try registry.convert(value, to: expected, in: context)
  }
}
