import QuoinDiagnostics

/// A place on a page whose content is drawn once all pages are there, such as the number of them.
package protocol DeferredContent: AnyObject {
  /// Draws the content, once, between two pages.
  ///
  /// - Parameter draw: Draws in the coordinates in which the place was left.
  /// - Returns: What was drawn otherwise than asked for.
  /// - Throws: A diagnostic when it cannot be drawn or written.
  func draw(_ draw: (Canvas) -> Void) throws(Diagnostic) -> [Diagnostic]
}
