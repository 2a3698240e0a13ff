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
  /// - Returns: The image; nothing where the catalog has none of the name.
  /// - Throws: What is wrong with its description or its file.
  public func image(
    named name: String, compatibleWith traits: UITraitCollection, budget: Budget = .default
  ) throws(Diagnostic) -> UIImage? {
    guard let set = try imageSet(name), let (root, source) = try contents(of: set) else { return nil }
    guard let entries = root["images"]?.elements else {
      throw .expectedInAsset("an object with \"images\"", root, in: source)
    }
    var best: (score: Int, entry: JSONNode, variant: AssetVariant)?
    var first: (entry: JSONNode, variant: AssetVariant)?
    for entry in entries where entry["filename"]?.string != nil {
      let variant = try AssetVariant(entry, in: source)
      first = first ?? (entry, variant)
      guard let score = variant.score(for: traits), score > best?.score ?? -1 else { continue }
      best = (score, entry, variant)
    }
    // What is made for other devices is better than nothing.
    guard let entry = best?.entry ?? first?.entry, let variant = best?.variant ?? first?.variant else {
      throw .expectedInAsset("an image with a \"filename\"", root["images"] ?? root, in: source)
    }
    let file = entry["filename"]?.string ?? ""
    guard !file.contains("/"), !file.contains("\0") else {
      throw .expectedInAsset("a file beside Contents.json", entry["filename"] ?? entry, in: source)
    }
    var image: UIImage
    do throws(Diagnostic) {
      image = try UIImage(
        data: loader.data(at: set.folder.appendingPathComponent(file)), scale: CGFloat(variant.scale ?? 1),
        name: file,
        budget: budget)
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
