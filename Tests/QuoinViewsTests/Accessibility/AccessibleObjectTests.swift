import Foundation
import QuoinGraphics
import Synchronization
import Testing

@testable import QuoinViews

@Suite("What is said of views and elements")
struct AccessibleObjectTests {
  @Test("A plain view says nothing; a label is its text; an image is one that is not read out")
  func defaults() {
    let (view, label, picture) = (UIView(), UILabel(), UIImageView())
    #expect(
      !view.isAccessibilityElement && view.accessibilityTraits == .none && view.accessibilityLabel == nil)
    #expect(!label.isAccessibilityElement)
    label.text = "Orders"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Orders")
    #expect(label.accessibilityTraits == .staticText)
    label.isEnabled = false
    #expect(label.accessibilityTraits == [.staticText, .notEnabled])
    #expect(!picture.isAccessibilityElement && picture.accessibilityTraits == .image)
  }

  @Test("What is set comes before what a label says by itself")
  func settings() {
    let label = UILabel()
    label.text = "12"
    label.accessibilityLabel = "Twelve"
    label.accessibilityTraits = .header
    label.isAccessibilityElement = false
    #expect(label.accessibilityLabel == "Twelve" && label.accessibilityTraits == .header)
    #expect(!label.isAccessibilityElement)
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "12")
  }

  @Test("A text with attributes is the same text, and the other way round")
  func attributed() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Title", attributes: [.accessibilityTextHeadingLevel: 2])
    #expect(view.accessibilityLabel == "Title")
    view.accessibilityHint = "Opens"
    #expect(view.accessibilityAttributedHint?.string == "Opens")
    view.accessibilityLabel = "Other"
    #expect(
      view.accessibilityAttributedLabel?.attribute(
        .accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) == nil)
    view.accessibilityAttributedValue = NSAttributedString(string: "5")
    #expect(view.accessibilityValue == "5")
  }

  @Test("People call an object by its label unless it has other names")
  func inputLabels() {
    let view = UIView()
    #expect(view.accessibilityUserInputLabels == [])
    view.accessibilityLabel = "Send"
    #expect(view.accessibilityUserInputLabels == ["Send"])
    view.accessibilityUserInputLabels = ["Mail", "Post"]
    #expect(view.accessibilityUserInputLabels == ["Mail", "Post"])
  }

  @Test("A frame is the place on the screen, wherever the window stands")
  func frames() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let (outer, view) = (UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    outer.bounds.origin.y = 30
    view.frame = CGRect(x: 5, y: 40, width: 20, height: 10)
    outer.addSubview(view)
    window.addSubview(outer)
    #expect(view.accessibilityFrame == CGRect(x: 115, y: 80, width: 20, height: 10))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 125, y: 85))
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityActivationPoint = CGPoint(x: 9, y: 9)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 9, y: 9))
    let path = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)), in: view)
    #expect(path.bounds == CGRect(x: 115, y: 80, width: 20, height: 10))
  }

  @Test("A path on the screen follows the transforms around it")
  func turnedPath() {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20)))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: view.bounds), in: view)
    let sides = [path.bounds.minX, path.bounds.minY, path.bounds.width, path.bounds.height]
    #expect(sides.map { $0.rounded() } == [110, 90, 20, 40])
  }

  @Test("An element follows the view that it is a part of, until its own frame is set")
  func elementFrames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let root = UIView()
    root.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement && element.accessibilityFrame == .zero)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    let inner = UIAccessibilityElement(accessibilityContainer: element)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(inner.accessibilityFrame == CGRect(x: 12, y: 23, width: 1, height: 1))
    view.frame.origin.x = 20
    #expect(element.accessibilityFrame.minX == 21)
    element.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
    view.frame.origin.x = 30
    #expect(element.accessibilityFrame == CGRect(x: 7, y: 7, width: 7, height: 7))
    #expect(element.next === view)
    element.isAccessibilityElement = false
    #expect(!element.isAccessibilityElement)
  }

  @Test("A container tells those in it by number")
  func elements() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElementCount() == NSNotFound)
    #expect(view.index(ofAccessibilityElement: first) == NSNotFound)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
  }

  @Test("An action calls its closure, or else its method")
  func actions() {
    final class Receiver: NSObject, @unchecked Sendable {
      var count = 0
      func delete() { count += 1 }
    }
    let receiver = Receiver()
    let selector = Selector("delete", Receiver.delete)
    let byMethod = UIAccessibilityCustomAction(name: "Delete", target: receiver, selector: selector)
    #expect(byMethod.perform() && receiver.count == 1)
    let byClosure = UIAccessibilityCustomAction(name: "Delete") { $0.name != "Delete" }
    #expect(!byClosure.perform())
    #expect(!UIAccessibilityCustomAction(name: "None", actionHandler: nil).perform())
    byMethod.attributedName = NSAttributedString(string: "Remove")
    #expect(byMethod.name == "Remove")
  }

  @Test("A rotor is gone through until it finds nothing new")
  func rotors() {
    let views = [UIView(), UIView(), UIView()]
    func rotor(endless: Bool) -> UIAccessibilityCustomRotor {
      UIAccessibilityCustomRotor(name: "Mistakes") { predicate in
        let step = predicate.searchDirection == .next ? 1 : -1
        let last = views.firstIndex { $0 === predicate.currentItem.targetElement }
        let next = last.map { $0 + step } ?? (step > 0 ? 0 : 2)
        if !endless, !views.indices.contains(next) { return nil }
        return .init(targetElement: views[(next + 3) % 3], targetRange: nil)
      }
    }
    let found = rotor(endless: false).items().map { $0.targetElement as? UIView }
    #expect(found == views)
    #expect(
      rotor(endless: false).items(direction: .previous).map { $0.targetElement as? UIView }
        == views.reversed())
    #expect(rotor(endless: true).items().count == 3)
    #expect(rotor(endless: true).items(limit: 2).count == 2)
  }

  @Test("Those who ask hear what is posted")
  func posting() {
    let heard = Mutex<[String]>([])
    UIAccessibility.post(notification: .announcement, argument: "nobody")
    UIAccessibility.withPostHandler({ notification, argument in
      let words = "\(notification.rawValue) \(argument as? String ?? "-")"
      heard.withLock { $0.append(words) }
    }) {
      UIAccessibility.post(notification: .announcement, argument: "Sent")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
    #expect(heard.withLock { $0 } == ["1008 Sent", "1000 -"])
  }

  @Test("Nothing that is said of a view is a reason to draw it again")
  func nothingIsDrawnAgain() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.render(into: RecordingCanvas())
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    view.accessibilityElements = [UIAccessibilityElement(accessibilityContainer: view)]
    (view.accessibilityElements?[0] as? UIAccessibilityElement)?.accessibilityLabel = "a"
    view.accessibilityCustomActions = []
    #expect(!view.isDrawingNeeded)
  }
}
