extension UIButton {
  /// What a button is made as.
  public nonisolated enum ButtonType: Int, Sendable, CaseIterable {
    /// With no look of its own.
    case custom = 0
    /// Text or a picture in the tint.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
    /// UIKit's old name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// What a button stands for among others.
  public nonisolated enum Role: Int, Sendable, CaseIterable {
    case normal, primary, cancel, destructive
  }
}
