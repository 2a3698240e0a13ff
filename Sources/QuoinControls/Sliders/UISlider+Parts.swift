import Foundation
import QuoinGraphics

extension UISlider {
  /// As high as UIKit's, in points.
  static var height: CGFloat { 31 }
  static var usualWidth: CGFloat { 118 }
  private static var trackHeight: CGFloat { 4 }
  private static var knobSize: CGFloat { 27 }
  private static var imageGap: CGFloat { 8 }

  // MARK: Pictures by state

  /// Sets the picture of the knob in a state.
  public final func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[own: state] = image
    showParts()
  }
  /// Sets the picture of the line before the knob in a state.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[own: state] = image
    showParts()
  }
  /// Sets the picture of the line behind the knob in a state.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[own: state] = image
    showParts()
  }
  /// The picture of the knob in a state.
  public final func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The picture of the line before the knob in a state.
  public final func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// The picture of the line behind the knob in a state.
  public final func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// The picture of the knob now.
  public final var currentThumbImage: UIImage? { thumbImages[state] }
  /// The picture of the line before the knob now.
  public final var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
  /// The picture of the line behind the knob now.
  public final var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  // MARK: Parts

  final func showParts() {
    thumbImageView.image = currentThumbImage
    thumbImageView.isHidden = currentThumbImage == nil
    thumb.isHidden = currentThumbImage != nil
    thumb.color = thumbTintColor
    minimumTrack.image = currentMinimumTrackImage
    maximumTrack.image = currentMaximumTrackImage
    minimumTrack.color = minimumTrackTintColor ?? tintColor
    maximumTrack.color = maximumTrackTintColor ?? .systemFill
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    minimumImageView.tintColor = .secondaryLabel
    maximumImageView.tintColor = .secondaryLabel
    for view in subviews { view.alpha = isEnabled || view === thumb ? 1 : 0.5 }
    setNeedsLayout()
  }

  final func imageRect(of image: UIImage?, atStart: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atStart ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    ).mirrored(in: bounds.width, if: isRightToLeft)
  }

  final func ownTrackRect(in bounds: CGRect) -> CGRect {
    let start = minimumValueImage.map { $0.size.width + Self.imageGap } ?? 0
    let end = maximumValueImage.map { $0.size.width + Self.imageGap } ?? 0
    let height = max(
      Self.trackHeight, currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0
    )
    return CGRect(
      x: start, y: ((bounds.height - height) / 2).rounded(), width: max(bounds.width - start - end, 0),
      height: height
    ).mirrored(in: bounds.width, if: isRightToLeft).offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  final func ownThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.knobSize, height: Self.knobSize)
    var share = share(of: value)
    if isRightToLeft { share = 1 - share }
    return CGRect(
      x: track.minX + share * (track.width - size.width), y: track.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  final func placeParts() {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    (thumb.frame, thumbImageView.frame) = (knob, knob)
    let (left, right) = isRightToLeft ? (maximumTrack, minimumTrack) : (minimumTrack, maximumTrack)
    left.frame = CGRect(
      x: track.minX, y: track.minY, width: max(knob.midX - track.minX, 0), height: track.height)
    right.frame = CGRect(
      x: knob.midX, y: track.minY, width: max(track.maxX - knob.midX, 0), height: track.height)
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  final func move(animated: Bool) {
    guard animated, window != nil else { return placeParts() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.2, options: [.allowUserInteraction, .beginFromCurrentState]) {
      placeParts()
    }
  }
}
