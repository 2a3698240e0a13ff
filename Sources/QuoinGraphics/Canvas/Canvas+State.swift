import Foundation

/// What a canvas remembers and goes back to.
struct CanvasState {
  /// From the current coordinates to points of the page; it can be undone.
  var transform: CGAffineTransform
  /// The clip's bounds in points of the page.
  var clip: CGRect
  /// Whether nothing drawn can be seen: clipped away, or through a transform that leaves no area.
  var seesNothing = false
  /// What the paths of the clip add to each thing that is drawn, in a meter's units of work.
  var clipWork = 0
  /// The pixels that the groups around hold, in outputs of pixels.
  var groupPixels: CGFloat = 0
}

/// A remembered state, and what ends when it is gone back to.
struct SavedCanvasState {
  enum Kind {
    case plain
    case transparency(alpha: CGFloat)
    case shadow(Shadow)
    case masked
  }

  let state: CanvasState
  let kind: Kind
  /// Whether the output was told.
  let isPassedOn: Bool
}

extension Canvas {
  /// From the current coordinates to points of the page.
  public final var transform: CGAffineTransform { state.transform }

  /// The bounds of what can be seen, in the current coordinates; nothing outside needs drawing.
  public final var clipBounds: CGRect {
    if state.seesNothing { return .zero }
    let transform = state.transform
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return state.clip.offsetBy(dx: -transform.tx, dy: -transform.ty)
    }
    return state.clip.applying(transform.inverted())
  }

  /// Whether `restoreGState()` has anything to go back to.
  public final var hasSavedState: Bool { !saved.isEmpty }

  /// How much is remembered.
  final var savedCount: Int { saved.count }

  /// Ends all that has begun since so much was remembered, groups and masks too.
  final func goBack(toSaved count: Int) {
    while saved.count > count { goBack() }
  }

  /// Remembers transform and clip.
  public final func saveGState() {
    let isPassedOn = remember(.plain)
    if isPassedOn { saveGStatePrimitive() }
  }

  /// Goes back to what was remembered last, as far as that was since the group begun last.
  public final func restoreGState() {
    if case .plain? = saved.last?.kind { goBack() }
  }

  /// Applies a transform to what is drawn from now on; through one that is not finite or cannot be undone, nothing is
  /// seen.
  public final func concatenate(_ transform: CGAffineTransform) {
    if state.seesNothing { return }
    let total = transform.concatenating(state.transform)
    guard transform.isDrawable, total.isDrawable else {
      state.seesNothing = true
      return
    }
    state.transform = total
    concatenatePrimitive(transform)
  }

  /// Moves what is drawn from now on.
  public final func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what is drawn from now on.
  public final func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns what is drawn from now on by radians.
  public final func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Clips

  /// Draws only within a rectangle from now on.
  public final func clip(to rect: CGRect) {
    if let rect = narrowed(to: rect) { clipPrimitive(to: rect) }
  }

  /// Draws only within a path from now on.
  public final func clip(to path: UIBezierPath) {
    guard !state.seesNothing else { return }
    let path = drawable(path)
    guard narrowed(to: path.bounds) != nil else { return }
    let work = PathCrossings(path).work
    state.clipWork = min(state.clipWork + work, Self.mostClipWork)
    if meter.allows(work) { clipPrimitive(to: path) } else { state.seesNothing = true }
  }

  /// Clips that would take longer end the drawing anyway.
  private static let mostClipWork = 1 << 40

  /// Draws only within a rounded rectangle from now on.
  public final func clip(toRoundedRect rect: CGRect, radii: CornerRadii) {
    if radii.isZero { return clip(to: rect) }
    if isInReach(rect) {
      if let rect = narrowed(to: rect) { clipPrimitive(toRoundedRect: rect, radii: radii) }
    } else {
      clip(to: UIBezierPath(roundedRect: rect, radii: radii))
    }
  }

  /// The rectangle as the output may have it, after the clip has been narrowed to it; nothing when nothing can be seen.
  private func narrowed(to rect: CGRect) -> CGRect? {
    guard !state.seesNothing else { return nil }
    let clip = state.clip.overlap(rect.applying(state.transform))
    guard !clip.isNull, let rect = drawable(rect) else {
      state.seesNothing = true
      return nil
    }
    state.clip = clip
    return rect
  }

  // MARK: Groups

  /// Collects what is drawn until `endTransparencyLayer()` and draws it as one, with an alpha.
  public final func beginTransparencyLayer(alpha: CGFloat) {
    let alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
    if remember(.transparency(alpha: alpha), pixels: pixelsOfGroup) {
      beginTransparencyLayerPrimitive(alpha: alpha)
    }
  }

  /// Draws what was collected, and goes back to the transform and the clip of its beginning.
  public final func endTransparencyLayer() {
    goBack { if case .transparency = $0 { true } else { false } }
  }

  /// Collects what is drawn until `endShadowLayer()` and draws it with its shadow beneath.
  public final func beginShadowLayer(color: UIColor, opacity: CGFloat, offset: CGSize, radius: CGFloat) {
    let shadow = Shadow(color: color, opacity: opacity, offset: offset, radius: radius).drawable
    if remember(.shadow(shadow), pixels: pixelsOfGroup) { beginShadowLayerPrimitive(shadow) }
  }

  /// Draws what was collected with its shadow, and goes back to the transform and the clip of its beginning.
  public final func endShadowLayer() {
    goBack { if case .shadow = $0 { true } else { false } }
  }

  /// Draws something as far as a mask lets it through: where the mask is half transparent, so is what is drawn.
  ///
  /// - Parameters:
  ///   - mask: Draws the mask, of which the alpha counts.
  ///   - drawing: Draws what is masked.
  public final func masked(by mask: () -> Void, drawing: () -> Void) {
    let level = saved.count
    defer { while saved.count > level { goBack() } }
    if beginMasked(by: mask) { drawing() }
  }

  /// Draws a mask, and lets what is drawn until `endMasked()` through as far as it does.
  ///
  /// - Returns: Whether anything can be seen of it.
  @discardableResult
  final func beginMasked(by mask: () -> Void) -> Bool {
    let level = saved.count
    guard remember(.masked, pixels: 2 * pixelsOfGroup) else { return false }
    let inside = state
    beginMaskPrimitive()
    mask()
    while saved.count > level + 1 { goBack() }
    state = inside
    beginMaskedLayerPrimitive()
    return true
  }

  /// Draws what was masked, and goes back to the transform and the clip of its beginning.
  final func endMasked() {
    goBack { if case .masked = $0 { true } else { false } }
  }

  /// Remembers the state; tells whether the output is to hear of it.
  ///
  /// - Parameter pixels: What a group holds for as long as it is open.
  private func remember(_ kind: SavedCanvasState.Kind, pixels: CGFloat = 0) -> Bool {
    let mayBegin = !state.seesNothing && (pixels == 0 || hasRoom(forGroupOf: pixels))
    saved.append(SavedCanvasState(state: state, kind: kind, isPassedOn: mayBegin))
    state.groupPixels += pixels
    if !mayBegin { state.seesNothing = true }
    return mayBegin
  }

  private func hasRoom(forGroupOf pixels: CGFloat) -> Bool {
    meter.allows(groupPixels: Int(nearest: state.groupPixels + pixels))
  }

  /// The pixels of a group that begins here.
  private var pixelsOfGroup: CGFloat {
    holdsPixels ? state.clip.width * state.clip.height * scale * scale : 0
  }

  /// Goes back to the last state of a kind, ending what has begun since; does nothing when there is none.
  private func goBack(to isWanted: (SavedCanvasState.Kind) -> Bool) {
    guard let index = saved.lastIndex(where: { isWanted($0.kind) }) else { return }
    while saved.count > index { goBack() }
  }

  private func goBack() {
    guard let last = saved.popLast() else { return }
    state = last.state
    guard last.isPassedOn else { return }
    switch last.kind {
    case .plain: restoreGStatePrimitive()
    case .transparency(let alpha): endTransparencyLayerPrimitive(alpha: alpha)
    case .shadow(let shadow): endShadowLayerPrimitive(shadow)
    case .masked: endMaskedLayerPrimitive()
    }
  }

  /// Ends everything that has begun, for outputs that have to close what they opened.
  final func goBackToStart() {
    while !saved.isEmpty { goBack() }
  }
}
