import Foundation
import QuoinGraphics

extension UISegmentedControl {
  /// A choice of which each segment is a part; nothing where segments are buttons.
  final var choiceField: FormField? {
    guard !isMomentary, !segments.isEmpty else { return nil }
    let chosen = segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
    let parts = segments.indices.map { index in
      let title = segments[index].title ?? segments[index].action?.title ?? ""
      return FormField.Part(segmentRects[index], title: title.isEmpty ? "\(index + 1)" : title) {
        [unowned self] canvas, isOn in
        // The one that is chosen, seen as if none were.
        let other = index == chosen ? Self.noSegment : chosen ?? Self.noSegment
        showing(isOn ? index : other) { render(into: canvas) }
      }
    }
    var field = FormField(.radio(chosen), parts: parts)
    field.isReadOnly = !isEnabled
    return field
  }
}
