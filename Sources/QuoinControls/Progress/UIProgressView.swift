import Foundation
import QuoinGraphics

/// Shows how far something has come.
open class UIProgressView: UIView {
  /// How a bar looks.
  public nonisolated enum Style: Int, Sendable, CaseIterable {
    case `default`, bar

    /// In points, as UIKit's.
    var height: CGFloat { self == .bar ? 2.5 : 4 }
  }

  private final var storedProgress: Float = 0
  private final var observing: ScheduledWork?
  /// How often a progress that is observed is looked at, in seconds: it tells nobody when it changes.
  private static let observationInterval: TimeInterval = 0.1
  private final let track = SliderTrack(frame: .zero)
  private final let fill = SliderTrack(frame: .zero)

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIProgressView {
    look(in: containers, AppearanceProperty.ofProgressViews) { UIProgressView(frame: $0) }
  }

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
    progressViewStyle = style
  }

  /// Creates a bar; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(fill)
    showColors()
  }

  /// How far, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how far.
  open func setProgress(_ progress: Float, animated: Bool) {
    if progress.isNaN { return ControlMisuse.report(.progressIsNotANumber(self)) }
    storedProgress = min(max(progress, 0), 1)
    didChange([.look, .accessibility])
    guard animated, window != nil else { return place() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25, options: [.allowUserInteraction, .beginFromCurrentState]) { place() }
  }

  /// What the bar follows, and shows in the place of `progress`, while it is in a window.
  @Observed open var observedProgress: Progress? { didSet { if observedProgress !== oldValue { observe() } } }

  private func observe() {
    observing?.cancel()
    observing = nil
    showObservedProgress(animated: false)
    guard let observedProgress, !observedProgress.isFinished else { return }
    observing = window?.clock.schedule(after: Self.observationInterval, repeats: true, isAmbient: true) {
      [weak self] in self?.showObservedProgress(animated: true)
    }
  }

  private func showObservedProgress(animated: Bool) {
    guard let observedProgress else { return }
    let share = Float(observedProgress.fractionCompleted)
    if share != storedProgress, !share.isNaN { setProgress(share, animated: animated) }
    if observedProgress.isFinished { observing?.cancel() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if observedProgress != nil { observe() }
  }

  deinit { whereViewsAre { observing?.cancel() } }

  /// How the bar looks.
  @Observed open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of what is done; the tint unless set.
  @Observed open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of what is not.
  @Observed open var trackTintColor: UIColor? { didSet { showColors() } }
  /// The picture of what is done.
  @Observed open var progressImage: UIImage? { didSet { showColors() } }
  /// The picture of what is not.
  @Observed open var trackImage: UIImage? { didSet { showColors() } }

  private func showColors() {
    (fill.color, fill.image) = (progressTintColor ?? tintColor, progressImage)
    (track.color, track.image) = (trackTintColor ?? .systemFill, trackImage)
  }

  private func place() {
    let height = min(progressViewStyle.height, bounds.height)
    let line = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    track.frame = line
    let width = line.width * CGFloat(storedProgress)
    fill.frame = CGRect(x: 0, y: line.minY, width: width, height: line.height)
      .mirrored(in: bounds.width, if: isRightToLeft)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 && size.width.isFinite ? size.width : 150, height: progressViewStyle.height)
  }

  /// Whether the bar is read out; true unless set.
  open override var isAccessibilityElementByDefault: Bool { true }
  /// What the bar is called, unless set.
  open override var defaultAccessibilityLabel: String? { "Progress" }
  /// How far in percent, unless set.
  open override var defaultAccessibilityValue: String? { "\(Int((storedProgress * 100).rounded()))%" }
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  open override var stateDescription: String? { "\(storedProgress)" }
}

extension ControlMisuse {
  static func progressIsNotANumber(_ view: UIView) -> ControlMisuse {
    ControlMisuse("The progress of \(view) is set to what is no number; it stays as it was")
  }
}
