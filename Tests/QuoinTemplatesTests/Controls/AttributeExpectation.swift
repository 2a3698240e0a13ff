import QuoinControls
import QuoinExpressions
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// An attribute as a template writes it, and how it reads on the view afterwards.
struct AttributeRow: CustomTestStringConvertible, Sendable {
  let element: String
  let name: String
  let text: String
  let expected: String

  init(_ element: String, _ name: String, _ text: String, reads expected: String? = nil) {
    self.element = element
    self.name = name
    self.text = text
    self.expected = expected ?? text
  }

  var testDescription: String { "\(element) \(name)=\"\(text)\"" }

  /// Sets the attribute by a template, which has to change what reads, and reads it on the view and in an expression.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let component = try #require(ComponentRegistry.standard[element], sourceLocation: sourceLocation)
    let property = try #require(
      component.property(named: name), "no \(name)", sourceLocation: sourceLocation)
    let get = try #require(property.get, "\(name) cannot be read", sourceLocation: sourceLocation)
    let before = try Template(markup: "<\(element)/>").instantiate(constants: Self.constants)
    #expect(
      get(before.view).reading != expected, "\(name) is that already", sourceLocation: sourceLocation)
    let template = try Template(markup: "<\(element) \(name)=\"\(text)\" tag=\"\(name) == nil ? 1 : 2\"/>")
    let node = try template.instantiate(constants: Self.constants)
    try node.layOut(in: .fixed(200, 100))
    #expect(get(node.view).reading == expected, sourceLocation: sourceLocation)
    #expect(node.view.tag == 2, "\(name) cannot be read in an expression", sourceLocation: sourceLocation)
  }

  /// What texts may name besides what everybody knows.
  static var constants: [String: Any] {
    ["picture": picture, "styled": NSAttributedString(string: "styled", attributes: [.kern: 2])]
  }

  static let picture = UIImage(systemName: "star") ?? UIImage()
}

extension Value {
  /// The value in short, for tables.
  var reading: String {
    switch self {
    case .null: "nil"
    case .bool(let bool): "\(bool)"
    case .number(let number): numberText(number)
    case .string(let text): text
    case .array(let values): values.map(\.reading).joined(separator: ", ")
    case .object(let object as UIColor): UIColor.allNames.first { UIColor.named($0) == object } ?? "colour"
    case .object(let object as UIImage): object === AttributeRow.picture ? "picture" : "image"
    case .object(let object as NSAttributedString): object.string
    case .object(let object): "\(object)"
    case .boxed(let box): "\(box.value)"
    default: "\(self)"
    }
  }
}
