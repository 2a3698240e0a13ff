import Foundation
import QuoinResources

/// The `@2x` in the name of an image file.
public enum ScaleSuffix {
  /// The scale that a file name tells: 2 for `photo@2x.png`, 1 for `photo.png`.
  public static func scale(of name: String) -> CGFloat {
    let stem = split(name).stem
    for scale in 1...9 where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }

  /// The names under which an image may be found, best first, each with its scale.
  ///
  /// The nearest scale at or above the screen's comes first, then lower ones from high to low. A name that has a
  /// suffix already is taken as it is; one without an extension stands for PNG first, then JPEG, SVG, GIF, WebP and PDF.
  ///
  /// ```swift
  /// ScaleSuffix.candidates(for: "icon.png", scale: 2)  // icon@2x.png, icon@3x.png, icon.png
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name or path in the template.
  ///   - scale: The screen's pixels a point.
  public static func candidates(for name: String, scale: CGFloat) -> [(name: String, scale: CGFloat)] {
    let (stem, suffix) = split(name)
    let suffixes = suffix.isEmpty ? [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".pdf"] : [suffix]
    if ScaleSuffix.scale(of: name) != 1 || stem.hasSuffix("@1x") {
      return suffixes.map { (stem + $0, ScaleSuffix.scale(of: name)) }
    }
    let wanted = min(max(Int(nearest: scale.rounded(.up)), 1), 3)
    let order = Array(wanted...3) + (1..<wanted).reversed()
    return suffixes.flatMap { suffix in
      // A drawing has no pixels to choose between.
      if [".svg", ".pdf"].contains(suffix.lowercased()) { return [(stem + suffix, CGFloat(1))] }
      return order.map { ($0 == 1 ? stem + suffix : "\(stem)@\($0)x\(suffix)", CGFloat($0)) }
    }
  }

  private static func split(_ name: String) -> (stem: String, suffix: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    let suffix = name[dot...]
    guard suffix.count > 1, suffix.count <= 5, !suffix.contains("/"), !suffix.contains("@") else {
      return (name, "")
    }
    return (String(name[..<dot]), String(suffix))
  }
}
