extension LayoutAttribute {
  /// What templates see of the attribute.
  var schema: AttributeSchema {
    AttributeSchema(rawValue, type: PropertyType.number.name, unit: .points, summary: summary)
  }

  private var summary: String {
    switch self {
    case .width: "How wide the view is; 50% is half of the parent's width, and auto what the content needs."
    case .height: "How high the view is; 50% is half of the parent's height, and auto what the content needs."
    case .left: "The distance of the left edge from the parent's left edge."
    case .right: "The distance of the right edge from the parent's right edge."
    case .top: "The distance of the top edge from the parent's top edge."
    case .bottom: "The distance of the bottom edge from the parent's bottom edge."
    case .leading: "The distance of the edge where writing begins from the parent's."
    case .trailing: "The distance of the edge where writing ends from the parent's."
    case .centerX: "The distance of the anchor point, by default the middle, from the parent's left edge."
    case .centerY: "The distance of the anchor point, by default the middle, from the parent's top edge."
    case .firstBaseline: "The distance of the first line's baseline from the parent's top edge."
    case .lastBaseline: "The distance of the last line's baseline from the parent's top edge."
    }
  }
}
