import Foundation
import QuoinViews
import Testing

@Suite("Observing values of views")
struct ObservationTests {
  private final class Log {
    var lines: [String] = []
  }

  final class Own: UIView {}

  private let log = Log()

  private func observe<View: ObservableView, Value: Equatable>(
    _ view: View, _ path: KeyPath<View, Value>, _ options: NSKeyValueObservingOptions = [.old, .new]
  ) -> NSKeyValueObservation {
    view.observe(path, options: options) { [log] seen, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
      log.lines.append((seen === view ? "" : "another: ") + values.joined(separator: " to "))
    }
  }

  @Test("A handler hears of each other value, with those of before and now where it asked for them")
  func values() {
    let view = UIView()
    let observation = observe(view, \.alpha)
    view.alpha = 0.5
    view.alpha = 0.5
    view.backgroundColor = .red
    #expect(log.lines == ["1.0 to 0.5"])
    let other = observe(view, \.isHidden, [.initial, .new])
    view.isHidden = true
    #expect(log.lines.dropFirst() == ["- to false", "- to true"])
    withExtendedLifetime([observation, other]) {}
  }

  @Test("An observation ends when it is let go or made invalid")
  func end() {
    let view = UIView()
    var kept: NSKeyValueObservation? = observe(view, \.alpha)
    view.alpha = 0.5
    kept = nil
    view.alpha = 0.25
    kept = observe(view, \.alpha)
    kept?.invalidate()
    view.alpha = 1
    #expect(log.lines == ["1.0 to 0.5"])
  }

  @Test("Geometry is told of, whoever sets it")
  func geometry() {
    let (stack, view) = (UIStackView(frame: CGRect(x: 0, y: 0, width: 90, height: 10)), UIView())
    stack.addArrangedSubview(view)
    let observations = [observe(view, \.frame.size.width), observe(view, \.bounds.size.height)]
    stack.layoutIfNeeded()
    stack.frame.size.width = 50
    stack.layoutIfNeeded()
    #expect(log.lines == ["0.0 to 90.0", "0.0 to 10.0", "90.0 to 50.0"])
    withExtendedLifetime(observations) {}
  }

  @Test("Scroll views tell where they are and how large their content is, and labels what they say")
  func subclasses() {
    let (scroll, label) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UILabel())
    let observations = [
      observe(scroll, \.contentOffset.y), observe(scroll, \.contentSize.height), observe(label, \.text, .new),
    ]
    scroll.contentSize.height = 100
    scroll.contentOffset.y = 20
    label.text = "a"
    #expect(log.lines == ["0.0 to 100.0", "0.0 to 20.0", #"- to Optional("a")"#])
    withExtendedLifetime(observations) {}
  }

  private final class Observer: UIView {
    var lines: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      func text(_ value: Any?) -> String {
        (value as? CGSize).map(NSStringFromCGSize) ?? value.map { "\($0)" } ?? "-"
      }
      lines.append("\(keyPath ?? "-") \(text(change?[.oldKey])) \(text(change?[.newKey]))")
    }
  }

  @Test("An observer by names is told until it is removed or goes")
  func names() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var observer: Observer? = Observer()
    observer?.addObserver(observer ?? scroll, forKeyPath: "alpha", options: .new, context: nil)
    scroll.addObserver(observer ?? scroll, forKeyPath: "contentSize", options: [.new, .old], context: nil)
    observer?.alpha = 0.5
    scroll.contentSize = CGSize(width: 1, height: 2)
    #expect(observer?.lines == ["alpha - 0.5", "contentSize {0, 0} {1, 2}"])
    if let observer { scroll.removeObserver(observer, forKeyPath: "contentSize") }
    scroll.contentSize.width = 9
    #expect(observer?.lines.count == 2)
    scroll.addObserver(observer ?? scroll, forKeyPath: "bounds", context: nil)
    observer = nil
    scroll.bounds.size.width = 20
  }

  @Test("The safe area is told of")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let observation = observe(view, \.safeAreaInsets.top)
    window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.layoutIfNeeded()
    #expect(log.lines == ["0.0 to 20.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("A class can be named where cells are registered")
  func description() {
    #expect(UILabel.description() == "QuoinViews.UILabel")
    #expect(Own.description().hasSuffix("Tests.ObservationTests.Own"))
  }
}

@Suite("Values of layers by their names")
struct LayerValueTests {
  @Test("Properties that can be animated are read and set, and other names keep what is set")
  func values() {
    let layer = CALayer()
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.opacity == 0.5 && layer.value(forKey: "opacity") as? CGFloat == 0.5)
    #expect(layer.value(forKey: "owner") == nil)
    layer.setValue("me", forKey: "owner")
    #expect(layer.value(forKey: "owner") as? String == "me")
    layer.setValue(nil, forKey: "owner")
    #expect(layer.value(forKey: "owner") == nil)
  }

  @Test("A layer contains the points within its bounds")
  func contains() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 0, width: 10, height: 10)
    #expect(layer.contains(CGPoint(x: 15, y: 5)) && !layer.contains(CGPoint(x: 5, y: 5)))
  }
}
