import Foundation
import QuoinDiagnostics
import QuoinResources

extension AssetCatalog {
  /// A colour by name, with its variants for dark surroundings and high contrast.
  ///
  /// - Returns: The colour, which follows its surroundings; nothing where the catalog has none of the name.
  /// - Throws: What is wrong with its description.
  public func color(named name: String) throws(Diagnostic) -> UIColor? {
    guard let set = try colorSet(name) else { return nil }
    if let known = colors.withLock({ $0[name] }) { return known }
    let color = try color(in: set)
    colors.withLock { $0[name] = color }
    return color
  }

  private func color(in set: AssetSet) throws(Diagnostic) -> UIColor? {
    guard let (root, source) = try contents(of: set) else { return nil }
    guard let entries = root["colors"]?.elements else {
      throw .expectedInAsset("an object with \"colors\"", root, in: source)
    }
    var colors: [(variant: AssetVariant, color: UIColor)] = []
    for entry in entries {
      // A wider gamut than what is drawn here has another entry beside it.
      if entry["display-gamut"]?.string == "display-P3", entries.count > 1 { continue }
      let variant = try AssetVariant(entry, in: source)
      guard let color = entry["color"] else { continue }
      colors.append((variant, try AssetColor.color(color, in: source)))
    }
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UIColor? {
      let traits = UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
      let scored = colors.compactMap { entry in entry.variant.score(for: traits).map { ($0, entry.color) } }
      return scored.max { $0.0 < $1.0 }?.1 ?? colors.first?.color
    }
    guard let light = color(.light, .normal), let dark = color(.dark, .normal),
      let lightHigh = color(.light, .high), let darkHigh = color(.dark, .high)
    else { throw .expectedInAsset("a \"color\" among the \"colors\"", root, in: source) }
    let normal = Self.adaptive(light, dark)
    let high = Self.adaptive(lightHigh, darkHigh)
    return normal == high ? normal : UIColor(.contrasting(normal, high))
  }

  private static func adaptive(_ light: UIColor, _ dark: UIColor) -> UIColor {
    if light == dark { return light }
    if !light.isDynamic, !dark.isDynamic { return UIColor(light: light.cgColor, dark: dark.cgColor) }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

/// One colour in a catalog.
enum AssetColor {
  private static let spaces = [
    "srgb", "extended-srgb", "extended-linear-srgb", "display-p3", "gray-gamma-22", "extended-gray",
  ]

  /// Reads components of a colour space, or the name of a system colour.
  static func color(_ node: JSONNode, in source: SourceText) throws(Diagnostic) -> UIColor {
    if let reference = node["reference"] {
      let name = reference.string ?? ""
      guard let color = UIColor.named(name.hasSuffix("Color") ? String(name.dropLast(5)) : name) else {
        throw .unknownInAsset(
          "system colour", name, among: ["systemBlueColor", "labelColor"], reference, in: source)
      }
      return color
    }
    guard let components = node["components"] else {
      throw .expectedInAsset("\"components\" or a \"reference\"", node, in: source)
    }
    let space = node["color-space"]?.string ?? "srgb"
    guard spaces.contains(space) else {
      throw .unknownInAsset("colour space", space, among: spaces, node["color-space"] ?? node, in: source)
    }
    func component(_ name: String, default fallback: Double? = nil) throws(Diagnostic) -> Double {
      guard let value = components[name] else {
        if let fallback { return fallback }
        throw .expectedInAsset("a component \"\(name)\"", components, in: source)
      }
      guard let number = number(value) else {
        throw .expectedInAsset("a component such as \"0xFF\", \"255\" or \"1.000\"", value, in: source)
      }
      return number
    }
    let alpha = try component("alpha", default: 1)
    if space.contains("gray") {
      return UIColor(white: clamped(try component("white")), alpha: clamped(alpha))
    }
    var rgb = [try component("red"), try component("green"), try component("blue")]
    switch space {
    case "display-p3":
      let color = SRGBCurve.fromDisplayP3(red: rgb[0], green: rgb[1], blue: rgb[2])
      rgb = [color.red, color.green, color.blue]
    case "extended-linear-srgb": rgb = rgb.map(SRGBCurve.component)
    default: break
    }
    return UIColor(red: clamped(rgb[0]), green: clamped(rgb[1]), blue: clamped(rgb[2]), alpha: clamped(alpha))
  }

  /// `0xFF` and `255` count up to 255, what has a point up to 1.
  private static func number(_ node: JSONNode) -> Double? {
    if let number = node.number { return number }
    guard let text = node.string else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt16(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") || text.contains("e") ? number : number / 255
  }

  private static func clamped(_ value: Double) -> CGFloat { CGFloat(min(max(value, 0), 1)) }
}

extension UIColor {
  /// Creates a colour from an asset catalog in a bundle or in one of ``UIImage/folders``.
  ///
  /// - Parameters:
  ///   - name: The colour's name.
  ///   - bundle: The bundle to look in; nothing for the folders and the main bundle.
  ///   - traits: The surroundings to resolve it for; unless given it follows them.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    for (folder, loader) in UIImage.namedPlaces(in: bundle) {
      for catalog in AssetCatalog.catalogs(in: folder, loader) {
        guard let color = try? catalog.color(named: name) else { continue }
        self.init((traits.map { color.resolvedColor(with: $0) } ?? color).storage)
        return
      }
    }
    return nil
  }
}
