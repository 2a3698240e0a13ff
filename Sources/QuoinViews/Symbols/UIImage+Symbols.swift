import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

nonisolated extension UIImage {
  /// The symbols in use, so that equal ones are one image.
  private static let symbols = Guarded<[SymbolKey: CGImage]>([:])
  /// More symbols than an interface shows; what is kept beyond is forgotten all at once.
  private static let keptSymbols = 512

  private struct SymbolKey: Hashable {
    let name: String
    let configuration: SymbolConfiguration
  }

  /// The names that drawings of their own stand for, by alphabet. Variants are made of each: `.fill`, `.circle`,
  /// `.circle.fill`, `.square`, `.square.fill`, `.slash`, `.badge` and `.badge.plus` (or another mark).
  public static let systemNames: [String] = SymbolDrawings.names

  /// Creates the image of a symbol, drawn as lines in the tint of its surroundings; nothing for a name that is not known.
  ///
  /// ```swift
  /// let add = UIImage(systemName: "plus.circle.fill")
  /// ```
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of a symbol; nothing for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: The symbol's name, as SF Symbols spell it.
  ///   - configuration: Its size and weight; that of body text unless given.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Self.symbol(name, SymbolConfiguration.unspecified.applying(configuration), .current)
    else { return nil }
    self.init(cgImage: symbol)
  }

  /// Creates the image of a symbol in the size of body text; nothing for a name that is not known.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    guard let symbol = Self.symbol(name, .unspecified, traits ?? .current) else { return nil }
    self.init(cgImage: symbol)
  }

  private static func symbol(
    _ name: String, _ configuration: SymbolConfiguration, _ traits: UITraitCollection
  ) -> CGImage? {
    let key = SymbolKey(name: name, configuration: configuration.resolved(with: traits))
    if let known = symbols.withLock({ $0[key] }) { return known }
    guard let symbol = SymbolImage(name: name, configuration: key.configuration) else { return nil }
    return symbols.withLock { symbols in
      if let known = symbols[key] { return known }
      if symbols.count >= keptSymbols { symbols.removeAll() }
      let image = CGImage(symbol)
      symbols[key] = image
      return image
    }
  }

  private var symbolImage: SymbolImage? { cgImage?.vector as? SymbolImage }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbolImage != nil }

  /// The name of the symbol that the image is; nothing for other images.
  package var symbolName: String? { symbolImage?.name }

  /// The size and weight of a symbol; nothing for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbolImage?.configuration }

  /// How the image is to look; a symbol's size and weight, nothing for other images.
  public var configuration: Configuration? { symbolConfiguration }

  /// The same symbol with what a configuration says; the same image where it is no symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The same symbol with what a configuration says; nothing for other images.
  public func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage? {
    guard let symbolImage,
      let symbol = Self.symbol(
        symbolImage.name, symbolImage.configuration.applying(configuration), .current)
    else { return nil }
    let image = UIImage(cgImage: symbol)
    return tintColor.map { image.withTintColor($0, renderingMode: renderingMode) }
      ?? image.withRenderingMode(renderingMode)
  }

  /// The nearest names to one that no symbol has.
  package static func nearestSystemNames(to name: String) -> NearestNames? {
    if let near = NearestNames(to: name, among: systemNames) { return near }
    // A variant of something that is known: the longest beginning that is.
    var words = name.split(separator: ".")
    while words.popLast() != nil, !words.isEmpty {
      let beginning = words.joined(separator: ".")
      if SymbolComposition.parts(of: beginning) != nil { return NearestNames(beginning) }
    }
    return nil
  }
}
