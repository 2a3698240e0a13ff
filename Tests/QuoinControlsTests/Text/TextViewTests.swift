import Foundation
import QuoinControls
import QuoinGraphics
import Testing

@Suite("Text views")
struct TextViewTests {
  private final class Listener: UITextViewDelegate {
    var log: [String] = []
    var refuses: String?
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("asked \(range.location)+\(range.length) “\(text)”")
      return text != refuses
    }
    func textViewDidChange(_ textView: UITextView) { log.append("changed") }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(URL) \(characterRange.location)+\(characterRange.length)")
      return true
    }
  }

  private let listener = Listener()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    view.font = .systemFont(ofSize: 17)
    view.delegate = listener
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, times: Int = 1) {
    for _ in 0..<times {
      let touch = UITouch(at: CGPoint(x: x, y: y))
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
      touch.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
    }
    window.clock.advance(by: 1)
  }

  private func type(_ text: String) {
    for character in text {
      window.sendEvent(UIPressesEvent(presses: [UIPress(key: UIKey(characters: String(character)))]))
    }
  }

  @Test("A tap begins to write, keys write, and the delegate is asked and told")
  func writing() {
    view.text = "ab"
    tap(100, 20)
    type("c\n😀")
    #expect(view.text == "abc\n😀" && view.selectedRange == NSRange(location: 6, length: 0))
    #expect(
      listener.log == [
        "began", "asked 2+0 “c”", "changed", "asked 3+0 “\n”", "changed", "asked 4+0 “😀”", "changed",
      ])
    listener.refuses = "x"
    type("x")
    #expect(view.text == "abc\n😀")
    view.resignFirstResponder()
    #expect(listener.log.last == "ended")
    view.text = "new"
    #expect(listener.log.last == "ended", "what code sets is no news")
  }

  @Test("It scrolls as far as its text is long, and the caret stays in sight")
  func scrolling() {
    view.text = String(repeating: "line\n", count: 30)
    #expect(view.contentSize.height > 600)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    view.selectedRange = NSRange(location: 150, length: 0)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 108)) < 1)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y < 10)
  }

  @Test("Without scrolling it is as high as its text")
  func measuring() {
    view.isScrollEnabled = false
    let empty = view.intrinsicContentSize.height
    view.text = "one\ntwo"
    let two = view.intrinsicContentSize.height
    #expect(empty > 16 + 15 && two > empty + 15)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == two)
    view.textContainerInset = .zero
    #expect(view.intrinsicContentSize.height == two - 16)
    view.text = "a long line that is broken into several"
    let broken = view.sizeThatFits(CGSize(width: 120, height: 0)).height
    view.textContainer.lineFragmentPadding = 30
    #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height > broken)
  }

  @Test("A double tap selects a word, a triple tap a paragraph")
  func selecting() {
    view.text = "one two\nthree"
    tap(20, 20, times: 2)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    tap(20, 20, times: 3)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    type("x")
    #expect(view.text == "x\nthree")
    view.undoManager?.undo()
    #expect(view.text == "one two\nthree")
  }

  @Test("New text takes the attributes before it, or those that are typed with")
  func attributes() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    view.becomeFirstResponder()
    type("c")
    func color(_ place: Int) -> UIColor? {
      view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    #expect(view.attributedText.string == "abc" && color(0) == .label && color(2) == .red)
    view.typingAttributes = [.foregroundColor: UIColor.green]
    type("d")
    #expect(color(3) == .green && color(2) == .red)
    view.selectedRange = NSRange(location: 1, length: 1)
    type("e")
    #expect(view.text == "aecd" && color(1) == .red && color(3) == .green)
    view.text = "plain"
    view.selectedRange = NSRange(location: 5, length: 0)
    view.typingAttributes = [.foregroundColor: UIColor.green]
    type("!")
    #expect(color(5) == .green && color(0) == .label)
  }

  @Test("Addresses and telephone numbers are found while it is not written in, and told of when tapped")
  func links() {
    view.text = "www.quoin.dev, or 044 123 45 67"
    view.dataDetectorTypes = [.link, .phoneNumber]
    tap(40, 18)
    #expect(listener.log == ["began"])
    view.resignFirstResponder()
    view.isEditable = false
    tap(40, 18)
    #expect(listener.log.last == "https://www.quoin.dev 0+13")
    tap(20, 40)
    #expect(listener.log.last == "tel:0441234567 18+13")
  }

  @Test("Text that cannot be changed is not, and is read out as such")
  func reading() {
    view.text = "fixed"
    view.isEditable = false
    tap(20, 18)
    type("x")
    #expect(
      view.text == "fixed" && view.accessibilityTraits == .staticText && view.accessibilityValue == "fixed")
    view.isEditable = true
    #expect(view.accessibilityTraits == .none && view.isAccessibilityElement)
  }

  @Test("A selection beyond the text is reported, and the last one stays")
  func misused() {
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(
      misuse { view.selectedRange = NSRange(location: 2, length: 2) } == [
        "UITextView cannot select 2 from 2: its text has 3 UTF-16 code units"
      ])
    #expect(misuse { view.scrollRangeToVisible(NSRange(location: 9, length: 0)) }.count == 1)
    #expect(view.selectedRange == NSRange(location: 1, length: 1))
  }

  @Test("The caret blinks on the window's clock")
  func blinking() throws {
    view.becomeFirstResponder()
    let start = window.clock.time
    func picture() throws -> Data { try view.render(as: .png) }
    let shown = try picture()
    window.clock.advance(to: start + 0.6)
    let hidden = try picture()
    window.clock.advance(to: start + 1.1)
    #expect(try shown != hidden && picture() == shown)
    view.resignFirstResponder()
    #expect(try picture() == hidden)
  }
}
