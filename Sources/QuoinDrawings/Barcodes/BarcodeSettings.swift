import Foundation
import QuoinGraphics

/// What is chosen about how a code looks.
struct BarcodeSettings {
  /// How wide a module is, in points; nothing for as wide as there is room.
  var moduleSize: CGFloat?
  /// What stays light around, in modules; nothing for what the standard asks for.
  var quietZone: CGFloat?
  /// Whether what it says is written below.
  var showsText = false
  /// The font of what is written below; nothing for one that fits the modules.
  var font: UIFont?

  /// How many modules stay light on each side.
  func quietZone(of symbology: BarcodeSymbology) -> (left: CGFloat, right: CGFloat, vertical: CGFloat) {
    guard let quietZone else { return symbology.quietZone }
    return (quietZone, quietZone, symbology.isLinear ? 0 : quietZone)
  }

  /// How high what is written below is, with the space above it, in points.
  func captionHeight(of symbol: BarcodeSymbol, module: CGFloat) -> CGFloat {
    guard showsText else { return 0 }
    let symbology = symbol.symbology
    let font = captionFont(symbology, module: module)
    // Digits have nothing below the line.
    if symbology.isRetail { return font.capHeight + gap(symbology, module: module) }
    return font.lineHeight + gap(symbology, module: module)
  }

  /// The space between the code and what is written below, in points.
  func gap(_ symbology: BarcodeSymbology, module: CGFloat) -> CGFloat {
    symbology.isRetail ? module : symbology.isLinear ? 2 * module : 4
  }

  /// The font of what is written below: with digits of one width, as high as the modules ask for.
  func captionFont(_ symbology: BarcodeSymbology, module: CGFloat) -> UIFont {
    if let font { return font }
    return .monospacedDigitSystemFont(ofSize: symbology.isLinear ? max(10 * module, 1) : 10, weight: .regular)
  }

  /// The size that a code has of its own accord.
  ///
  /// - Parameters:
  ///   - symbol: The code.
  ///   - width: The width that it is to have, in points; nothing for any.
  func size(of symbol: BarcodeSymbol, width: CGFloat? = nil) -> CGSize {
    let symbology = symbol.symbology
    let quiet = quietZone(of: symbology)
    let columns = CGFloat(symbol.columns) + quiet.left + quiet.right
    let module = moduleSize ?? width.map { $0 / columns } ?? symbology.moduleSize
    let rows = (symbology.isLinear ? symbology.barHeight : symbol.moduleHeight) + 2 * quiet.vertical
    return CGSize(
      width: columns * module, height: rows * module + captionHeight(of: symbol, module: module))
  }
}
