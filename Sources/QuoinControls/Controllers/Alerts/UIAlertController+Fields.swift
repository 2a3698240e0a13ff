import Foundation
import QuoinGraphics

extension UIAlertController {
  private final class Fields {
    var fields: [UITextField] = []
  }

  /// The fields between the message and the choices; nothing where there are none.
  public final var textFields: [UITextField]? { attachment(Fields.self)?.fields }

  /// What stands between the message and the choices.
  final var fieldViews: [UIView] { textFields ?? [] }

  /// Adds a field to write into; an action sheet has none, so that it is misuse there, and left out.
  ///
  /// - Parameter configurationHandler: Gets the field, before it is shown.
  public final func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return ControlMisuse.report(.fieldInActionSheet) }
    let fields = attachment(Fields.self) ?? Fields()
    setAttachment(fields)
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    field.addAction(
      UIAction { [weak self] _ in self?.choosePreferred() }, for: .editingDidEndOnExit)
    fields.fields.append(field)
    (viewIfLoaded as? AlertView)?.setNeedsUpdate()
  }
}

extension ControlMisuse {
  static let fieldInActionSheet = ControlMisuse("An action sheet gets a text field, which alerts alone have")
}
