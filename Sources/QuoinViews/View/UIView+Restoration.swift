extension UIView {
  /// A name for the state that iOS restores; kept for code that sets it.
  public final var restorationIdentifier: String? {
    get { attachment(RestorationName.self)?.name }
    set {
      if let newValue {
        setAttachment(RestorationName(newValue))
      } else {
        removeAttachment(RestorationName.self)
      }
    }
  }
}

private final class RestorationName {
  let name: String

  init(_ name: String) { self.name = name }
}
