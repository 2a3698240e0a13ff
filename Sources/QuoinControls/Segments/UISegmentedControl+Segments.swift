import Foundation
import QuoinGraphics

extension UISegmentedControl {
  final func makeSegment(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) -> SegmentPart
  {
    SegmentPart(title: title, image: image, action: action, of: self)
  }

  final func insert(_ segment: SegmentPart, at index: Int) {
    // As in UIKit, what lies beyond the end is put there.
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment.label)
    addSubview(segment.imageView)
    pressedIndex = pressedIndex.map { $0 >= index ? $0 + 1 : $0 }
    if selectedSegmentIndex >= index { select(selectedSegmentIndex + 1) }
    sizeDidChange()
  }

  private func changing(animated: Bool, _ work: () -> Void) {
    guard animated, window != nil else { return work() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.3, options: .allowUserInteraction) {
      work()
      layoutIfNeeded()
    }
  }

  // MARK: Adding and removing

  /// Inserts a segment with a text.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    changing(animated: animated) { insert(makeSegment(title: title), at: segment) }
  }
  /// Inserts a segment with a picture.
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    changing(animated: animated) { insert(makeSegment(image: image), at: segment) }
  }
  /// Inserts a segment with an action's title or picture; choosing it calls the action.
  public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    changing(animated: animated) {
      insert(
        makeSegment(title: action.image == nil ? action.title : nil, image: action.image, action: action),
        at: segment)
    }
  }
  /// Removes a segment.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard let part = self.segment(segment) else { return }
    changing(animated: animated) {
      part.label.removeFromSuperview()
      part.imageView.removeFromSuperview()
      segments.remove(at: segment)
      pressedIndex = pressedIndex.flatMap { $0 == segment ? nil : $0 > segment ? $0 - 1 : $0 }
      if selectedSegmentIndex == segment {
        select(Self.noSegment)
      } else if selectedSegmentIndex > segment {
        select(selectedSegmentIndex - 1)
      }
      sizeDidChange()
    }
  }
  /// Removes all segments.
  public final func removeAllSegments() {
    select(Self.noSegment)
    for part in segments {
      part.label.removeFromSuperview()
      part.imageView.removeFromSuperview()
    }
    (segments, pressedIndex) = ([], nil)
    sizeDidChange()
  }

  // MARK: One segment

  /// Gives a segment a text.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let part = self.segment(segment) else { return }
    (part.title, part.image) = (title, nil)
    sizeDidChange()
  }
  /// The text of a segment.
  public final func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// Gives a segment a picture.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let part = self.segment(segment) else { return }
    (part.title, part.image) = (nil, image)
    sizeDidChange()
  }
  /// The picture of a segment.
  public final func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Gives a segment an action, with its title or picture.
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let part = self.segment(segment) else { return }
    (part.title, part.image, part.action) = (action.image == nil ? action.title : nil, action.image, action)
    sizeDidChange()
  }
  /// The action of a segment.
  public final func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// The segment of an action with an identifier; nothing where there is none.
  public final func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
  }
  /// Gives a segment a width, in points; 0 for as much as there is.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard let part = self.segment(segment) else { return }
    guard width.isFinite, width >= 0 else { return ControlMisuse.report(.segmentWidth(width, of: self)) }
    part.width = width
    sizeDidChange()
  }
  /// The width of a segment as it was set.
  public final func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Moves the content of a segment, in points.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment)?.offset = offset
    setNeedsLayout()
  }
  /// How far the content of a segment is moved.
  public final func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }
  /// Lets a segment be chosen or not.
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isEnabled = enabled
    showSegments()
    didChange(.look)
  }
  /// Whether a segment can be chosen.
  public final func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

  // MARK: Look

  /// Gives the texts of segments in a state attributes.
  public final func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    sizeDidChange()
  }
  /// The attributes of the texts of segments in a state.
  public final func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
  /// Sets the picture behind segments in a state.
  public final func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics, default: StateValues()][own: state] = image
    showSegments()
    didChange(.look)
  }
  /// The picture behind segments in a state.
  public final func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]?[state]
  }
  /// Sets the picture between segments for their states.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    dividerImages[SegmentDivider(left: left, right: right)] = image
    didChange(.look)
  }
  /// The picture between segments for their states.
  public final func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividerImages[SegmentDivider(left: left, right: right)]
      ?? dividerImages[SegmentDivider(left: [], right: [])]
  }
  /// Moves the content of some segments.
  public final func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType segment: Segment, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    contentOffsets[segment] = adjustment
    setNeedsLayout()
  }
  /// How far the content of some segments is moved.
  public final func contentPositionAdjustment(forSegmentType segment: Segment, barMetrics: UIBarMetrics)
    -> UIOffset
  {
    contentOffsets[segment] ?? contentOffsets[.any] ?? .zero
  }
}

extension ControlMisuse {
  static func segmentWidth(_ width: CGFloat, of control: UISegmentedControl) -> ControlMisuse {
    ControlMisuse("A segment of \(control) cannot be \(width) points wide")
  }
}
