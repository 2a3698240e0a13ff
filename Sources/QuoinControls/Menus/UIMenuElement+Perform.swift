import Foundation

extension UIMenuElement {
  /// Does what the element is for, as something that was chosen for a view.
  final func perform(for source: UIView) {
    switch self {
    case let action as UIAction:
      if let control = source as? UIControl {
        control.sendAction(action)
      } else {
        action.performWithSender(source, target: nil)
      }
    case let command as UICommand:
      if let target = source.target(forAction: command.action, withSender: command) {
        command.action.perform(on: target as AnyObject, sender: command)
      }
    default: break
    }
  }
}
