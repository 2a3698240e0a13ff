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
    var best: (score: Int, entry: JSONNode, variant: AssetVariant, file: String)?
    for entry in entries {
      guard let file = entry["filename"]?.string else { continue }
      let variant = try AssetVariant(entry, in: source)
      // What is made for other devices is better than nothing.
      let score = variant.score(for: traits) ?? -1
      if best.map({ score > $0.score }) ?? true { best = (score, entry, variant, file) }
    }
    guard let (_, entry, variant, file) = best else {
      throw .expectedInAsset("an image with a \"filename\"", root["images"] ?? root, in: source)
    }
    guard !file.contains("/"), !file.contains("\0") else {
      throw .expectedInAsset("a file beside Contents.json", entry["filename"] ?? entry, in: source)
    }
    var image: UIImage
    do throws(Diagnostic) {
      let data = try loader.data(at: set.folder.appendingPathComponent(file))
      image = try UIImage(data: data, scale: CGFloat(variant.scale ?? 1), name: file, budget: budget)
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

  /// Whether an image is the same in all surroundings, as there is but one file of it.
  ///
  /// - Throws: What is wrong with its description.
  package func hasOneFile(forImageNamed name: String) throws(Diagnostic) -> Bool {
    guard let set = try imageSet(name), let (root, _) = try contents(of: set) else { return false }
    return root["images"]?.elements?.count { $0["filename"] != nil } == 1
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
