import Foundation
import QuoinViews

extension Screen {
  /// Types a text into something, which is tapped before unless it has the keys already.
  ///
  /// - Parameters:
  ///   - text: What is typed, key by key; `\n` is the return key, `\t` the tabulator and `\u{8}` the one that deletes.
  ///   - name: What takes the text.
  ///   - other: What it stands near, where there are several of the name.
  public func type(
    _ text: String, into name: String, near other: String? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("type(\"\(text)\", into: \"\(name)\")", at: place) { () throws(ScreenProblem) in
      let element = try element(name, near: other)
      if !takesKeys(element.thing.view) { tap(at: element.place, times: 1) }
      guard window.firstResponder is any UIKeyInput else { throw .takesNoText(name, window.firstResponder) }
      type(text)
    }
  }

  /// Types a text into what has the keys.
  public func type(
    _ text: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("type(\"\(text)\")", at: place) { () throws(ScreenProblem) in
      guard window.firstResponder is any UIKeyInput else { throw .nothingTakesText(window.firstResponder) }
      type(text)
    }
  }

  /// Presses a key of a keyboard and lets it go.
  ///
  /// - Parameters:
  ///   - input: What the key writes without modifiers, or one of the inputs of `UIKeyCommand`.
  ///   - modifiers: The modifiers that are down.
  public func press(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("press(\"\(input)\")", at: place) {
      press(UIKey(characters: input, modifierFlags: modifiers))
    }
  }

  /// Whether a view, or the one around or in it that is meant by it, has the keys.
  private func takesKeys(_ view: UIView) -> Bool {
    guard let first = window.firstResponder as? UIView, first is any UIKeyInput else { return false }
    return view.isDescendant(of: first) || first.isDescendant(of: view)
  }

  private func type(_ text: String) {
    for character in text {
      let key = String(character)
      press(UIKey(characters: key, modifierFlags: character.isUppercase ? .shift : []))
    }
  }

  private func press(_ key: UIKey) {
    let press = UIPress(key: key)
    window.sendEvent(UIPressesEvent(presses: [press]))
    press.update(phase: .ended)
    window.sendEvent(UIPressesEvent(presses: [press]))
    window.layoutIfNeeded()
  }
}

extension ScreenProblem {
  static func takesNoText(_ name: String, _ first: UIResponder?) -> ScreenProblem {
    ScreenProblem("“\(name)” takes no text: after a tap \(holder(first))")
  }

  static func nothingTakesText(_ first: UIResponder?) -> ScreenProblem {
    ScreenProblem("nothing takes text: \(holder(first))")
  }

  private static func holder(_ first: UIResponder?) -> String {
    guard let first else { return "nothing has the keys" }
    return "the keys go to \(Swift.type(of: first)), which is no UIKeyInput"
  }
}
