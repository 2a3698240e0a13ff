// Mirrors cannot look at unmanaged references, and test libraries make mirrors of whatever they are shown.
extension UIView: CustomReflectable {
  /// The view's place and what is in it.
  public final var customMirror: Mirror {
    Mirror(self, children: ["frame": frame, "subviews": children])
  }
}
