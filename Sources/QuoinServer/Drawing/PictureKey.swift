import QuoinResources

/// What a picture is asked for with: the file, the format, and names and values in one order, whatever makes one picture another.
///
/// Byte by byte: two texts that Unicode takes for the same, as an ideograph and one that is kept for compatibility, are drawn
/// differently.
struct PictureKey: Hashable, Sendable, ExpressibleByArrayLiteral {
  private let exactParts: [ExactString]

  var parts: [String] { exactParts.map(\.string) }

  init(_ parts: [String]) { exactParts = parts.map { ExactString($0) } }

  init(arrayLiteral parts: String...) { self.init(parts) }
}
