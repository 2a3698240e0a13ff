import QuoinExpressions

extension AttributeProgram.Role {
  /// What the attribute may hold.
  var type: PropertyType? {
    switch self {
    case .property(let property), .childProperty(let property): property.type
    case .argument(let type), .parameter(let type): type
    case .layout: .number
    case .outlet: nil
    }
  }
}
