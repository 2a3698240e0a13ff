import QuoinDiagnostics
import QuoinResources

/// What one entry of an asset is for: a device, an appearance, a contrast, a direction, a scale.
struct AssetVariant {
  /// The device; nothing for all.
  var idiom: String?
  /// Light or dark; unspecified for both.
  var style = UIUserInterfaceStyle.unspecified
  /// Whether it is for high contrast alone.
  var isHighContrast = false
  /// Whether it is for text that runs from right to left, or from left to right; nothing for both.
  var isRightToLeft: Bool?
  /// Pixels a point; nothing for what has no pixels, or for all.
  var scale: Int?

  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car", "reality",
  ]

  /// Reads an entry.
  init(_ node: JSONNode, in source: SourceText) throws(Diagnostic) {
    if let idiom = node["idiom"], let name = idiom.string {
      guard Self.idioms.contains(name) else {
        throw .unknownInAsset("idiom", name, among: Self.idioms, idiom, in: source)
      }
      self.idiom = name == "universal" ? nil : name
    }
    for appearance in node["appearances"]?.elements ?? [] {
      guard let kind = appearance["appearance"]?.string, let value = appearance["value"]?.string else {
        throw .expectedInAsset("an \"appearance\" with a \"value\"", appearance, in: source)
      }
      switch (kind, value) {
      case ("luminosity", "dark"): style = .dark
      case ("luminosity", "light"): style = .light
      case ("contrast", "high"): isHighContrast = true
      case ("luminosity", _):
        throw .unknownInAsset(
          "luminosity", value, among: ["light", "dark"], appearance["value"] ?? appearance, in: source)
      case ("contrast", _):
        throw .unknownInAsset(
          "contrast", value, among: ["high"], appearance["value"] ?? appearance, in: source)
      default:
        throw .unknownInAsset(
          "appearance", kind, among: ["luminosity", "contrast"], appearance["appearance"] ?? appearance,
          in: source)
      }
    }
    if let direction = node["language-direction"]?.string { isRightToLeft = direction == "right-to-left" }
    if let scale = node["scale"], let text = scale.string {
      guard text.hasSuffix("x"), let number = Int(text.dropLast()), (1...9).contains(number) else {
        throw .unknownInAsset("scale", text, among: ["1x", "2x", "3x"], scale, in: source)
      }
      self.scale = number
    }
  }

  /// How well it suits some surroundings; the more the better, nothing where it does not at all.
  func score(for traits: UITraitCollection) -> Int? {
    var score = 0
    if let idiom {
      guard idiom == traits.userInterfaceIdiom.assetName else { return nil }
      score += 1000
    }
    if let isRightToLeft {
      guard isRightToLeft == (traits.layoutDirection == .rightToLeft) else { return nil }
      score += 500
    }
    if style != .unspecified {
      guard (style == .dark) == (traits.userInterfaceStyle == .dark) else { return nil }
      score += 200
    }
    if isHighContrast {
      guard traits.accessibilityContrast == .high else { return nil }
      score += 100
    }
    guard let scale else { return score }
    // The nearest scale at or above the screen's, then lower ones from high to low.
    let wanted = min(max(Int(nearest: traits.displayScale.rounded(.up)), 1), 3)
    return score + (scale >= wanted ? 50 - (scale - wanted) : 20 - (wanted - scale))
  }
}

extension UIUserInterfaceIdiom {
  /// What catalogs call the device.
  fileprivate var assetName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    case .tv: "tv"
    case .carPlay: "car"
    case .vision: "vision"
    case .unspecified: "iphone"
    }
  }
}
