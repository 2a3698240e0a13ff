extension UIColor {
  /// The colour with a UIKit name (`darkGray`, `systemBlue`, `darkGrayColor`) or a CSS name (`rebeccapurple`).
  ///
  /// UIKit's names count in their own spelling, CSS's in any case; where both have a name, as with `green`, UIKit's
  /// colour is meant. `transparent` is clear.
  ///
  /// - Returns: The colour, or nothing when no colour is called so.
  public static func named(_ name: String) -> UIColor? {
    if let color = byName[name] { return color }
    if name.hasSuffix("Color"), let color = byName[String(name.dropLast(5))] { return color }
    return byName[name.lowercased()]
  }

  /// All names that `named(_:)` knows, sorted.
  public static let allNames: [String] = byName.keys.sorted()

  private static let byName: [String: UIColor] = {
    var colors: [String: UIColor] = ["transparent": .clear]
    colors.reserveCapacity(256)
    for (name, hex) in CSSColors.all { colors[name] = UIColor(cgColor: CGColor(hex: hex)) }
    for (name, color) in systemColors { colors[name] = color }
    for (name, color) in standardColors { colors[name] = color }
    return colors
  }()
}
