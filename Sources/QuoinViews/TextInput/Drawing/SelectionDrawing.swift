import Foundation
import QuoinGraphics

/// Draws what is selected of a text, its handles, what is marked, and the caret.
///
/// ```swift
/// override func draw(_ canvas: Canvas, in rect: CGRect) {
///   let selection = SelectionDrawing(of: textEditor, color: tintColor)
///   selection.drawBehind(on: canvas)
///   let (layout, origin) = textEditor.arranged
///   canvas.draw(layout, at: origin)
///   selection.drawInFront(on: canvas)
/// }
/// ```
public struct SelectionDrawing {
  private let editor: TextEditor
  private let color: UIColor
  private let showsCaret: Bool
  private let showsHandles: Bool

  /// The radius of a handle's knob, in points.
  static let knobRadius: CGFloat = 5
  /// How far around a knob a finger takes hold of it, in points: so it is a target of 44 points.
  private static let reach: CGFloat = 22
  /// For how long a caret is shown and then hidden, in seconds.
  private static let blink = 0.5

  /// Draws what an editor has selected.
  ///
  /// - Parameters:
  ///   - editor: The editor.
  ///   - color: The colour of caret and handles; the selection has a fifth of it.
  ///   - showsCaret: Whether there is a caret at the moment; see `isCaretShown(after:)`.
  ///   - showsHandles: Whether a selection has handles, as after a touch.
  public init(of editor: TextEditor, color: UIColor, showsCaret: Bool = true, showsHandles: Bool = false) {
    (self.editor, self.color, self.showsCaret, self.showsHandles) = (editor, color, showsCaret, showsHandles)
  }

  /// Whether a caret that blinks is shown.
  ///
  /// - Parameter seconds: Since it moved.
  public static func isCaretShown(after seconds: TimeInterval) -> Bool {
    seconds < 0 || seconds.truncatingRemainder(dividingBy: 2 * blink) < blink
  }

  /// Draws what lies behind the text.
  public func drawBehind(on canvas: Canvas) {
    for rect in editor.selectionRects(for: editor.selection.range) {
      canvas.fill(rect, color: color.withAlphaComponent(0.2))
    }
    guard let marked = editor.content.marked else { return }
    for rect in editor.selectionRects(for: marked) {
      canvas.fill(rect, color: color.withAlphaComponent(0.1))
      canvas.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), color: color)
    }
  }

  /// Draws what lies before the text.
  public func drawInFront(on canvas: Canvas) {
    if editor.selection.isEmpty {
      if showsCaret { canvas.fill(editor.caretRect(for: editor.selection.head), color: color) }
      return
    }
    guard showsHandles else { return }
    for handle in [TextSelectionHandle.start, .end] {
      canvas.fill(bar(of: handle), color: color)
      let knob = knob(of: handle)
      canvas.fill(roundedRect: knob, radii: CornerRadii(Self.knobRadius), paint: .color(color))
    }
  }

  /// The line of a handle, beside the first or the last character.
  private func bar(of handle: TextSelectionHandle) -> CGRect {
    let range = editor.selection.range
    // The end belongs to the line that it ends.
    let position =
      handle == .start
      ? TextPosition(range.lowerBound) : TextPosition(range.upperBound, affinity: .upstream)
    return editor.caretRect(for: position).offsetBy(dx: -1, dy: 0)
  }

  private func knob(of handle: TextSelectionHandle) -> CGRect {
    let (bar, radius) = (bar(of: handle), Self.knobRadius)
    let y = handle == .start ? bar.minY - 2 * radius : bar.maxY
    return CGRect(x: bar.midX - radius, y: y, width: 2 * radius, height: 2 * radius)
  }

  /// The handle that a finger takes hold of at a point; the nearer one where both are within reach.
  public func handle(at point: CGPoint) -> TextSelectionHandle? {
    if editor.selection.isEmpty || !showsHandles { return nil }
    func distance(_ handle: TextSelectionHandle) -> CGFloat {
      let knob = knob(of: handle)
      return max(abs(knob.midX - point.x), abs(knob.midY - point.y))
    }
    let (start, end) = (distance(.start), distance(.end))
    guard min(start, end) <= Self.reach else { return nil }
    return start < end ? .start : .end
  }
}
