import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("What keeps people from using a view")
struct AccessibilityCheckTests {
  private let root: UIView = {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.backgroundColor = .white
    return root
  }()

  private func add<View: UIView>(_ view: View, _ width: CGFloat = 60, _ height: CGFloat = 60) -> View {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.addSubview(view)
    return view
  }

  private func kinds(_ top: UIView? = nil) throws -> [AccessibilityIssue.Kind] {
    try (top ?? root).accessibilityIssues().map(\.kind)
  }

  private var picture: UIImage? {
    CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]).map { UIImage(cgImage: $0, scale: 1) }
  }

  @Test("An element without a label and a value says nothing")
  func missingLabels() throws {
    let button = add(UIView())
    button.isAccessibilityElement = true
    button.accessibilityTraits = .button
    button.accessibilityLabel = " \n"
    button.accessibilityIdentifier = "add"
    let issues = try root.accessibilityIssues()
    #expect(
      issues.map(\.message) == [
        "UIView#add is read out as a button and nothing says which: give it an accessibilityLabel"
      ])
    #expect(
      issues[0].object === button && issues[0].diagnostic.description == "warning: " + issues[0].message)
    button.accessibilityTraits = .image
    #expect(try root.accessibilityIssues()[0].message.contains("as an image"))
    button.accessibilityValue = "5"
    #expect(try kinds() == [])
  }

  @Test("An image needs a label, or the word that it has none to give")
  func images() throws {
    let view = add(UIImageView())
    #expect(try kinds() == [], "nothing is shown")
    view.image = picture
    #expect(try kinds() == [.missingLabel])
    view.isAccessibilityElement = false
    #expect(try kinds() == [])
    view.isAccessibilityElement = true
    #expect(try kinds() == [.missingLabel])
    view.accessibilityLabel = "A boat"
    #expect(try kinds() == [])
    let other = add(UIImageView())
    other.image = picture
    other.accessibilityElementsHidden = true
    #expect(try kinds() == [])
    other.accessibilityElementsHidden = false
    root.accessibilityElementsHidden = true
    #expect(try kinds() == [])
  }

  @Test("A label that no reader comes to is told")
  func unheard() throws {
    let view = add(UIView())
    view.accessibilityLabel = "Row"
    let issues = try root.accessibilityIssues()
    #expect(
      issues.map(\.message) == [
        "UIView \"Row\" has an accessibilityLabel that is not read out: set isAccessibilityElement"
      ])
    view.accessibilityContainerType = .list
    #expect(try kinds() == [])
    view.accessibilityContainerType = .none
    view.isAccessibilityElement = false
    #expect(try kinds() == [], "who says that it is no element means it")
  }

  @Test("What can be tapped is read out, or something in it is")
  func missingElements() throws {
    let card = add(UIView())
    card.accessibilityIdentifier = "card"
    card.addGestureRecognizer(UIPanGestureRecognizer())
    #expect(try kinds() == [])
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    let issues = try root.accessibilityIssues()
    #expect(issues.map(\.kind) == [.missingElement])
    #expect(issues[0].message.hasPrefix("UIView#card can be tapped and is not read out"))
    tap.isEnabled = false
    #expect(try kinds() == [])
    tap.isEnabled = true
    card.isUserInteractionEnabled = false
    #expect(try kinds() == [])
    card.isUserInteractionEnabled = true
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "a"
    card.addSubview(label)
    #expect(try kinds() == [])
  }

  @Test("A target has 44 points both ways, or takes touches as far")
  func targets() throws {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    func button(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> UIView {
      let view = add(view, width, height)
      view.isAccessibilityElement = true
      view.accessibilityTraits = .button
      view.accessibilityLabel = "Add"
      return view
    }
    let small = button(UIView(), 43.5, 44)
    #expect(
      try root.accessibilityIssues().map(\.message) == [
        "UIView \"Add\" is 43.5 × 44 points large; what is tapped should have 44 × 44"
      ])
    small.frame.size.width = 44
    #expect(try kinds() == [])
    small.accessibilityTraits = .staticText
    small.frame.size.height = 20
    #expect(try kinds() == [])
    small.addGestureRecognizer(UILongPressGestureRecognizer())
    #expect(try kinds() == [.smallTarget])
    small.removeFromSuperview()
    let wide = button(Wide(), 24, 24)
    #expect(try kinds() == [])
    wide.frame.size.width = 23
    #expect(try kinds() == [.smallTarget])
  }

  @Test("A small view that is tapped around what is read out is a small target, too")
  func targetsAroundElements() throws {
    let card = add(UIView(), 30, 30)
    card.addGestureRecognizer(UITapGestureRecognizer())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    label.text = "a"
    card.addSubview(label)
    #expect(try kinds() == [.smallTarget])
    card.frame.size = CGSize(width: 44, height: 44)
    #expect(try kinds() == [])
  }

  @Test("Cut text is told where text is larger than usual")
  func cutText() throws {
    let label = add(UILabel(), 40, 20)
    label.font = .systemFont(ofSize: 12)
    label.text = "A text that has no room"
    label.textColor = .black
    #expect(root.labelsWithCutText == [label])
    #expect(try kinds() == [])
    root.traitOverrides = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(try kinds() == [.cutText])
    label.numberOfLines = 0
    #expect(try kinds() == [.cutText], "the lines have no room")
    label.frame.size.height = 200
    #expect(try kinds() == [])
    label.frame.size.height = 20
    label.isHidden = true
    #expect(try kinds() == [])
  }
}
