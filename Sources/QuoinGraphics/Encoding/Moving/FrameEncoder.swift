import Foundation
import QuoinDiagnostics

/// Writes frames of one size.
protocol FrameEncoder: AnyObject {
  /// Adds a frame that is seen between two times, in seconds.
  func add(_ frame: FramePixels, from start: TimeInterval, to end: TimeInterval) throws(Diagnostic)
  /// Ends the file.
  func finish() throws(Diagnostic) -> Data
}
