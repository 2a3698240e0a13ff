import Foundation

/// Text whose attributes go when it goes.
///
/// Foundation on Linux (Swift 6.3.1) never releases what the attributes of a text hold, but for characters that are deleted.
/// Whatever Quoin makes or keeps of texts is of this type.
package final class ReleasingAttributedString: NSMutableAttributedString {
  deinit { deleteCharacters(in: NSRange(location: 0, length: length)) }

  package override func copy(with zone: NSZone? = nil) -> Any {
    ReleasingAttributedString(attributedString: self)
  }

  package override func mutableCopy(with zone: NSZone? = nil) -> Any {
    ReleasingAttributedString(attributedString: self)
  }
}
