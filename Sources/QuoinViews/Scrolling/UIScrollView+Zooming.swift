import Foundation
import QuoinGraphics

extension UIScrollView {
  private var zoomRange: ClosedRange<CGFloat> {
    let least = minimumZoomScale.isFinite ? max(minimumZoomScale, 0.001) : 1
    return least...max(least, maximumZoomScale.isFinite ? maximumZoomScale : 1)
  }

  /// Whether a pinch does something.
  final var canZoom: Bool {
    minimumZoomScale < maximumZoomScale && delegate?.viewForZooming(in: self) != nil
  }

  // MARK: Code

  final func zoom(toScale scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let scale = scale.kept(in: zoomRange)
    if scale == zoomScale { return }
    stopMoving()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let offset = kept(offset(at: scale, around: middle), at: scale, of: view)
    zoom(view, to: scale, offset: offset, animated: animated)
  }

  final func zoom(toRect rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      let view = delegate?.viewForZooming(in: self)
    else { return }
    stopMoving()
    let size = geometry.size
    let scale = min(size.width / rect.width, size.height / rect.height).kept(in: zoomRange)
    let wanted = CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
    zoom(view, to: scale, offset: kept(wanted, at: scale, of: view), animated: animated)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, offset: CGPoint, animated: Bool) {
    if animated {
      delegate?.scrollViewWillBeginZooming(self, with: view)
      animate(to: offset, scale: scale)
    } else {
      setScale(scale)
      contentOffset = offset
    }
  }

  /// The offset at which a point of the content stays in its place when the scale changes.
  private func offset(at scale: CGFloat, around point: CGPoint) -> CGPoint {
    let factor = scale / zoomScale
    return CGPoint(
      x: point.x * factor - (point.x - contentOffset.x), y: point.y * factor - (point.y - contentOffset.y))
  }

  /// An offset within the ends that the content will have at a scale.
  private func kept(_ offset: CGPoint, at scale: CGFloat, of view: UIView) -> CGPoint {
    let (inset, size) = (adjustedContentInset, geometry.size)
    let content = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    return CGPoint(
      x: offset.x.kept(in: -inset.left...max(-inset.left, content.width + inset.right - size.width)),
      y: offset.y.kept(in: -inset.top...max(-inset.top, content.height + inset.bottom - size.height)))
  }

  /// Makes the view for zooming as large as a scale says, and the content with it; the offset stays.
  final func setScale(_ scale: CGFloat) {
    guard let view = delegate?.viewForZooming(in: self), scale > 0 else { return }
    let origin = view.frame.origin
    storedZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: Fingers

  final func pinchDidChange() {
    switch state.pinch.state {
    case .began: beginPinching()
    case .changed: pinch()
    case .ended, .cancelled: endPinching()
    default: break
    }
  }

  private func beginPinching() {
    stopMoving()
    let state = state
    state.isZooming = true
    state.pinchStartScale = zoomScale
    delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    pinch()
  }

  private func pinch() {
    let state = state
    guard state.isZooming else { return }
    let scale = pinchedScale(state.pinchStartScale * state.pinch.scale)
    if scale == zoomScale { return }
    let target = offset(at: scale, around: state.pinch.location(in: self))
    setScale(scale)
    contentOffset = target
  }

  /// A scale that is pulled back the more the further it is out of range; at most twice as far.
  private func pinchedScale(_ scale: CGFloat) -> CGFloat {
    let range = zoomRange
    guard bouncesZoom else { return scale.kept(in: range) }
    if scale > range.upperBound {
      return range.upperBound * RubberBand.shown(scale / range.upperBound, limits: 1...1, length: 1)
    }
    if scale < range.lowerBound {
      return range.lowerBound
        / RubberBand.shown(range.lowerBound / max(scale, 1e-6), limits: 1...1, length: 1)
    }
    return scale
  }

  private func endPinching() {
    let state = state
    guard state.isZooming else { return }
    state.isZooming = false
    let scale = zoomScale.kept(in: zoomRange)
    guard scale != zoomScale, let view = delegate?.viewForZooming(in: self) else {
      endZooming()
      if !state.isDragging { glide(velocity: .zero) }
      return
    }
    let around = state.pinch.location(in: self)
    state.isZoomBouncing = true
    animate(to: kept(offset(at: scale, around: around), at: scale, of: view), scale: scale)
  }

  final func endZooming() {
    delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
  }
}
