import QuoinGraphics
import QuoinViews

/// A place that readers of a PDF with forms sign; its background and border are all that is drawn there.
///
/// ```swift
/// let signature = SignatureView(frame: CGRect(x: 40, y: 600, width: 200, height: 60))
/// signature.accessibilityLabel = "Signature of the buyer"
/// ```
public final class SignatureView: UIView {
  deinit {}

  public override var formField: FormField? {
    var field = FormField(.signature, in: bounds)
    field.hasSurroundings = true
    return field
  }

  public override var isAccessibilityElementByDefault: Bool { accessibilityLabel?.isEmpty == false }
}
