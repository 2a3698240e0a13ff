import QuoinDiagnostics
import QuoinGraphics

nonisolated extension UIBezierPath {
  /// Creates a path from SVG's path language.
  ///
  /// ```swift
  /// let heart = try UIBezierPath(svg: "M12 21C-6 11 4 0 12 7c8-7 18 4 0 14z")
  /// ```
  ///
  /// - Parameter svg: What the attribute `d` of SVG's `<path>` holds; in points.
  /// - Throws: A diagnostic that tells at which character something else was expected.
  public convenience init(svg: String) throws(Diagnostic) {
    self.init(steps: try PathDataParser.parse(svg))
  }

  /// Creates a path of elements.
  package convenience init(steps: [PathElement]) {
    self.init()
    for step in steps {
      switch step {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .curve(let point, let first, let second):
        addCurve(to: point, controlPoint1: first, controlPoint2: second)
      case .close: close()
      }
    }
  }
}
