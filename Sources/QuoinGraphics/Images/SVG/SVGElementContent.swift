import QuoinMarkup

/// What the check of an SVG reads of an element once, however often the element is drawn.
struct SVGElementContent {
  /// The children that are drawn with it.
  let children: [MarkupElement]
  /// What its values mean for drawing.
  let effects: [SVGEffect]
  /// What looking at these and among the attributes again takes, in steps of about 10 ns.
  let steps: Double
  /// The outline of a shape.
  var measure: SVGPathMeasure?
  /// How many bytes of text there are inside.
  var textLength: Double?

  init(children: [MarkupElement], effects: [SVGEffect], attributes: Int) {
    self.children = children
    self.effects = effects
    steps = Double(effects.reduce(attributes) { $0 + $1.size })
  }

  static func textLength(of element: MarkupElement) -> Double {
    var length = 0
    for node in element.node.descendants where node.kind == .text || node.kind == .cdata {
      length += node.range.count
    }
    return Double(length)
  }
}
