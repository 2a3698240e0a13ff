import QuoinControls
import QuoinGraphics
import QuoinTemplateEngine

extension Component {
  /// `<UIInputView>`: what stands where a keyboard would.
  public static let inputView = Component(
    "UIInputView", UIInputView.self, summary: "A view that stands where a keyboard would, or above one.",
    parameters: [
      .init("inputViewStyle", UIInputView.Style.propertyType, "How the view looks; default unless set.")
    ]
  ) { arguments in
    UIInputView(frame: .zero, inputViewStyle: arguments["inputViewStyle"] ?? .default)
  } properties: {
    Property(kept: "allowsSelfSizing", \UIInputView.allowsSelfSizing)
    Property(readOnly: "inputViewStyle", \UIInputView.inputViewStyle, "How the view looks.")
  }
}
