import Foundation

/// A choice that an alert or an action sheet offers.
open class UIAlertAction: NSObject, ViewBound {
  /// What kind of choice it is.
  public nonisolated enum Style: Int, Sendable, CaseIterable {
    case `default`
    /// It leaves everything as it is.
    case cancel
    /// It changes or deletes something.
    case destructive
  }

  /// What it is called.
  public final let title: String?
  /// What kind of choice it is.
  public final let style: Style
  /// Whether it can be chosen.
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  private let handler: ((UIAlertAction) -> Void)?
  final var changed: () -> Void = {}

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - style: What kind of choice it is.
  ///   - handler: Called after it was chosen, once the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  deinit {}

  final func call() { handler?(self) }
}
