import QuoinControls
import QuoinTemplateEngine

extension Component {
  /// `<UIPickerView>`: wheels to choose from.
  public static let pickerView = Component(
    "UIPickerView", UIPickerView.self, summary: "Wheels, of whose rows one each is chosen."
  ) { _ in
    UIPickerView()
  } properties: {
    Property(delegate: "dataSource", \UIPickerView.dataSource, "Says how many wheels and rows there are.")
    Property(delegate: "delegate", \UIPickerView.delegate, "Says what rows show, and is told what is chosen.")
    Property(kept: "showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
    Property(readOnly: "numberOfComponents", \UIPickerView.numberOfComponents, "How many wheels there are.")
  }

  /// `<UIColorWell>`: a colour.
  public static let colorWell = Component(
    "UIColorWell", UIColorWell.self, superclass: "UIControl",
    summary: "Shows a colour, and lets another be chosen."
  ) { _ in
    UIColorWell()
  } properties: {
    Property("selectedColor", \UIColorWell.selectedColor, "The colour; nil for none.").changingInUse
    Property(
      "supportsAlpha", \UIColorWell.supportsAlpha, "Whether colours may be translucent; true unless set.")
    Property("title", \UIColorWell.title, "What the choice is called.")
  }
}
