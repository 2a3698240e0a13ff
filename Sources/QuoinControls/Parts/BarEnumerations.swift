/// How dark a bar is.
public nonisolated enum UIBarStyle: Int, Sendable, CaseIterable {
  case `default` = 0
  case black = 1
}

/// Where a bar stands.
public nonisolated enum UIBarPosition: Int, Sendable, CaseIterable {
  case any, bottom, top, topAttached
}

/// The height that a bar has.
public nonisolated enum UIBarMetrics: Int, Sendable, CaseIterable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// What has a place as a bar.
public protocol UIBarPositioning: AnyObject, ViewBound {
  /// Where it stands.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
public protocol UIBarPositioningDelegate: AnyObject, ViewBound {
  /// Where a bar stands.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
