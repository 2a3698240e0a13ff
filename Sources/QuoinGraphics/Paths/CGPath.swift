/// The name that Core Graphics gives to what is a path here.
public typealias CGPath = UIBezierPath

extension UIBezierPath {
  /// Creates a path of the same lines and curves.
  public convenience init(cgPath: CGPath) {
    self.init()
    append(cgPath)
  }

  /// The same lines and curves.
  public final var cgPath: CGPath { UIBezierPath(cgPath: self) }
}
