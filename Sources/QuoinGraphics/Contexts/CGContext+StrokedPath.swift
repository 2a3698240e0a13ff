import Foundation

extension CGContext {
  /// Makes the path the area that its line covers, with the width, the ends and the corners that are set; lines are without gaps.
  public func replacePathWithStrokedPath() {
    let line = CGPath(steps: pathInPoints)
    pathOnPage = UIBezierPath()
    addPath(
      line.copy(
        strokingWithWidth: settings.lineWidth, lineCap: settings.lineCap, lineJoin: settings.lineJoin,
        miterLimit: settings.miterLimit))
  }
}
