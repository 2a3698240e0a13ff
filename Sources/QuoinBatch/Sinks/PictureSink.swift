import Foundation
import QuoinDiagnostics

/// Where the pictures of a batch go.
protocol PictureSink: AnyObject, Sendable {
  /// Whether pictures have to come one after the other, in the order of their rows; else any thread hands over its own.
  var isOrdered: Bool { get }

  /// Whether pictures are out of hand as soon as they are written, so that what was written has only to be ended.
  var isStream: Bool { get }

  /// What tells the bytes of the picture of that name from others; nothing where there is none.
  func mark(of name: String) -> UInt32?

  /// Why there must be no picture of that name: something else is there, or will be.
  ///
  /// - Parameter isOwn: Whether a batch has had a picture there.
  func refusal(of name: String, isOwn: Bool) -> Diagnostic?

  /// Takes a picture.
  ///
  /// - Returns: Why this picture cannot be kept, where others may be; nothing of it is left then.
  /// - Throws: Why no picture can be kept any more.
  func write(_ picture: Data, named name: String) throws(Diagnostic) -> Diagnostic?

  /// Takes away the picture that an earlier run left under that name.
  func remove(_ name: String)

  /// Ends what has to be ended behind the last picture.
  ///
  /// - Parameter isWhole: Whether these are all pictures; others are kept where they pass for no whole.
  /// - Returns: Where they are, unless that is their place.
  func finish(isWhole: Bool) throws(Diagnostic) -> String?

  /// Takes away what would be broken without its end.
  func discard()
}

/// An archive begins anew with each run.
extension PictureSink {
  func mark(of name: String) -> UInt32? { nil }
  func refusal(of name: String, isOwn: Bool) -> Diagnostic? { nil }
  func remove(_ name: String) {}
}
