import Foundation
import QuoinDiagnostics
import QuoinResources

extension AssetCatalog {
  /// An image by name, in the variant that suits some surroundings best.
  ///
  /// - Parameters:
  ///   - name: The image's name.
  ///   - traits: The surroundings: scale, appearance, contrast, direction and device.
  ///   - budget: How many pixels it may have, checked before decoding.
  ///   - warn: Takes what looks wrong: a PDF, which is not drawn.
  /// - Returns: The image; nothing where the catalog has none of the name.
  /// - Throws: What is wrong with its description or its file.
  public func image(
    named name: String, compatibleWith traits: UITraitCollection, budget: Budget = .default,
    warn: (Diagnostic) -> Void = { _ in }
  ) throws(Diagnostic) -> UIImage? {
    guard let set = try imageSet(name), let (root, source) = try contents(of: set) else { return nil }
    guard let entries = root["images"]?.elements else {
      throw .expectedInAsset("an object with \"images\"", root, in: source)
    }
    var candidates: [(score: Int, entry: JSONNode, variant: AssetVariant, file: String)] = []
    for entry in entries {
      guard let file = entry["filename"]?.string else { continue }
      let variant = try AssetVariant(entry, in: source)
      // What is made for other devices is better than nothing.
      candidates.append((variant.score(for: traits) ?? -1, entry, variant, file))
    }
    /// The first of those that suit best.
    func best(where isWanted: (String) -> Bool) -> (
      score: Int, entry: JSONNode, variant: AssetVariant, file: String
    )? {
      let wanted = candidates.filter { isWanted($0.file) }
      let most = wanted.map(\.score).max()
      return wanted.first { $0.score == most }
    }
    guard let wanted = best(where: { _ in true }) else {
      throw .expectedInAsset("an image with a \"filename\"", root["images"] ?? root, in: source)
    }
    let drawn = best { !$0.lowercased().hasSuffix(".pdf") }
    let (_, entry, variant, file) = drawn ?? wanted
    if wanted.file != file { warn(.pdfImage(wanted.file, instead: file)) }
    guard !file.contains("/"), !file.contains("\0") else {
      throw .expectedInAsset("a file beside Contents.json", entry["filename"] ?? entry, in: source)
    }
    var image: UIImage
    do throws(Diagnostic) {
      let data = try loader.data(at: set.folder.appendingPathComponent(file))
      if PDFPageSize.isPDF(data) {
        warn(.pdfImage(file, instead: nil))
        image = try UIImage(
          data: Self.placeholder(PDFPageSize.read(data)), scale: 1, name: file, budget: budget)
      } else {
        image = try UIImage(data: data, scale: CGFloat(variant.scale ?? 1), name: file, budget: budget)
      }
    } catch {
      throw error.located(at: source.span(for: (entry["filename"] ?? entry).range))
    }
    image = try sliced(image, by: entry["resizing"], in: source)
    switch root["properties"]?["template-rendering-intent"]?.string {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// A grey place of a size in points; of that of an icon where nobody knows.
  private static func placeholder(_ size: CGSize?) -> Data {
    let (width, height) = size.map { (Double($0.width), Double($0.height)) } ?? (24, 24)
    return Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'><rect width='\(width)' height='\(height)' rx='2' fill='#8e8e93' fill-opacity='0.4'/></svg>"
        .utf8)
  }

  private static let modes = ["9-part", "3-part-horizontal", "3-part-vertical"]

  /// The image with edges that keep their size, which catalogs give in pixels.
  private func sliced(
    _ image: UIImage, by resizing: JSONNode?, in source: SourceText
  ) throws(Diagnostic) -> UIImage {
    guard let resizing, let mode = resizing["mode"], let name = mode.string else { return image }
    guard Self.modes.contains(name) else {
      throw .unknownInAsset("resizing mode", name, among: Self.modes, mode, in: source)
    }
    func inset(_ side: String) -> CGFloat {
      let pixels = resizing["cap-insets"]?[side]?.number ?? 0
      return CGFloat(min(max(pixels, 0), 100_000)) / image.scale
    }
    var insets = UIEdgeInsets(
      top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
    if name == "3-part-horizontal" { (insets.top, insets.bottom) = (0, 0) }
    if name == "3-part-vertical" { (insets.left, insets.right) = (0, 0) }
    let isTiled = resizing["center"]?["mode"]?.string == "tile"
    return image.resizableImage(withCapInsets: insets, resizingMode: isTiled ? .tile : .stretch)
  }
}

extension Diagnostic {
  /// - Parameter other: What is drawn in its place; nothing for an empty place.
  fileprivate static func pdfImage(_ file: String, instead other: String?) -> Diagnostic {
    Diagnostic(
      .warning,
      "\(file) is a PDF, which is not drawn; \(other.map { "\($0) stands in for it" } ?? "a grey place of its size stands for it")",
      notes: [
        Note(
          "“pdftocairo -svg”, of Debian's poppler-utils, makes an SVG of it, which an image set takes as well"
        )
      ])
  }
}
