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
    Property(kept: "offImage", \UISwitch.offImage)
    Property(kept: "onImage", \UISwitch.onImage)
    Property(
      "onTintColor", \UISwitch.onTintColor, "The colour of a switch that is on; nil for the standard one.")
    Property(kept: "preferredStyle", \UISwitch.preferredStyle, because: "switches slide here")
    Property("thumbTintColor", \UISwitch.thumbTintColor, "The colour of the knob; nil for white.")
    Property(kept: "title", \UISwitch.title, because: "shown on the Mac alone")
    Property(readOnly: "style", \UISwitch.style, "How the switch looks.")
  }
}
