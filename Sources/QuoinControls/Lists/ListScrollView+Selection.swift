import Foundation

extension ListScrollView {
  /// Whether several rows may be selected at present.
  final var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether the user may select rows at present.
  final var mayBeSelected: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func setSelected(_ selected: Bool, _ place: ListPlace, animated: Bool) {
    if selected { list.selection.insert(place) } else { list.selection.remove(place) }
    list.cells[place]?.show(selected: selected, animated: animated)
  }

  func deselectAll(animated: Bool) {
    for place in list.selection.sorted() { setSelected(false, place, animated: animated) }
  }

  /// Selects a row as code does it, without a word to the delegate.
  func select(_ place: ListPlace, animated: Bool) {
    if !selectsSeveral {
      for other in list.selection.sorted() where other != place {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, place, animated: animated)
  }

  func keepOneSelected() {
    guard let first = list.selection.min() else { return }
    for other in list.selection.sorted() where other != first { setSelected(false, other, animated: false) }
  }

  /// Selects or deselects a row as the user does it, asking and telling the delegate.
  func userSelects(_ place: ListPlace) {
    guard mayBeSelected else { return }
    if selectsSeveral, list.selection.contains(place) { return userDeselects(place) }
    guard let wanted = willSelect(place), contains(wanted) else { return }
    if !selectsSeveral { for other in list.selection.sorted() where other != wanted { userDeselects(other) } }
    setSelected(true, wanted, animated: false)
    setFocused(wanted)
    didSelect(wanted)
  }

  private func userDeselects(_ place: ListPlace) {
    guard let wanted = willDeselect(place), contains(wanted) else { return }
    setSelected(false, wanted, animated: true)
    didDeselect(wanted)
  }

  // MARK: Fingers

  /// The row whose cell has a touch, where the touch is not meant for something of its own in the cell.
  private func place(of touch: UITouch) -> ListPlace? {
    var view = touch.view
    while let next = view, next !== self {
      if let cell = asCell(next) { return list.place(of: cell) }
      view = next.superview
    }
    return nil
  }

  func listTouchesBegan(_ touches: Set<UITouch>) {
    if list.swipe != nil { return closeSwipe(animated: true) }
    guard list.highlighted == nil, !hasActiveDrag, touches.count == 1, let touch = touches.first,
      let place = place(of: touch), mayBeSelected, mayHighlight(place)
    else { return }
    list.highlighted = place
    list.cells[place]?.show(highlighted: true, animated: false)
    didHighlight(place, true)
  }

  func listTouchesEnded(_ touches: Set<UITouch>) {
    guard let place = list.highlighted else { return }
    var isInside = false
    if let cell = list.cells[place], let touch = touches.first {
      isInside = cell.bounds.contains(touch.location(in: cell))
    }
    endHighlight(animated: !isInside)
    if isInside, contains(place) { userSelects(place) }
  }

  func endHighlight(animated: Bool) {
    guard let place = list.highlighted else { return }
    list.highlighted = nil
    list.cells[place]?.show(highlighted: false, animated: animated)
    if contains(place) { didHighlight(place, false) }
  }

  // MARK: Keys

  /// Moves what has the focus by arrows, Home and End; selects it by Return and the space bar; and scrolls by pages.
  ///
  /// - Returns: Whether the key means something to the view.
  func handleListKey(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    loadIfNeeded()
    let start = list.focused.flatMap { contains($0) ? $0 : nil } ?? list.selection.min()
    switch key.keyCode {
    case .keyboardDownArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow:
      guard let start else { return moveFocus(to: key.keyCode == .keyboardUpArrow ? lastPlace : firstPlace) }
      guard let place = place(from: start, by: key.keyCode) else {
        // What does not lead further stays where it is; sideways means nothing to a table.
        return list.focused != nil && (key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardUpArrow)
      }
      return moveFocus(to: place)
    case .keyboardHome: return moveFocus(to: firstPlace)
    case .keyboardEnd: return moveFocus(to: lastPlace)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard let place = list.focused, contains(place) else { return false }
      if mayHighlight(place) { userSelects(place) }
      return true
    case .keyboardPageDown, .keyboardPageUp:
      let inset = adjustedContentInset
      let (least, size) = (-inset.top, bounds.height)
      let most = max(least, contentSize.height + inset.bottom - size)
      let y = contentOffset.y + (key.keyCode == .keyboardPageDown ? size : -size)
      setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, least), most)), animated: true)
      return true
    default: return false
    }
  }

  private func moveFocus(to place: ListPlace?) -> Bool {
    guard let place else { return false }
    setFocused(place)
    show(place, animated: false)
    if selectionFollowsFocus, !list.selection.contains(place) {
      if selectsSeveral { deselectAll(animated: false) }
      userSelects(place)
    }
    return true
  }

  /// Lets the keys go to a row; its cell shows that while the view is the first responder.
  func setFocused(_ place: ListPlace?) {
    let old = list.focused
    list.focused = place
    if let old, old != place { list.cells[old]?.hasFocus = false }
    if let place { list.cells[place]?.hasFocus = isFirstResponder }
  }

  func focusDidChange() { setFocused(list.focused) }
}
