import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplateEngine

extension Component {
  /// `<UISegmentedControl>`: one of several.
  public static let segmentedControl = Component(
    "UISegmentedControl", UISegmentedControl.self, superclass: "UIControl",
    summary: "Segments side by side, of which one is chosen."
  ) { _ in
    UISegmentedControl()
  } properties: {
    Property(
      "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent,
      "Whether segments are as wide as their content asks for, rather than all the same.")
    contentPositionAdjustment
    Property("dividerImage", \UISegmentedControl.divider, "What is drawn between segments in all states.")
    Property("isMomentary", \UISegmentedControl.isMomentary, "Whether no segment stays chosen.")
    Property(
      "items", \UISegmentedControl.items, "The texts and images of the segments.",
      animated: { $0.set($1, animated: true) }
    ).affectingSize
    Property(
      "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex,
      "The place of the chosen segment, counted from 0; -1 for none."
    ).changingInUse.written(after: "isMomentary", "items").refusing {
      (control: UISegmentedControl, index: Int) in
      index >= -1 && index < control.numberOfSegments
        ? nil : .noSuchPart(index, "segment", count: control.numberOfSegments)
    }
    Property(
      "selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor,
      "The colour of the chosen segment.")
    Property.states(
      "backgroundImage", "What is drawn behind the segments.",
      get: { control in { control.backgroundImage(for: $0, barMetrics: .default) } },
      set: { control in { control.setBackgroundImage($0, for: $1, barMetrics: .default) } }
        as @Sendable (UISegmentedControl) -> (UIImage?, UIControl.State) -> Void)
    Property.states(
      "titleColor", "The colour of the texts.",
      get: { control in { control.titleTextAttributes(for: $0)?[.foregroundColor] as? UIColor } },
      set: { control in { control.setTitleAttribute(.foregroundColor, $0, for: $1) } }
        as @Sendable (UISegmentedControl) -> (UIColor?, UIControl.State) -> Void)
    Property.states(
      "titleFont", "The font of the texts.",
      get: { control in { control.titleTextAttributes(for: $0)?[.font] as? UIFont } },
      set: { control in { control.setTitleAttribute(.font, $0, for: $1) } }
        as @Sendable (UISegmentedControl) -> (UIFont?, UIControl.State) -> Void)
    Property(
      readOnly: "numberOfSegments", \UISegmentedControl.numberOfSegments, "How many segments there are.")
  }

  /// How far contents are moved: in all segments, or in those of a kind, `leftContentPositionAdjustment`.
  private static var contentPositionAdjustment: Property {
    func property(_ name: String, _ segment: UISegmentedControl.Segment) -> Property {
      Property(
        name, type: UIOffset.propertyType, "How far texts and images are moved to the right and down.",
        .points,
        get: { object in
          let control = object as? UISegmentedControl
          return control?.contentPositionAdjustment(forSegmentType: segment, barMetrics: .default)
            .propertyValue
            ?? .null
        },
        set: { object, value, _ in
          guard let control = object as? UISegmentedControl, let offset = UIOffset(propertyValue: value)
          else {
            return false
          }
          control.setContentPositionAdjustment(offset, forSegmentType: segment, barMetrics: .default)
          return true
        })
    }
    return property("contentPositionAdjustment", .any).with(
      variants: UISegmentedControl.Segment.allCases.map { property("\($0)ContentPositionAdjustment", $0) })
  }
}

extension UISegmentedControl {
  /// What is drawn between segments in all states that matter.
  fileprivate var divider: UIImage? {
    get { dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) }
    set {
      for left in Self.states {
        for right in Self.states {
          setDividerImage(
            newValue, forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
        }
      }
    }
  }

  private static let states: [State] = [.normal, .highlighted, .selected, .disabled]

  fileprivate func setTitleAttribute(_ key: NSAttributedString.Key, _ value: Any?, for state: State) {
    var attributes = titleTextAttributes(for: state) ?? [:]
    attributes[key] = value
    setTitleTextAttributes(attributes, for: state)
  }

  /// The texts and images of the segments.
  fileprivate var items: [SegmentItem] {
    get {
      (0..<numberOfSegments).map { index in
        imageForSegment(at: index).map(SegmentItem.image) ?? .text(titleForSegment(at: index) ?? "")
      }
    }
    set { set(newValue, animated: false) }
  }

  /// Replaces the segments that differ, adds those that are missing, and takes away what is too much from the end.
  fileprivate func set(_ items: [SegmentItem], animated: Bool) {
    // What comes or goes at once shows no single step.
    if animated {
      setOneByOne(items, animated: true)
    } else {
      changeSegments { setOneByOne(items, animated: false) }
    }
  }

  private func setOneByOne(_ items: [SegmentItem], animated: Bool) {
    let old = self.items
    for (index, item) in items.enumerated() {
      switch item {
      case _ where index < old.count && old[index] == item: continue
      case .text(let text) where index < old.count: setTitle(text, forSegmentAt: index)
      case .image(let image) where index < old.count: setImage(image, forSegmentAt: index)
      case .text(let text): insertSegment(withTitle: text, at: index, animated: animated)
      case .image(let image): insertSegment(with: image, at: index, animated: animated)
      }
    }
    for index in stride(from: old.count - 1, through: items.count, by: -1) {
      removeSegment(at: index, animated: animated)
    }
  }
}

extension Diagnostic {
  /// - Parameter part: What there is a number of: segments, scopes.
  static func noSuchPart(_ index: Int, _ part: String, count: Int) -> Diagnostic {
    Diagnostic(
      .error, "There is no \(part) \(index)", notes: [Note("There are \(count), counted from 0")])
  }
}
