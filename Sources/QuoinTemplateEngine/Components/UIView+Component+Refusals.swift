extension Component {
  /// What UIKit has for layout, and templates say with attributes of their own.
  static let viewRefusals: [Refusal] = [
    Refusal(
      "frame", "bounds", "autoresizingMask", "layer.frame", "layer.bounds", "topAnchor", "bottomAnchor",
      "leftAnchor", "rightAnchor", "leadingAnchor", "trailingAnchor", "widthAnchor", "heightAnchor",
      advice: "use top, left, width and height"),
    Refusal(
      "center", "centerXAnchor", "centerYAnchor", "layer.position", advice: "use center.x or center.y"),
    Refusal(
      "firstBaselineAnchor", "lastBaselineAnchor", advice: "use firstBaseline or lastBaseline"),
    Refusal("layer.delegate", "needsDisplayInRect", "layer.needsDisplayInRect"),
  ]
}
