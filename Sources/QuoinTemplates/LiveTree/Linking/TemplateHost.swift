import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics

/// The objects that expressions in templates live among: the types of a component registry.
final class TemplateHost: ExpressionHost {
  let registry: ComponentRegistry
  /// What the addresses in the template stand for.
  let remoteImages = RemoteImages()

  init(registry: ComponentRegistry) {
    self.registry = registry
  }

  /// The type of edge insets.
  var insetsType: ValueType { registry.type(named: "UIEdgeInsets")?.valueType ?? .any }

  func makeColor(red: Double, green: Double, blue: Double, alpha: Double) -> Constant? {
    Constant(object: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  func member(_ name: String, of type: ValueType) -> Member? {
    guard let member = propertyType(of: type)?.members.first(where: { $0.name == name }) else { return nil }
    let read = member.get
    return Member(member.type.readType) { value in read(value) }
  }

  func memberNames(of type: ValueType) -> [String] {
    propertyType(of: type)?.members.map(\.name) ?? []
  }

  func member(_ name: String, of value: Value) throws -> Value? {
    if let type = registry.type(named: typeName(of: value)),
      let member = type.members.first(where: { $0.name == name })
    {
      return member.get(value)
    }
    return Self.reflectedMember(name, of: value)
  }

  func unite(_ options: [Value], of type: TypeName) throws -> Value {
    guard let conversion = registry.type(named: type.name)?.conversion else { return .array(options) }
    return try conversion(.array(options), ConversionContext())
  }

  func typeName(of value: Value) -> String {
    switch value {
    case .object(let object): String(describing: Swift.type(of: object))
    case .boxed(let box): String(describing: Swift.type(of: box.value))
    default: ValueType(plain: value).description
    }
  }

  /// The type of an object or a boxed value, as far as the registry knows it.
  func type(of value: Value) -> ValueType {
    if case .object(let object) = value, object is UIColor { return .color }
    return registry.type(named: typeName(of: value))?.valueType ?? .any
  }

  private func propertyType(of type: ValueType) -> PropertyType? {
    switch type {
    case .object(let name), .enumeration(let name), .optionSet(let name): registry.type(named: name.name)
    case .color: registry.type(named: "UIColor")
    case .optional(let wrapped): propertyType(of: wrapped)
    default: nil
    }
  }

  private static func reflectedMember(_ name: String, of value: Value) -> Value? {
    var mirror: Mirror?
    switch value {
    case .object(let object): mirror = Mirror(reflecting: object)
    case .boxed(let box): mirror = Mirror(reflecting: box.value)
    default: return nil
    }
    while let current = mirror {
      for child in current.children where child.label == name { return Value(any: child.value) }
      mirror = current.superclassMirror
    }
    return nil
  }
}

extension ValueType {
  /// The type of a value that is no host's object.
  init(plain value: Value) {
    switch value {
    case .null, .object, .boxed: self = .null
    case .bool: self = .bool
    case .number: self = .number
    case .string: self = .string
    case .range: self = .range
    case .array: self = .array(.any)
    case .dictionary: self = .dictionary(.any)
    case .function: self = .function(.untyped)
    }
  }
}
