import QuoinGraphics
import QuoinViews

extension Component {
  /// What is said of a view to those who do not see it, or of its layer, for which the view speaks: what is said of the view
  /// itself comes before that.
  static var accessibilityProperties: [Property] {
    spokenProperties.flatMap { property in
      let ofLayer = property.with(
        name: "layer.\(property.name)", summary: "The same as \(property.name), which comes before it.")
      return [property.written(after: ofLayer.name), ofLayer]
    }
  }

  @PropertyList private static var spokenProperties: [Property] {
    Property(
      "accessibilityActivationPoint", \UIView.accessibilityActivationPoint,
      "Where the view is touched when it is activated, on the screen; its middle unless set.", .points)
    Property(
      "accessibilityAttributedHint", \UIView.accessibilityAttributedHint,
      "What comes of using the view, with attributes.")
    Property(
      "accessibilityAttributedLabel", \UIView.accessibilityAttributedLabel,
      "What the view is called, with attributes.")
    Property(
      "accessibilityAttributedValue", \UIView.accessibilityAttributedValue,
      "What the view holds, with attributes.")
    Property(
      "accessibilityContainerType", \UIView.accessibilityContainerType,
      "What the view is to those in it: a list, a table, a landmark, a group.")
    Property(
      "accessibilityElementsHidden", \UIView.accessibilityElementsHidden,
      "Whether neither the view nor anything in it is read out.")
    Property(
      "accessibilityFrame", \UIView.accessibilityFrame,
      "The view's rectangle on the screen; its bounds unless set.", .points)
    Property(
      "accessibilityHint", \UIView.accessibilityHint, "What comes of using the view, read out after a pause.")
    Property(
      "accessibilityIdentifier", \UIView.accessibilityIdentifier,
      "The name by which tests and tools find the view; the `id`, where the element has one.")
    Property("accessibilityLabel", \UIView.accessibilityLabel, "What a screen reader says for the view.")
    Property(
      "accessibilityLanguage", \UIView.accessibilityLanguage,
      "The language in which the view is read out, such as de-CH.")
    Property(
      "accessibilityNavigationStyle", \UIView.accessibilityNavigationStyle,
      "Whether those in the view are gone through one by one or as one.")
    Property(
      "accessibilityPath", \UIView.accessibilityPath,
      "The view's outline on the screen, from code; its rectangle unless set.")
    Property(
      "accessibilityRespondsToUserInteraction", \UIView.accessibilityRespondsToUserInteraction,
      "Whether the view does something when it is touched.")
    Property(
      "accessibilityTraits", \UIView.accessibilityTraits, "What the view is, and in what state.")
    Property(
      "accessibilityUserInputLabels", \UIView.accessibilityUserInputLabels,
      "What people may call the view when they speak to it, the likeliest first.")
    Property(
      "accessibilityValue", \UIView.accessibilityValue, "What the view holds, as a slider its position.")
    Property(
      "accessibilityViewIsModal", \UIView.accessibilityViewIsModal,
      "Whether what stands beside the view is not read out.")
    Property(
      "isAccessibilityElement", \UIView.isAccessibilityElement,
      "Whether the view is read out as one, with nothing in it apart; so are labels with text unless set.")
    Property(
      "shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren,
      "Whether what is in the view is read out together, wherever other things stand.")
  }
}
