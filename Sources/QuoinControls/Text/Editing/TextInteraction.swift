import Foundation
import QuoinGraphics
import QuoinViews

/// What fingers do to a text, and the caret that blinks on the window's clock while it is written in.
///
/// A tap places the caret, a double tap selects a word and a triple tap a paragraph; a finger that stays down takes the
/// caret with it, and one that draws a handle makes the selection larger and smaller. What was selected so, and a tap on
/// the caret, has a menu.
final class TextInteraction: UIGestureRecognizerDelegate, UIEditMenuInteractionDelegate {
  /// How far from the caret a finger takes hold of it, in points: so it is a target of 44 points.
  private static let reach: CGFloat = 22
  /// How long a caret is shown and then hidden, in seconds.
  private static let blink: TimeInterval = 0.5
  /// How long a tap takes at most, in seconds.
  private static let longestTap: TimeInterval = 0.5

  private unowned let view: any TextInteracting
  private var lastMove: TimeInterval = 0
  private var blinking: ScheduledWork?
  private var drawn: TextSelectionHandle?
  private(set) var showsHandles = false
  private lazy var menu = UIEditMenuInteraction(delegate: self)
  /// When a menu went last, in seconds of the window's clock.
  private var menuEnd: TimeInterval?

  init(_ view: any TextInteracting) {
    self.view = view
    let tap = UITapGestureRecognizer { [unowned self] in self.tap($0) }
    let double = UITapGestureRecognizer { [unowned self] in select(.word, $0) }
    double.numberOfTapsRequired = 2
    let triple = UITapGestureRecognizer { [unowned self] in select(.paragraph, $0) }
    triple.numberOfTapsRequired = 3
    let press = UILongPressGestureRecognizer { [unowned self] in self.press($0) }
    let pan = UIPanGestureRecognizer { [unowned self] in self.pan($0) }
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    self.pan = pan
    for recognizer in [tap, double, triple, press, pan] { view.addGestureRecognizer(recognizer) }
  }

  private weak var pan: UIPanGestureRecognizer?
  private var editor: TextEditor { view.textEditor }

  // MARK: The caret

  /// The caret has moved: it is shown at once.
  func caretDidMove() {
    lastMove = view.window?.clock.time ?? 0
    if editor.selection.isEmpty { showsHandles = false }
    menu.dismissMenu()
  }

  /// Begins to blink, with the view as first responder.
  func begin() {
    caretDidMove()
    blinking?.cancel()
    blinking = view.window?.clock.schedule(after: Self.blink, repeats: true, isAmbient: true) { [weak self] in
      guard let self, view.isFirstResponder else { return }
      if editor.selection.isEmpty { view.setNeedsDisplay() }
    }
  }

  /// Ends blinking.
  func end() {
    blinking?.cancel()
    blinking = nil
    showsHandles = false
    menu.dismissMenu()
  }

  // MARK: The menu

  /// Shows what can be done with what is selected, or at the caret.
  func presentMenu() {
    guard view.isFirstResponder else { return }
    if menu.view == nil { view.addInteraction(menu) }
    let place = selectedRect
    menu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: place.midX, y: place.minY)))
  }

  /// What is seen of the selection, or the caret, in points of the view.
  private var selectedRect: CGRect {
    let rects = editor.selectionRects(for: editor.selection.range)
    let whole = rects.dropFirst().reduce(rects.first ?? editor.caretRect(for: editor.selection.head)) {
      $0.union($1)
    }
    let seen = whole.intersection(view.bounds)
    return seen.isNull ? whole : seen
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { view.editMenu(suggestedActions) ?? UIMenu(children: suggestedActions) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { menuEnd = view.window?.clock.time }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { selectedRect }

  /// What is drawn of the selection now.
  func drawing(color: UIColor) -> SelectionDrawing {
    let seconds = (view.window?.clock.time ?? 0) - lastMove
    return SelectionDrawing(
      of: editor, color: color, showsCaret: view.showsCaret && SelectionDrawing.isCaretShown(after: seconds),
      showsHandles: showsHandles)
  }

  // MARK: Fingers

  private func tap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    if view.takesTap(at: point) { return }
    // The touch that the tap began with has taken a menu away: it is not to come again.
    let wasMenuShown = menuEnd.map { (view.window?.clock.time ?? 0) - $0 < Self.longestTap } ?? false
    let old = view.showsCaret && !wasMenuShown ? editor.selection : nil
    guard takesKeys() else { return }
    showsHandles = false
    editor.placeCaret(at: point)
    view.setNeedsDisplay()
    // A tap on the caret asks what can be done there.
    if editor.selection == old, old?.isEmpty == true { presentMenu() }
  }

  private func select(_ granularity: UITextGranularity, _ tap: UITapGestureRecognizer) {
    guard takesKeys() else { return }
    editor.select(granularity, at: tap.location(in: view))
    showsHandles = !editor.selection.isEmpty
    view.setNeedsDisplay()
    presentMenu()
  }

  private func press(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: view)
    switch press.state {
    case .began:
      guard takesKeys() else { return }
      if view.showsCaret { editor.placeCaret(at: point) } else { editor.select(.word, at: point) }
      showsHandles = !editor.selection.isEmpty
    case .changed where view.isFirstResponder && view.showsCaret: editor.placeCaret(at: point)
    case .ended where view.isFirstResponder: presentMenu()
    default: break
    }
    view.setNeedsDisplay()
  }

  private func takesKeys() -> Bool {
    guard view.mayBeSelected else { return false }
    return view.isFirstResponder || view.becomeFirstResponder()
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began, .changed:
      if let drawn { editor.moveHandle(drawn, to: point) } else { editor.placeCaret(at: point) }
      view.setNeedsDisplay()
    case .ended where !editor.selection.isEmpty: presentMenu()
    default: break
    }
  }

  // MARK: Whose touches they are

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard view.isFirstResponder, view.mayBeSelected else { return false }
    let point = touch.location(in: view)
    drawn = drawing(color: .clear).handle(at: point)
    if drawn != nil { return true }
    guard editor.selection.isEmpty, view.showsCaret else { return false }
    return editor.caretRect(for: editor.selection.head).insetBy(dx: -Self.reach, dy: -Self.reach / 2)
      .contains(point)
  }

  /// The caret and the handles go with a finger before anything scrolls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
}
