import Foundation
import QuoinGraphics

extension UIView {
  /// Stores a frame; a few comparisons and no allocation when the view is upright.
  final func setFrame(_ frame: CGRect) {
    // One product finds every NaN and infinity; the sum may overflow for huge finite numbers, which the check sorts out.
    let probe = (frame.origin.x + frame.origin.y + frame.size.width + frame.size.height) * 0
    if probe != 0, !frame.hasFiniteNumbers {
      reportInvalidGeometry(frame)
      return
    }
    var frame = frame
    if frame.size.width < 0 || frame.size.height < 0 { frame = frame.standardized }
    let old = geometry.size
    if let warp = geometry.warp, !warp.isUpright {
      var changed = geometry
      changed.setTransformedFrame(frame, warp: warp)
      guard take(changed, from: frame) else { return }
      if old != geometry.size { sizeDidChange(from: old) } else { didChange(.place) }
      return
    }
    willChangeGeometry()
    noteMove()
    storedGeometry.origin = frame.origin
    if old.width != frame.size.width || old.height != frame.size.height {
      storedGeometry.size = frame.size
      sizeDidChange(from: old)
    } else {
      didChange(.place)
    }
  }

  /// Gives the view its place before any transform, as a container does that has computed it: the numbers are finite
  /// and the size is not negative.
  package final func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    willChangeGeometry()
    isPlacedByContainer = true
    storedGeometry.origin.x = x
    storedGeometry.origin.y = y
    let old = geometry.size
    if old.width != width || old.height != height {
      storedGeometry.size.width = width
      storedGeometry.size.height = height
      sizeDidChange(from: old)
    } else {
      didChange(.place)
    }
  }

  /// Notes that somebody else than its container gives the view a place, if the container has given it one.
  @inline(__always)
  private func noteMove() {
    if isPlacedByContainer { noteFirstMove() }
  }

  @inline(never)
  private func noteFirstMove() {
    isPlacedByContainer = false
    parent?.childrenWereMoved = true
  }

  /// Moves views up or down, as a container does that has computed how far.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - delta: How far down, in points: a finite number.
  ///   - pixels: The grid that they are to lie on.
  package static func move(_ views: ArraySlice<UIView>, down delta: CGFloat, _ pixels: PixelGrid) {
    views.withUnsafeBufferPointer { views in
      var index = 0
      while true {
        if !ChangeWatcher.mayWatch { index = moveUnheard(views, from: index, down: delta, pixels) }
        if index == views.count { return }
        let view = views[index]
        view.willChangeGeometry()
        view.storedGeometry.origin.y = pixels.round(view.storedGeometry.origin.y + delta)
        view.didChange(.place)
        index += 1
      }
    }
  }

  /// Moves views as long as nobody has to hear of it: most have been noted for drawing and know no safe area.
  ///
  /// Nothing is called in between, so that no reference is counted: 10,000 views take a third of the time.
  ///
  /// - Returns: The index of the first view that was not moved.
  @inline(never)
  private static func moveUnheard(
    _ views: UnsafeBufferPointer<UIView>, from start: Int, down delta: CGFloat, _ pixels: PixelGrid
  ) -> Int {
    for index in start..<views.count {
      let view = views[index]
      if !view.drawingMarks.isSuperset(of: .changed) || view.isInSafeArea || view.isObserved
        || !view.constraintMarks.isEmpty
      {
        return index
      }
      view.storedGeometry.origin.y = pixels.round(view.storedGeometry.origin.y + delta)
    }
    return views.count
  }

  final func setBounds(_ bounds: CGRect) {
    guard bounds.hasFiniteNumbers else {
      reportInvalidGeometry(bounds)
      return
    }
    let bounds = bounds.standardized
    let old = geometry.bounds
    if old == bounds { return }
    var changed = geometry
    changed.bounds = bounds
    guard take(changed, from: bounds) else { return }
    if old.size != bounds.size {
      sizeDidChange(from: old.size)
    } else {
      markNeedsLayout()
      // Those in it have moved against its edges.
      didChange([.place, .surroundings])
    }
  }

  final func setCenter(_ center: CGPoint) {
    guard center.x.isFinite, center.y.isFinite else {
      reportInvalidGeometry(CGRect(origin: center, size: geometry.size))
      return
    }
    var changed = geometry
    changed.center = center
    if take(changed, from: CGRect(origin: center, size: geometry.size)) { didChange(.place) }
  }

  /// Takes over a geometry that was worked out from finite numbers, unless it is not finite itself.
  private func take(_ changed: ViewGeometry, from given: CGRect) -> Bool {
    guard CGRect(origin: changed.origin, size: changed.size).hasFiniteNumbers else {
      reportInvalidGeometry(given)
      return false
    }
    willChangeGeometry()
    noteMove()
    storedGeometry = changed
    return true
  }

  final func setTransform(_ transform: CATransform3D) {
    let affine = CATransform3DGetAffineTransform(transform)
    guard [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].allSatisfy(\.isFinite) else {
      reportInvalidGeometry(CGRect(x: affine.tx, y: affine.ty, width: affine.a, height: affine.d))
      return
    }
    willChangeGeometry()
    storedGeometry.warp = Warp.make(transform: transform, anchorPoint: geometry.anchorPoint)
    didChange(.place)
  }

  /// The anchor point in fractions of the size; a change keeps the center's numbers and so moves the view.
  final func setAnchorPoint(_ anchor: CGPoint) {
    guard anchor.x.isFinite, anchor.y.isFinite else { return }
    var changed = geometry
    changed.warp = Warp.make(
      transform: geometry.warp?.transform ?? CATransform3DIdentity, anchorPoint: anchor)
    changed.center = geometry.center
    if take(changed, from: CGRect(origin: anchor, size: geometry.size)) { didChange(.place) }
  }

  /// Sets where the view would be without its transform, which containers leave alone.
  public final func setFrameWithoutTransform(_ frame: CGRect) {
    guard let warp = geometry.warp, !warp.isUpright else {
      self.frame = frame
      return
    }
    guard frame.hasFiniteNumbers else { return reportInvalidGeometry(frame) }
    bounds = CGRect(origin: geometry.boundsOrigin, size: frame.size)
    center = CGPoint(
      x: frame.minX + warp.anchorPoint.x * frame.width, y: frame.minY + warp.anchorPoint.y * frame.height)
  }

  final func sizeDidChange(from old: CGSize) {
    if childrenAutoresize, autoresizesSubviews { autoresizeChildren(from: old) }
    didChange(.geometry)
  }

  /// Moves the view so that its frame before any transform begins at a point of the superview.
  ///
  /// - Parameter origin: Two finite numbers.
  package final func setUntransformedOrigin(_ origin: CGPoint) {
    willChangeGeometry()
    noteMove()
    storedGeometry.origin = origin
    didChange(.place)
  }

  /// The transform in space around the anchor point; what leaves the plane is kept but not drawn.
  public final var transform3D: CATransform3D {
    get { geometry.warp?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// The point that a transform leaves in place, in fractions of the size.
  public final var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }
}
