import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

/// The objects that expressions in templates live among: the types of a component registry.
final class TemplateHost: ExpressionHost {
  let registry: ComponentRegistry
  /// What the addresses in the template stand for.
  let remoteImages = RemoteImages()

  /// The fonts that the template brings along.
  let fonts: FontCollection?
  /// What the template finds by name besides files; nothing where it may read none.
  let resources: TemplateResources?

  init(registry: ComponentRegistry, loader: ResourceLoader?, fonts: FontCollection? = nil) {
    self.registry = registry
    self.fonts = fonts
    resources = loader.map { TemplateResources(loader: $0) }
  }

  /// The type of edge insets.
  var insetsType: ValueType { registry.type(named: "UIEdgeInsets")?.valueType ?? .any }

  func makeColor(red: Double, green: Double, blue: Double, alpha: Double) -> Constant? {
    Constant(object: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  func member(_ name: String, of type: ValueType) -> Member? {
    guard let member = registry.type(for: type)?.members.first(where: { $0.name == name }) else { return nil }
    let read = member.get
    return Member(member.type.readType) { value in read(value) }
  }

  func memberNames(of type: ValueType) -> [String] {
    registry.type(for: type)?.members.map(\.name) ?? []
  }

  func member(_ name: String, of value: Value) throws -> Value? {
    if let type = registry.type(named: value.ownTypeName),
      let member = type.members.first(where: { $0.name == name })
    {
      return member.get(value)
    }
    return value.storedProperty(name)
  }

  func unite(_ options: [Value], of type: TypeName) throws -> Value {
    guard let conversion = registry.type(named: type.name)?.conversion else { return .array(options) }
    return try conversion(.array(options), ConversionContext())
  }

  /// The type of an object or a boxed value, as far as the registry knows it.
  func type(of value: Value) -> ValueType {
    if case .object(let object) = value, object is UIColor { return .color }
    return registry.type(named: value.ownTypeName)?.valueType ?? .any
  }
}
