import QuoinControls
import QuoinTemplateEngine

extension Component {
  /// `<UISwitch>`: on or off.
  public static let switchControl = Component(
    "UISwitch", UISwitch.self, superclass: "UIControl", summary: "A switch that is on or off."
  ) { _ in
    UISwitch()
  } properties: {
    Property(
      "isOn", \UISwitch.isOn, "Whether the switch is on.", animated: { $0.setOn($1, animated: true) }
    ).changingInUse
    Property("offImage", \UISwitch.offImage, "Kept for code that sets it; changes nothing here.")
    Property("onImage", \UISwitch.onImage, "Kept for code that sets it; changes nothing here.")
    Property(
      "onTintColor", \UISwitch.onTintColor, "The colour of a switch that is on; nil for the standard one.")
    Property(
      "preferredStyle", \UISwitch.preferredStyle, "Kept for code that sets it; switches slide here.")
    Property("thumbTintColor", \UISwitch.thumbTintColor, "The colour of the knob; nil for white.")
    Property("title", \UISwitch.title, "Kept for code that sets it; shown on the Mac alone.")
    Property(readOnly: "style", \UISwitch.style, "How the switch looks.")
  }
}
