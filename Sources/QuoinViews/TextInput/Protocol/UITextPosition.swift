import Foundation

/// A place in a document of text; what it counts is up to the document.
open class UITextPosition: NSObject, ViewBound {
  /// Creates a place.
  public override init() {}

  deinit {}
}

/// A part of a document of text, which may be empty.
open class UITextRange: NSObject, ViewBound {
  /// Creates a part.
  public override init() {}

  deinit {}
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether nothing is in it.
  open var isEmpty: Bool { true }
}
