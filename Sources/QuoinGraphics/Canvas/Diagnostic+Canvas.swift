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
}
