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

  func makeColor(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double) -> Constant? {
    let color = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    return Constant(object: UIColor(cgColor: color))
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
    if let type = registeredType(of: value),
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
    return registeredType(of: value)?.valueType ?? .any
  }

  /// The type that the registry has for a value, by its whole name where there is one of that: people's own types are called
  /// like others, too.
  private func registeredType(of value: Value) -> PropertyType? {
    for name in [value.wholeTypeName, value.ownTypeName].compactMap({ $0 }) {
      if let type = registry.type(named: name), type.mayHold(value) { return type }
    }
    return nil
  }
}

extension PropertyType {
  /// Whether a value may be of this type, as far as the values tell that have names in it.
  fileprivate func mayHold(_ value: Value) -> Bool {
    guard case .boxed(let box) = value, let sample = cases.first?.value.value else { return true }
    guard case .boxed(let known) = sample else { return false }
    return type(of: known.value) == type(of: box.value)
  }
}

extension Value {
  /// The name of the type of a boxed value with those of the types around it, without its module's: `UIFont.Weight`.
  fileprivate var wholeTypeName: String? {
    guard case .boxed(let box) = self else { return nil }
    return String(reflecting: type(of: box.value)).split(separator: ".", maxSplits: 1).last.map(String.init)
  }
}
