import Foundation
import QuoinGraphics
import QuoinViews

extension UIImageView: AdjustableLayoutElement {
  /// A rule that makes a source as large as the image is in a rectangle by the content mode.
  ///
  /// Fitting and filling look at the rectangle's shape alone: fitting takes its shorter side, filling its longer one.
  public var contentConstraint: any RectBasedConstraint {
    ImageContent(size: image?.size ?? .zero, mode: contentMode)
  }

  /// The same: it holds values only.
  public var capturedContentConstraint: any RectBasedConstraint { contentConstraint }
}

/// Makes a source as large as an image.
private struct ImageContent: RectBasedConstraint {
  let size: CGSize
  let mode: UIView.ContentMode

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    guard size.width > 0, size.height > 0 else {
      sourceRect.size = .zero
      return
    }
    let isTall = rect.width < rect.height
    switch mode {
    case .scaleAspectFit: sourceRect.size = scaled(in: rect, byWidth: isTall)
    case .scaleAspectFill: sourceRect.size = scaled(in: rect, byWidth: !isTall)
    default: sourceRect.size = size
    }
  }

  private func scaled(in rect: CGRect, byWidth: Bool) -> CGSize {
    byWidth
      ? CGSize(width: rect.width, height: rect.width * size.height / size.width)
      : CGSize(width: rect.height * size.width / size.height, height: rect.height)
  }
}
