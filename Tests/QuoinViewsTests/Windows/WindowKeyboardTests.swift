import Foundation
import QuoinViews
import Testing

@Suite("The keyboard of a window", .serialized)
struct WindowKeyboardTests {
  /// Takes text, as a field does.
  private final class Field: UIView, UIKeyInput {
    var above: UIView?
    var instead: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { above }
    override var inputView: UIView? { instead }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  /// Has a bar above the keyboard.
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Observer {
    var log: [String] = []
    func note(_ notification: Notification) {
      let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let name = notification.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
      log.append("\(name) \(Int(end?.minY ?? -1)) \(Int(end?.height ?? -1))")
    }
  }

  private let window = UIWindow(
    screen: UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
  private let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  private let observer = Observer()

  init() { window.addSubview(field) }

  private func observe() {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ] {
      NotificationCenter.default.addObserver(
        observer, selector: Selector("note:", Observer.note), name: name, object: window.screen)
    }
  }

  @Test("What takes text brings the device's keyboard, and is told of it in UIKit's order")
  func notifications() {
    observe()
    #expect(window.keyboardFrame == .zero)
    field.becomeFirstResponder()
    #expect(window.keyboardFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(
      observer.log == [
        "WillChangeFrame 508 336", "WillShow 508 336", "DidChangeFrame 508 336", "DidShow 508 336",
      ])
    observer.log = []
    field.resignFirstResponder()
    #expect(window.keyboardFrame == .zero)
    #expect(
      observer.log == [
        "WillChangeFrame 844 336", "WillHide 844 336", "DidChangeFrame 844 336", "DidHide 844 336",
      ])
    observer.log = []
    NotificationCenter.default.removeObserver(observer)
    field.becomeFirstResponder()
    #expect(observer.log.isEmpty)
  }

  @Test("A test says how high the keyboard is; 0 stands for one of hardware")
  func heights() {
    observe()
    window.keyboardHeight = 200
    field.becomeFirstResponder()
    #expect(window.keyboardFrame.minY == 644)
    observer.log = []
    window.keyboardHeight = 250
    #expect(observer.log == ["WillChangeFrame 594 250", "DidChangeFrame 594 250"])
    window.keyboardHeight = 0
    #expect(window.keyboardFrame == .zero)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.above = bar
    field.reloadInputViews()
    #expect(window.keyboardFrame == CGRect(x: 0, y: 800, width: 390, height: 44))
    #expect(bar.window === window && bar.convert(bar.bounds, to: window) == window.keyboardFrame)
    field.resignFirstResponder()
    #expect(bar.window == nil)
  }

  @Test("What stands in the keyboard's place decides on its height, with what stands above it")
  func inputViews() {
    let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    field.instead = wheel
    field.above = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.becomeFirstResponder()
    #expect(window.keyboardFrame.height == 260)
    #expect(wheel.convert(wheel.bounds, to: window) == CGRect(x: 0, y: 628, width: 390, height: 216))
  }

  @Test("What takes no text shows its own accessory above the safe area, also where a controller has it")
  func accessory() {
    let chat = Chat()
    window.rootViewController = chat
    #expect(chat.becomeFirstResponder())
    #expect(chat.bar.convert(chat.bar.bounds, to: window) == CGRect(x: 0, y: 760, width: 390, height: 50))
  }

  @Test("From one field to the next the keyboard stays, and it follows the size of the window")
  func staying() {
    let other = Field(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    window.addSubview(other)
    field.becomeFirstResponder()
    observe()
    other.becomeFirstResponder()
    #expect(observer.log.isEmpty && window.keyboardFrame.height == 336)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(window.keyboardFrame == CGRect(x: 0, y: 181, width: 844, height: 209))
  }

  @Test("A field in a bar above the keyboard takes text, and the bar stays")
  func chat() {
    let chat = Chat()
    let inner = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    chat.bar.addSubview(inner)
    window.rootViewController = chat
    #expect(chat.becomeFirstResponder() && inner.becomeFirstResponder() && inner.isFirstResponder)
    #expect(chat.bar.convert(chat.bar.bounds, to: window) == CGRect(x: 0, y: 458, width: 390, height: 50))
    #expect(window.keyboardFrame == CGRect(x: 0, y: 458, width: 390, height: 386))
  }

  @Test("A field that the keyboard would cover is scrolled into view as far as the content goes")
  func scrolling() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 390, height: 1200)
    window.addSubview(scroll)
    field.frame.origin.y = 700
    scroll.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.convert(field.bounds, to: window).maxY == 508)
    field.resignFirstResponder()
    scroll.contentSize.height = 900
    scroll.contentOffset = .zero
    field.becomeFirstResponder()
    #expect(scroll.contentOffset.y == 56)
    field.resignFirstResponder()
    scroll.keepsClearOfKeyboard = true
    field.becomeFirstResponder()
    #expect(scroll.adjustedContentInset.bottom == 336 && field.convert(field.bounds, to: window).maxY == 508)
    field.resignFirstResponder()
    #expect(scroll.adjustedContentInset.bottom == 0)
  }

  @Test(
    "Each kind of device has a keyboard of its own height",
    arguments: [
      (CGSize(width: 375, height: 667), CGFloat(0), CGFloat(260)), (CGSize(width: 390, height: 844), 34, 336),
      (CGSize(width: 430, height: 932), 34, 346), (CGSize(width: 320, height: 568), 0, 253),
      (CGSize(width: 844, height: 390), 21, 209), (CGSize(width: 820, height: 1180), 20, 340),
      (CGSize(width: 1024, height: 1366), 20, 423), (CGSize(width: 414, height: 736), 0, 271),
    ])
  func devices(size: CGSize, bottom: CGFloat, height: CGFloat) {
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: size), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    #expect(UIWindow(screen: screen).keyboardHeight == height)
  }
}
