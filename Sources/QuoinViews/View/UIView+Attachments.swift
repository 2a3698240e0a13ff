import Foundation

extension UIView {
  /// The object of a type that was attached to the view with `setAttachment(_:)`.
  public final func attachment<T: AnyObject>(_ type: T.Type) -> T? {
    guard let rare else { return nil }
    let key = ObjectIdentifier(type)
    for entry in rare.attachments where entry.key == key { return entry.value as? T }
    return nil
  }

  /// Attaches an object to the view in the place of an earlier one of exactly this type; the view keeps it alive.
  public final func setAttachment<T: AnyObject>(_ value: T) {
    removeAttachment(T.self)
    ensureRare().attachments.append((ObjectIdentifier(T.self), value))
  }

  /// Takes the object of a type away.
  public final func removeAttachment<T: AnyObject>(_ type: T.Type) {
    let key = ObjectIdentifier(type)
    rare?.attachments.removeAll { $0.key == key }
  }
}
