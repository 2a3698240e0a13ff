/// The elements that steer a template and stand for no view, and the attributes that every other element takes.
package enum TemplateElements {
  static let names = schemas.map(\.name)

  /// What the elements take; how, `SourceReader` says.
  static let schemas: [ComponentSchema] = [
    steering(
      "children", "In a file that others use by `template`: where their children go; at the end without it."),
    steering(
      "else", "What is there when the test of the `if` before it, and of any `else` between, does not hold.",
      AttributeSchema("test", type: "Bool", summary: "What has to hold; always holds where it is not given.")),
    steering(
      "if", "What is there only while a test holds.",
      AttributeSchema("test", type: "Bool", summary: "What has to hold.")),
    steering(
      "macro", "A name for an expression, which stands in its place within the element around it.",
      AttributeSchema("name", type: "String", summary: "The name, of letters, digits and underscores."),
      AttributeSchema("value", type: "String", summary: "The expression."),
      AttributeSchema("items", type: "String", summary: "The same as value, as early templates write lists.")),
    steering(
      "param",
      "An attribute that the element around it takes in addition, for expressions inside it to read.",
      AttributeSchema("name", type: "String", summary: "The name, of letters, digits and underscores."),
      AttributeSchema("type", type: "String", summary: "The name of the type of its values.")),
    steering(
      "repeat", "What is there once for each item of an array or each number of a range.",
      AttributeSchema("for", type: "String", summary: "The name of the item in expressions inside."),
      AttributeSchema("in", type: "Any", summary: "The items, such as `orders` or `0..<3`."),
      AttributeSchema(
        "index", type: "String", summary: "The name of the item's place, counted from 0; index unless set."),
      AttributeSchema(
        "key", type: "Any", isOptional: true,
        summary:
          "What tells an item from the others when they change; its place unless set. It has no effect in documents, which make what is in them only as it is needed."
      )),
  ]

  /// What every element that stands for something takes.
  static let attributes: [AttributeSchema] = [
    AttributeSchema(
      "bleed", type: "Bool",
      summary:
        "Whether the element may be cut off without a warning, with all that is in it, texts that have not enough room included."
    ),
    AttributeSchema(
      "id", type: "String", summary: "A name by which expressions refer to the element, as `#id`."),
    AttributeSchema(
      "outlet", type: "String",
      summary: "The property of the owner that holds the node, the view or the controller."),
    AttributeSchema(
      "overlaps", type: "Bool",
      summary:
        "Whether the element and all in it may lie on text, under what hides its own, or beyond its parent, without a warning."
    ),
    AttributeSchema(
      "template", type: "URL", summary: "A file whose root the element inherits attributes and children from."
    ),
    AttributeSchema(
      "useLegacyLayoutMode", type: "Bool",
      summary: "Whether right and bottom count from the parent's left and top edge, as in early templates."),
    AttributeSchema("xml", type: "URL", summary: "A file whose root comes in the element's place."),
  ]

  /// The attributes that a steering element takes.
  static func attributeNames(of element: String) -> [String] {
    schemas.first { $0.name == element }?.attributes.map(\.name) ?? []
  }

  private static func steering(_ name: String, _ summary: String, _ attributes: AttributeSchema...)
    -> ComponentSchema
  {
    ComponentSchema(
      name: name, kind: .steering, superclass: nil, summary: summary, attributes: attributes, objects: [],
      parameters: [],
      body: nil, takesHTML: false, defaults: [:], arrangesChildren: false, gainedByChildren: [],
      lostByChildren: [])
  }
}
