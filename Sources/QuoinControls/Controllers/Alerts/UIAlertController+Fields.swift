import Foundation
import QuoinGraphics

extension UIAlertController {
  private final class Fields {
    var views: [UIView] = []
  }

  /// What stands between the message and the choices.
  final var fieldViews: [UIView] { attachment(Fields.self)?.views ?? [] }
}
