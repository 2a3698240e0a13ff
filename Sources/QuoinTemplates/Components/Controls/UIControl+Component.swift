import QuoinControls
import QuoinTemplateEngine

extension Component {
  /// `<UIControl>`: what every control has.
  public static let control = Component(
    "UIControl", UIControl.self, summary: "What every control is: a view that people use."
  ) { _ in
    UIControl()
  } properties: {
    controlEvents
    Property(
      "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
      "Where the content stands between left and right.")
    Property(
      "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
      "Where the content stands between top and bottom.")
    Property(
      "isContextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled,
      "Whether a long touch shows the control's menu.")
    Property("isEnabled", \UIControl.isEnabled, "Whether the control can be used.")
    Property("isHighlighted", \UIControl.isHighlighted, "Whether the control looks pressed.")
    Property("isSelected", \UIControl.isSelected, "Whether the control looks chosen.")
    Property(
      "showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction,
      "Whether a touch shows the menu at once.")
    Property("toolTip", \UIControl.toolTip, "What is said of the control where a pointer rests on it.")
    Property(
      readOnly: "effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment,
      "Where the content stands, by the direction in which the control runs.")
    Property(readOnly: "isFocused", \UIControl.isFocused, "Whether keys go to the control.")
    Property(readOnly: "isTouchInside", \UIControl.isTouchInside, "Whether a touch is on the control.")
    Property(readOnly: "isTracking", \UIControl.isTracking, "Whether the control follows a touch.")
    Property(readOnly: "state", \UIControl.state, "What the control looks like now.")
  }
}
