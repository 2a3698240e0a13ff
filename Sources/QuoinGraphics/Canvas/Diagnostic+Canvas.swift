import Foundation
import QuoinDiagnostics

extension Diagnostic {
  /// An output that there is no memory for, or that Cairo cannot address.
  static func noRoom(for size: CGSize) -> Diagnostic {
    Diagnostic(
      .error, "There is no room to draw \(size.inPoints)",
      notes: [
        Note(
          "A picture has up to 32767 pixels a side, and fits into memory; a smaller scale, PDF and SVG have room for more points"
        )
      ])
  }

  /// A link that would run a program or open a file of the reader's.
  static func refusedLink(_ url: String, scheme: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "A link to “\(url.prefix(80))” is left out: \(scheme.prefix(20)) is no scheme that documents link to",
      notes: [Note("Links begin with http, https, mailto, tel, sms, ftp, geo or #")])
  }
}
