import QuoinDiagnostics
import QuoinGraphics

extension UIView {
  /// Whether all that the view lets through as a mask is its bounds with their round corners.
  final var isPlainShape: Bool {
    alpha >= 1 && children.isEmpty && !drawsContent && !drawsOverSubviews && backgroundColor.isOpaque
      && rare?.layer?.drawsMore != true
  }
}

extension CALayer {
  /// Whether all that the layer lets through as a mask is its bounds or its path.
  final var isPlainShape: Bool {
    if let view { return view.isPlainShape }
    if let shape = self as? CAShapeLayer, shape.path != nil {
      return opacity >= 1 && shape.fillPaint.isOpaque && !hasOwnSublayers
    }
    return opacity >= 1 && backgroundPaint.isOpaque && !drawsMore
  }

  fileprivate final var drawsMore: Bool { hasOwnSublayers || drawsOwnContent }
}

extension UIColor? {
  /// Whether the colour lets through everything beneath a mask.
  fileprivate var isOpaque: Bool { map { $0.cgColor.alpha >= 1 } ?? false }
}

extension Diagnostic {
  /// A mask that is more than a shape.
  static var maskKeptAsShape: Diagnostic {
    Diagnostic(
      .warning, "A mask is kept as the shape of its bounds or its path; what else it draws has no effect")
  }
}
