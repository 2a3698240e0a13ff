import Foundation
import QuoinDiagnostics
import QuoinResources

/// Begins a picture of a size in points with a pixel a point, which is drawn on until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, which is drawn on until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether it begins black instead of clear.
///   - scale: Pixels a point; 0 for the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let options = OutputOptions(scale: scale, isOpaque: opaque)
  // Where there can be none, what is drawn until the end goes nowhere.
  let canvas: Canvas = GraphicsMisuse.reporting(
    otherwise: Canvas(size: .zero, scale: options.scale, traits: options.traits)
  ) { () throws(Diagnostic) in
    try ImageCanvas.make(size: size, options: options, budget: BudgetMeter.currentBudget)
  }
  if let background = options.background { canvas.fill(CGRect(origin: .zero, size: size), color: background) }
  ContextStack.push(canvas, by: .picture)
}

/// The picture that was begun last, as it is drawn so far; nothing where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CGContext.present, let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.canvas.scale)
}

/// Ends the picture that was begun last; does nothing where another context is current.
public func UIGraphicsEndImageContext() { ContextStack.pop(.picture) }
