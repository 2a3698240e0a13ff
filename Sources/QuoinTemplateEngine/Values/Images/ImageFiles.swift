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
  static func image(
    named text: String, bundle: Bundle? = nil, in context: ConversionContext
  ) throws(Diagnostic) -> UIImage {
    guard let loader = context.loader else { throw .imagesNotAvailable(text) }
    let reference = try AssetReference(text, in: bundle, context)
    let name = reference.name
    for folder in reference.folders(context) {
      for catalog in context.resources?.catalogs(in: folder) ?? [] {
        let found = try catalog.image(
          named: name, compatibleWith: context.traits, budget: context.budget)
        guard let found else { continue }
        if let note = context.noteFixedImage, try catalog.hasOneFile(forImageNamed: name) { note() }
        return found
      }
    }
    let base: URL? = if case .bundled(_, let bundle) = reference { bundle.resources } else { context.base }
    let plain = try loader.url(for: name, relativeTo: base)
    guard plain.isFileURL else {
      func fetch() throws(Diagnostic) -> UIImage {
        try image(at: plain, scale: ScaleSuffix.scale(of: name), name: name, loader, context)
      }
      guard let known = context.remoteImages else { return try fetch() }
      return try known.image(at: plain, fetch: fetch)
    }
    // A path from elsewhere than the template's folder is the same from each.
    let isRelative = !name.hasPrefix("/") && !name.hasPrefix("~") && !name.contains("://")
    var places = [base]
    if isRelative { places += reference.folders(context).dropFirst().map { $0 } }
    for place in places {
      let candidates = ScaleSuffix.candidates(for: name, scale: context.traits.displayScale)
      for (index, candidate) in candidates.enumerated() {
        let url = try loader.url(for: candidate.name, relativeTo: place)
        guard loader.fileExists(at: url) else { continue }
        if let note = context.noteFixedImage {
          let others = candidates[(index + 1)...].compactMap {
            try? loader.url(for: $0.name, relativeTo: place)
          }
          if !others.contains(where: loader.fileExists) { note() }
        }
        return try image(at: url, scale: candidate.scale, name: name, loader, context)
      }
    }
    // Asking for the name itself lets the loader say why it may not be read, where that is the reason.
    guard !loader.isMissing(at: plain) else {
      var nearest = nearestFile(to: name, at: plain, loader)
      if nearest == nil { nearest = try nearestAsset(to: name, reference, context) }
      if case .bundled(_, let bundle) = reference {
        throw Diagnostic.missingAsset("image", name, in: bundle.name, nearest: nearest).about(.missingImage)
      }
      throw .missingImage(name, in: plain.deletingLastPathComponent().path, nearest: nearest)
    }
    return try image(at: plain, scale: 1, name: name, loader, context)
  }

  /// The image in a file; its bytes are read each time, under the loader's policy, and what they decode to is kept where
  /// they are decoded.
  private static func image(
    at url: URL, scale: CGFloat, name: String, _ loader: ResourceLoader, _ context: ConversionContext
  ) throws(Diagnostic) -> UIImage {
    try UIImage(data: loader.data(at: url), scale: scale, name: name, budget: context.budget)
  }

  /// The nearest names among the images of catalogs.
  private static func nearestAsset(
    to name: String, _ reference: AssetReference, _ context: ConversionContext
  ) throws(Diagnostic) -> NearestNames? {
    var names: [String] = []
    for folder in reference.folders(context) {
      for catalog in context.resources?.catalogs(in: folder) ?? [] { names += try catalog.imageNames() }
    }
    return NearestNames(to: name, among: names)
  }

  /// The files in the same folder whose names are nearest, written as the template would write it.
  private static func nearestFile(to name: String, at url: URL, _ loader: ResourceLoader) -> NearestNames? {
    let files = loader.fileNames(in: url.deletingLastPathComponent(), withExtensions: extensions)
    let wanted = url.lastPathComponent
    let stems = files.map(\.withoutExtension)
    let near =
      NearestNames(to: wanted, among: files)
      ?? NearestNames(to: wanted.withoutExtension, among: stems)?.map { stem in
        files.first { $0.withoutExtension == stem } ?? stem
      }
    return near?.map { name.dropLast(wanted.count) + $0 }
  }

  private static let extensions = ["png", "jpg", "jpeg", "svg", "gif", "webp", "pdf"]

  /// Whether a name ends as that of an image file does.
  static func isFileName(_ name: String) -> Bool {
    extensions.contains((name as NSString).pathExtension.lowercased())
  }
}
