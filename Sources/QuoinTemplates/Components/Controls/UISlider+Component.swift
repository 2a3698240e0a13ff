import QuoinControls
import QuoinTemplateEngine

extension Component {
  /// `<UISlider>`: a value that is set by sliding.
  public static let slider = Component(
    "UISlider", UISlider.self, superclass: "UIControl", summary: "A number that is set by sliding a knob."
  ) { _ in
    UISlider()
  } properties: {
    Property("isContinuous", \UISlider.isContinuous, "Whether the value is told while the knob slides.")
    Property("maximumTrackTintColor", \UISlider.maximumTrackTintColor, "The colour beyond the knob.")
    Property("maximumValue", \UISlider.maximumValue, "The value at the far end; 1 unless set.")
    Property("maximumValueImage", \UISlider.maximumValueImage, "A picture at the far end.").affectingSize
    Property("minimumTrackTintColor", \UISlider.minimumTrackTintColor, "The colour up to the knob.")
    Property("minimumValue", \UISlider.minimumValue, "The value at the near end; 0 unless set.")
      .written(after: "maximumValue")
    Property("minimumValueImage", \UISlider.minimumValueImage, "A picture at the near end.").affectingSize
    Property(kept: "preferredBehavioralStyle", \UISlider.preferredBehavioralStyle)
    Property("thumbTintColor", \UISlider.thumbTintColor, "The colour of the knob; nil for white.")
    Property(
      "value", \UISlider.value, "Where the knob stands, between the least and the greatest value.",
      animated: { $0.setValue($1, animated: true) }
    ).changingInUse.written(after: "maximumValue", "minimumValue")
    Property.states(
      "maximumTrackImage", "What is drawn beyond the knob.", get: UISlider.maximumTrackImage(for:),
      set: UISlider.setMaximumTrackImage(_:for:))
    Property.states(
      "minimumTrackImage", "What is drawn up to the knob.", get: UISlider.minimumTrackImage(for:),
      set: UISlider.setMinimumTrackImage(_:for:))
    Property.states(
      "thumbImage", "What is drawn as the knob.", get: UISlider.thumbImage(for:),
      set: UISlider.setThumbImage(_:for:))
  }
}
