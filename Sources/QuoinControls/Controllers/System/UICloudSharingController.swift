import Foundation
import QuoinGraphics

/// The system's screen for working on something together; here a placeholder that keeps what it is told.
open class UICloudSharingController: UIViewController {
  /// What those who are invited may do.
  public nonisolated struct PermissionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits, which are UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }

  /// What those who are invited may do.
  open var availablePermissions: PermissionOptions = []

  open override func loadView() { view = SystemPlaceholder("UICloudSharingController") }

  deinit {}
}
