import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplateEngine

extension UIVisualEffect: ObjectValue {
  /// An effect from code, or a call: `UIBlurEffect()`, `UIBlurEffect(dark)`, `UIVibrancyEffect(dark)`.
  public static var propertyType: PropertyType {
    let name: TypeName = "UIVisualEffect"
    let signature = FunctionSignature([], variadic: .any, result: .object(name))
    var type = PropertyType(
      name.name, valueType: .object(name),
      cases: UIBlurEffect.Style.namedCases.map { PropertyType.Case($0.0, Constant(boxing: $0.1)) },
      conversion: { value, _ throws(Diagnostic) in
        switch value {
        case .null: return value
        case .object(let object) where object is UIVisualEffect: return value
        default: return .object(UIBlurEffect(style: try style(value)))
        }
      })
    type.functions = [
      Function("UIBlurEffect", signature, isPure: true) { arguments in
        .object(try blur("UIBlurEffect", arguments))
      },
      Function("UIVibrancyEffect", signature, isPure: true) { arguments in
        .object(UIVibrancyEffect(blurEffect: try blur("UIVibrancyEffect", arguments)))
      },
    ]
    return type
  }

  private static func blur(_ function: String, _ arguments: [Value]) throws(Diagnostic) -> UIBlurEffect {
    if arguments.count > 1 { throw .tooManyStyles(function, arguments.count) }
    guard let argument = arguments.first else { return UIBlurEffect(style: .regular) }
    if case .object(let object as UIBlurEffect) = argument { return object }
    return UIBlurEffect(style: try style(argument))
  }

  private static func style(_ value: Value) throws(Diagnostic) -> UIBlurEffect.Style {
    guard let style = UIBlurEffect.Style(propertyValue: value) else {
      throw .wrongType(value.mention, expected: UIBlurEffect.Style.typeName.name)
    }
    return style
  }
}

extension UIBlurEffect.Style: EnumerationValue {
  public static let typeName: TypeName = "UIBlurEffectStyle"
}

extension Diagnostic {
  fileprivate static func tooManyStyles(_ function: String, _ count: Int) -> Diagnostic {
    Diagnostic(.error, "'\(function)' expects one style at most but got \(count) arguments")
  }
}
