import QuoinGraphics
import QuoinViews

extension Component {
  /// What is said of a view to those who do not see it, or of its layer, for which the view speaks: what is said of the view
  /// itself comes before that.
  static var accessibilityProperties: [Property] {
    Property.spoken(of: UIView.self, as: "view").flatMap { property in
      let ofLayer = property.with(
        name: "layer.\(property.name)", summary: "The same as \(property.name), which comes before it.")
      return [property.written(after: ofLayer.name), ofLayer]
    }
  }
}

extension Property {
  /// What is said of an object to those who do not see it.
  ///
  /// - Parameter name: What sentences call the object.
  @PropertyList package static func spoken<Object: AccessibleObject & SendableMetatype>(
    of type: Object.Type, as name: String
  ) -> [Property] {
    Property(
      "accessibilityActivationPoint", \Object.accessibilityActivationPoint,
      "Where the \(name) is touched when it is activated, on the screen; its middle unless set.", .points)
    Property(
      "accessibilityAttributedHint", \Object.accessibilityAttributedHint,
      "What comes of using the \(name), with attributes.")
    Property(
      "accessibilityAttributedLabel", \Object.accessibilityAttributedLabel,
      "What the \(name) is called, with attributes.")
    Property(
      "accessibilityAttributedValue", \Object.accessibilityAttributedValue,
      "What the \(name) holds, with attributes.")
    Property(
      "accessibilityContainerType", \Object.accessibilityContainerType,
      "What the \(name) is to those in it: a list, a table, a landmark, a group.")
    Property(
      "accessibilityElementsHidden", \Object.accessibilityElementsHidden,
      "Whether neither the \(name) nor anything in it is read out.")
    Property(
      "accessibilityFrame", \Object.accessibilityFrame,
      "The \(name)'s rectangle on the screen; that which it covers unless set.", .points)
    Property(
      "accessibilityHint", \Object.accessibilityHint,
      "What comes of using the \(name), read out after a pause.")
    Property(
      "accessibilityIdentifier", \Object.accessibilityIdentifier,
      "The name by which tests and tools find the \(name); a view's `id`, where it has one.")
    Property("accessibilityLabel", \Object.accessibilityLabel, "What a screen reader says for the \(name).")
    Property(
      "accessibilityLanguage", \Object.accessibilityLanguage,
      "The language in which the \(name) is read out, such as de-CH."
    ).refusing { (_: Object, language: String) in LanguageName.problem(with: language) }
    Property(
      "accessibilityNavigationStyle", \Object.accessibilityNavigationStyle,
      "Whether those in the \(name) are gone through one by one or as one.")
    Property(
      "accessibilityPath", \Object.accessibilityPath,
      "The \(name)'s outline on the screen, from code; its rectangle unless set.")
    Property(
      "accessibilityRespondsToUserInteraction", \Object.accessibilityRespondsToUserInteraction,
      "Whether the \(name) does something when it is touched.")
    Property(
      "accessibilityTraits", \Object.accessibilityTraits, "What the \(name) is, and in what state.")
    Property(
      "accessibilityUserInputLabels", \Object.accessibilityUserInputLabels,
      "What people may call the \(name) when they speak to it, the likeliest first.")
    Property(
      "accessibilityValue", \Object.accessibilityValue, "What the \(name) holds, as a slider its position.")
    Property(
      "accessibilityViewIsModal", \Object.accessibilityViewIsModal,
      "Whether what stands beside the \(name) is not read out.")
    Property(
      "isAccessibilityElement", \Object.isAccessibilityElement,
      "Whether the \(name) is read out as one, with nothing in it apart; so are labels with text unless set.")
    Property(
      "shouldGroupAccessibilityChildren", \Object.shouldGroupAccessibilityChildren,
      "Whether what is in the \(name) is read out together, wherever other things stand.")
  }
}
