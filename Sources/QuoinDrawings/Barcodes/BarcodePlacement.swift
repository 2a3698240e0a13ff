import Foundation
import QuoinGraphics

/// Where the modules of a code lie in a rectangle: as large as fits, in the middle, each module the same.
struct BarcodePlacement {
  var symbol: BarcodeSymbol
  /// How wide and high a module is, in points.
  let module: CGFloat
  /// The top left of the modules, without what stays light around.
  let origin: CGPoint
  /// How high bars are, in points; for squares, all of them.
  let barHeight: CGFloat
  /// How far the marks at the ends and in the middle of retail codes reach below the other bars, in points.
  let guardHeight: CGFloat

  /// How far the bars of an add-on begin below those of the number, with its digits above them, in points.
  let addOnInset: CGFloat

  /// How far the marks of retail codes reach below the other bars, in modules.
  static let guardModules: CGFloat = 5

  /// How high the bars are that lie above and below those of ITF-14, so that no scanner takes a part for the whole, and
  /// how far they reach beyond on either side, in modules.
  private static let (bearerHeight, bearerReach): (CGFloat, Int) = (4, 6)

  /// Places a code.
  ///
  /// - Parameters:
  ///   - symbol: The code.
  ///   - settings: What was chosen for it.
  ///   - bounds: Where.
  ///   - grid: The pixels of a picture, which modules then lie on; nothing where lines may be anywhere.
  init(_ symbol: BarcodeSymbol, _ settings: BarcodeSettings, in bounds: CGRect, on grid: BarcodeGrid? = nil) {
    self.symbol = symbol
    let quiet = settings.quietZone(of: symbol.symbology)
    let columns = CGFloat(symbol.columns) + quiet.left + quiet.right
    var module = settings.moduleSize ?? .infinity
    module = min(module, bounds.width / columns)
    if !symbol.symbology.isLinear {
      let rows = symbol.moduleHeight + 2 * quiet.vertical
      let room = bounds.height - settings.captionHeight(of: symbol, module: 0)
      module = min(module, max(0, room) / rows)
    }
    if let grid { module = grid.floor(module) }
    self.module = module
    let caption = settings.captionHeight(of: symbol, module: module)
    let vertical = quiet.vertical * module
    let height =
      symbol.symbology.isLinear
      ? max(0, bounds.height - caption - 2 * vertical) : symbol.moduleHeight * module
    let left = bounds.minX + (bounds.width - columns * module) / 2 + quiet.left * module
    let top = bounds.minY + max(0, bounds.height - height - caption - 2 * vertical) / 2 + vertical
    origin = grid?.round(CGPoint(x: left, y: top)) ?? CGPoint(x: left, y: top)
    barHeight = grid?.floor(height) ?? height
    let inset = caption > 0 && symbol.addOn != nil ? min(caption, barHeight / 2) : 0
    addOnInset = grid?.floor(inset) ?? inset
    guardHeight = caption > 0 && symbol.symbology.isRetail ? Self.guardModules * module : 0
  }

  /// The dark modules, as few rectangles.
  var path: UIBezierPath {
    let path = UIBezierPath()
    if symbol.symbology.isLinear {
      let guards = guardHeight > 0 ? symbol.symbology.guards : []
      let addOn = symbol.addOn?.start ?? .max
      for bar in symbol.rows.first?.dark ?? [] {
        if bar.lowerBound >= addOn {
          path.addRect(rect(bar, y: addOnInset, height: barHeight - addOnInset + guardHeight))
          continue
        }
        let isGuard = guards.contains { $0.contains(bar.lowerBound) }
        path.addRect(rect(bar, y: 0, height: barHeight + (isGuard ? guardHeight : 0)))
      }
      if symbol.symbology == .itf14 {
        let frame = -Self.bearerReach..<symbol.columns + Self.bearerReach
        let height = min(Self.bearerHeight * module, barHeight / 2)
        path.addRect(rect(frame, y: 0, height: height))
        path.addRect(rect(frame, y: barHeight - height, height: height))
      }
      return path
    }
    // What continues straight below goes on in the same rectangle.
    var open: [Range<Int>: CGFloat] = [:]
    var y: CGFloat = 0
    func close(_ columns: Range<Int>, from top: CGFloat) {
      path.addRect(rect(columns, y: top * module, height: (y - top) * module))
    }
    for row in symbol.rows {
      let dark = Set(row.dark)
      for (columns, top) in open.sorted(by: { $0.key.lowerBound < $1.key.lowerBound })
      where !dark.contains(columns) {
        close(columns, from: top)
        open[columns] = nil
      }
      for columns in row.dark where open[columns] == nil { open[columns] = y }
      y += CGFloat(row.height)
    }
    for (columns, top) in open.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      close(columns, from: top)
    }
    return path
  }

  /// The code with what stays light around it.
  ///
  /// - Parameter quiet: How much that is, in modules.
  func rect(with quiet: (left: CGFloat, right: CGFloat, vertical: CGFloat)) -> CGRect {
    CGRect(
      x: origin.x - quiet.left * module, y: origin.y - quiet.vertical * module,
      width: (CGFloat(symbol.columns) + quiet.left + quiet.right) * module,
      height: barHeight + guardHeight + 2 * quiet.vertical * module)
  }

  private func rect(_ columns: Range<Int>, y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: origin.x + CGFloat(columns.lowerBound) * module, y: origin.y + y,
      width: CGFloat(columns.count) * module, height: height)
  }
}

nonisolated extension BarcodeSymbol {
  /// How high all rows are together, in modules.
  var moduleHeight: CGFloat { CGFloat(rows.reduce(0) { $0 + $1.height }) }
}

nonisolated extension BarcodeSymbology {
  /// How many columns a retail code has without its add-on.
  var mainColumns: Int { guards.last?.upperBound ?? 0 }

  /// The columns of the bars that reach further down, from GS1's general specifications, 5.2.
  fileprivate var guards: [Range<Int>] {
    switch self {
    case .ean13: [0..<3, 45..<50, 92..<95]
    case .ean8: [0..<3, 31..<36, 64..<67]
    // The first and the last digit stand beside the code.
    case .upcA: [0..<10, 45..<50, 85..<95]
    case .upcE: [0..<3, 45..<51]
    default: []
    }
  }
}

/// The pixels of a picture, as the coordinates of a view that is drawn upright see them.
struct BarcodeGrid {
  private let scale: CGFloat
  private let offset: CGPoint

  /// Nothing for a canvas without pixels, and where what is drawn is turned or stretched.
  init?(_ canvas: Canvas) {
    let transform = canvas.transform
    guard canvas.holdsPixels, transform.b == 0, transform.c == 0, transform.a > 0, transform.a == transform.d
    else { return nil }
    scale = canvas.scale * transform.a
    offset = CGPoint(x: transform.tx * canvas.scale, y: transform.ty * canvas.scale)
  }

  /// A length in whole pixels; as it is when it has less than one.
  func floor(_ length: CGFloat) -> CGFloat {
    let pixels = (length * scale + 1e-4).rounded(.down)
    return pixels >= 1 ? pixels / scale : length
  }

  /// The nearest corner of a pixel.
  func round(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: ((point.x * scale + offset.x).rounded() - offset.x) / scale,
      y: ((point.y * scale + offset.y).rounded() - offset.y) / scale)
  }

  /// How many pixels a length has.
  func pixels(_ length: CGFloat) -> CGFloat { length * scale }
}
