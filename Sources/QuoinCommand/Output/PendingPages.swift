import Foundation
import Quoin

/// Pages that become files of their own once all of them have been drawn: until then they lie in a file that nobody sees, so
/// that a document which fails half-way leaves what was there before.
final class PendingPages {
  private let scratch: GrowingFile
  private var pages: [(destination: Destination, count: Int)] = []

  init() throws(Diagnostic) { scratch = try GrowingFile.scratch("pages") }

  /// Keeps a page.
  func add(_ page: Data, for destination: Destination) throws(Diagnostic) {
    try scratch.write(page)
    pages.append((destination, page.count))
  }

  /// Writes all pages to where they go, in their order.
  func write() throws(Diagnostic) {
    var (next, page) = (pages[...], Data())
    try scratch.forEachPiece { piece throws(Diagnostic) in
      var piece = piece
      while let (destination, count) = next.first {
        let part = piece.prefix(count - page.count)
        page.append(part)
        piece = piece.dropFirst(part.count)
        guard page.count == count else { return }
        try destination.write(page)
        next = next.dropFirst()
        page = Data()
      }
    }
  }
}
