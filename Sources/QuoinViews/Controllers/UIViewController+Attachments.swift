import Foundation

extension UIViewController {
  /// The object of a type that was attached to the controller with `setAttachment(_:)`.
  public final func attachment<T: AnyObject>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    for entry in attachments where entry.key == key { return entry.value as? T }
    return nil
  }

  /// Attaches an object to the controller in the place of an earlier one of exactly this type; the controller keeps it
  /// alive.
  public final func setAttachment<T: AnyObject>(_ value: T) {
    removeAttachment(T.self)
    attachments.append((ObjectIdentifier(T.self), value))
  }

  /// Takes the object of a type away.
  public final func removeAttachment<T: AnyObject>(_ type: T.Type) {
    let key = ObjectIdentifier(type)
    attachments.removeAll { $0.key == key }
  }
}
