/// The keys of a keyboard by the numbers of the USB standard (HID Usage Tables, page 0x07).
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable, CaseIterable {
  case keyboardErrorUndefined = 0x03
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR
  case keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
  case keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
  case keyboardPeriod, keyboardSlash, keyboardCapsLock
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8
  case keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift
  case keyboardRightAlt, keyboardRightGUI

  /// The key of a US keyboard that writes a character, or that has one of the inputs of `UIKeyCommand`.
  init?(writing text: String) {
    if let named = Self.named[text] {
      self = named
      return
    }
    guard text.unicodeScalars.count == 1, let scalar = text.lowercased().unicodeScalars.first else {
      return nil
    }
    switch scalar {
    case "a"..."z": self.init(rawValue: Int(scalar.value - 0x61) + Self.keyboardA.rawValue)
    case "1"..."9": self.init(rawValue: Int(scalar.value - 0x31) + Self.keyboard1.rawValue)
    default: return nil
    }
  }

  private static let named: [String: UIKeyboardHIDUsage] = [
    "0": .keyboard0, "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
    " ": .keyboardSpacebar, "\u{8}": .keyboardDeleteOrBackspace, "-": .keyboardHyphen,
    "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
    "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
    "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputUpArrow: .keyboardUpArrow,
    UIKeyCommand.inputDownArrow: .keyboardDownArrow, UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
    UIKeyCommand.inputRightArrow: .keyboardRightArrow, UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputDelete: .keyboardDeleteForward,
    UIKeyCommand.f1: .keyboardF1, UIKeyCommand.f2: .keyboardF2, UIKeyCommand.f3: .keyboardF3,
    UIKeyCommand.f4: .keyboardF4, UIKeyCommand.f5: .keyboardF5, UIKeyCommand.f6: .keyboardF6,
    UIKeyCommand.f7: .keyboardF7, UIKeyCommand.f8: .keyboardF8, UIKeyCommand.f9: .keyboardF9,
    UIKeyCommand.f10: .keyboardF10, UIKeyCommand.f11: .keyboardF11, UIKeyCommand.f12: .keyboardF12,
  ]
}
