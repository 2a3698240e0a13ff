import Foundation
import QuoinGraphics

/// Sets a number by where a knob stands on a line.
///
/// ```swift
/// let volume = UISlider()
/// volume.maximumValue = 11
/// volume.addAction(UIAction { _ in setVolume(volume.value) }, for: .valueChanged)
/// ```
open class UISlider: UIControl {
  final var storedValue: Float = 0
  final let thumb = KnobView(frame: .zero)
  final let thumbImageView = UIImageView(frame: .zero)
  final let minimumTrack = SliderTrack(frame: .zero)
  final let maximumTrack = SliderTrack(frame: .zero)
  final let minimumImageView = UIImageView(frame: .zero)
  final let maximumImageView = UIImageView(frame: .zero)
  final var thumbImages = StateValues<UIImage>()
  final var minimumTrackImages = StateValues<UIImage>()
  final var maximumTrackImages = StateValues<UIImage>()
  /// How far the finger is from the middle of the knob, in points.
  private final var grip: CGFloat = 0

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb, thumbImageView]
      as [UIView]
    {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [minimumImageView, maximumImageView, thumbImageView] { view.contentMode = .center }
    showParts()
  }

  /// Creates a slider; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UISlider { look(in: containers, AppearanceProperty.ofSliders) { UISlider(frame: $0) } }

  // MARK: Value

  /// Where the knob stands, kept between the least and the greatest value.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the knob without telling anybody.
  open func setValue(_ value: Float, animated: Bool) {
    if value.isNaN { return ControlMisuse.report(.notANumber("value", of: self)) }
    storedValue = min(max(value, minimumValue), maximumValue)
    didChange([.look, .accessibility])
    move(animated: animated)
  }

  /// The value at the leading end; 0 unless set. A greater one takes the greatest value along.
  @Observed open var minimumValue: Float = 0 {
    didSet {
      if !minimumValue.isFinite {
        _minimumValue.wrappedValue = oldValue
        return ControlMisuse.report(.notANumber("minimumValue", of: self))
      }
      if minimumValue > maximumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// The value at the trailing end; 1 unless set. A lesser one takes the least value along.
  @Observed open var maximumValue: Float = 1 {
    didSet {
      if !maximumValue.isFinite {
        _maximumValue.wrappedValue = oldValue
        return ControlMisuse.report(.notANumber("maximumValue", of: self))
      }
      if maximumValue < minimumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }

  /// Whether changes are told while the knob is moved, and not only when it is let go; true unless set.
  open var isContinuous = true
  /// Whether the slider looks as on a Mac; kept for code that sets it.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// As what the slider looks.
  public final var behavioralStyle: UIBehavioralStyle { .pad }

  /// Where the value lies between the least and the greatest, from 0 to 1.
  final func share(of value: Float) -> CGFloat {
    // The greatest numbers are no farther apart than a Double holds.
    let range = Double(maximumValue) - Double(minimumValue)
    return range > 0 ? CGFloat((Double(value) - Double(minimumValue)) / range) : 0
  }

  private func value(at share: Double) -> Float {
    let (low, high) = (Double(minimumValue), Double(maximumValue))
    return Float(min(max(low + share * (high - low), low), high))
  }

  // MARK: Look

  /// The colour of the line before the knob; the tint unless set.
  @Observed open var minimumTrackTintColor: UIColor? { didSet { showParts() } }
  /// The colour of the line behind the knob.
  @Observed open var maximumTrackTintColor: UIColor? { didSet { showParts() } }
  /// The colour of the knob; white unless set.
  @Observed open var thumbTintColor: UIColor? { didSet { showParts() } }
  /// The picture at the leading end.
  @Observed open var minimumValueImage: UIImage? { didSet { showParts() } }
  /// The picture at the trailing end.
  @Observed open var maximumValueImage: UIImage? { didSet { showParts() } }

  /// The rectangle of the line.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { ownTrackRect(in: bounds) }
  /// The rectangle of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    ownThumbRect(in: bounds, track: rect, value: value)
  }
  /// The rectangle of the picture at the leading end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, atStart: true, in: bounds)
  }
  /// The rectangle of the picture at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, atStart: false, in: bounds)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 && size.width.isFinite ? size.width : Self.usualWidth, height: Self.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }
  override func stateDidChange() {
    super.stateDidChange()
    showParts()
  }
  override var focusShape: UIBezierPath { UIBezierPath(ovalIn: thumb.frame) }

  // MARK: Use

  override var isTriggeredByTouchUp: Bool { false }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    let place = touch.location(in: self)
    // A finger hits less exactly than it sees.
    guard rect.insetBy(dx: -12, dy: -12).contains(place) else { return false }
    grip = place.x - rect.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (track, old) = (trackRect(forBounds: bounds), storedValue)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue).width
    let length = max(track.width - knob, 1)
    var share = (touch.location(in: self).x - grip - track.minX - knob / 2) / length
    if isRightToLeft { share = 1 - share }
    setValue(value(at: Double(min(max(share, 0), 1))), animated: false)
    if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    sendActions(for: isContinuous ? .primaryActionTriggered : [.valueChanged, .primaryActionTriggered])
  }

  private func step(by share: Float) -> Bool {
    guard isEnabled else { return false }
    let old = storedValue
    setValue(value(at: Double(self.share(of: storedValue)) + Double(share)), animated: true)
    if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  override func activate() {}
  override func takeStep(_ key: UIPress.PressType) -> Bool {
    switch key {
    case .upArrow: step(by: 0.1)
    case .downArrow: step(by: -0.1)
    case .rightArrow: step(by: isRightToLeft ? -0.1 : 0.1)
    case .leftArrow: step(by: isRightToLeft ? 0.1 : -0.1)
    default: false
    }
  }

  /// A drag along the slider is the slider's own.
  override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    super.keepsTouches(from: recognizer) || isEnabled && recognizer.isDragAlong(.horizontal, notOf: self)
  }

  // MARK: Accessibility

  open override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .adjustable }
  /// Where the knob stands in percent, unless set.
  open override var defaultAccessibilityValue: String? { "\(Int((share(of: storedValue) * 100).rounded()))%" }
  open override func accessibilityIncrement() { _ = step(by: 0.1) }
  open override func accessibilityDecrement() { _ = step(by: -0.1) }
  override var valueDescription: String? { "\(storedValue)" }
}

extension ControlMisuse {
  static func notANumber(_ property: String, of control: UIControl) -> ControlMisuse {
    ControlMisuse("The \(property) of \(control) is set to what is no number; it stays as it was")
  }
}
