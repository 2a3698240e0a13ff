import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// An image whose file is the value itself: a `data:` URL, its Base64, or bytes from code.
enum InlineImage {
  /// How the Base64 of each kind of file begins that images are read from.
  private static let beginnings = ["iVBORw0KGgo", "/9j/", "R0lGOD", "UklGR", "PHN2Zy", "PD94bWwg", "JVBERi0"]
  /// Shorter text is a name, whatever it begins with: no image is so small.
  private static let leastLength = 64

  /// The image that a text holds; nothing where it is a name or an address.
  static func image(in text: String, _ context: ConversionContext) throws(Diagnostic) -> UIImage? {
    if DataURL.isOne(text) {
      return try image(DataURL.bytes(of: text, limit: context.budget.fileSize), "the data: URL", context)
    }
    guard text.utf8.count >= leastLength, beginnings.contains(where: text.hasPrefix),
      text.utf8.count / 4 <= context.budget.fileSize, let bytes = DataURL.base64(text.utf8)
    else { return nil }
    return try image(bytes, "the Base64 from data", context)
  }

  /// The image of a file's bytes.
  static func image(_ bytes: Data, _ context: ConversionContext) throws(Diagnostic) -> UIImage {
    try image(bytes, "the bytes from data", context)
  }

  private static func image(
    _ bytes: Data, _ name: String, _ context: ConversionContext
  ) throws(Diagnostic) -> UIImage {
    guard bytes.count <= context.budget.fileSize else {
      throw .tooLarge(name, limit: context.budget.fileSize)
    }
    return try UIImage(data: bytes, scale: 1, name: name, budget: context.budget)
  }
}
