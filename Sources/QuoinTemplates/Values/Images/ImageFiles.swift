import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// Finds the file of an image: the scale that fits best, with or without the extension written.
enum ImageFiles {
  /// The image of a name or address.
  ///
  /// - Parameters:
  ///   - name: A path from the template's folder, an absolute path, or a URL; `@2x` and `@3x` files beside it count.
  ///   - context: The loader, limits, and the scale of the screen.
  /// - Throws: What the loader or the decoder found, or that there is no such file, with the nearest name.
  static func image(named name: String, in context: ConversionContext) throws(Diagnostic) -> UIImage {
    guard let loader = context.loader else { throw .imagesNotAvailable(name) }
    func image(at url: URL, scale: CGFloat) throws(Diagnostic) -> UIImage {
      // The bytes are read each time, under the loader's policy; what they decode to is kept where they are decoded.
      try UIImage(data: loader.data(at: url), scale: scale, name: name, budget: context.budget)
    }
    let base = context.base
    let plain = try loader.url(for: name, relativeTo: base)
    guard plain.isFileURL else {
      func fetch() throws(Diagnostic) -> UIImage {
        try image(at: plain, scale: ScaleSuffix.scale(of: name))
      }
      guard let known = context.remoteImages else { return try fetch() }
      return try known.image(at: plain, fetch: fetch)
    }
    for candidate in ScaleSuffix.candidates(for: name, scale: context.traits.displayScale) {
      let url = try loader.url(for: candidate.name, relativeTo: base)
      guard loader.fileExists(at: url) else { continue }
      return try image(at: url, scale: candidate.scale)
    }
    // Asking for the name itself lets the loader say why it may not be read, where that is the reason.
    guard !loader.isMissing(at: plain) else {
      throw .missingImage(
        name, in: plain.deletingLastPathComponent().path, nearest: nearestFile(to: name, at: plain, loader))
    }
    return try image(at: plain, scale: 1)
  }

  /// The file in the same folder whose name is nearest, written as the template would write it.
  private static func nearestFile(to name: String, at url: URL, _ loader: ResourceLoader) -> String? {
    let files = loader.fileNames(beside: url).filter { isImage($0) }
    let wanted = url.lastPathComponent
    let stems = files.map { withoutExtension($0) }
    let near =
      nearestName(to: wanted, among: files)
      ?? nearestName(to: withoutExtension(wanted), among: stems).flatMap { stem in
        files.first { withoutExtension($0) == stem }
      }
    guard let near else { return nil }
    return String(name.dropLast(wanted.count)) + near
  }

  private static func isImage(_ name: String) -> Bool {
    ["png", "jpg", "jpeg", "svg", "gif", "webp"].contains((name as NSString).pathExtension.lowercased())
  }

  private static func withoutExtension(_ name: String) -> String {
    (name as NSString).deletingPathExtension
  }
}
