import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct StandardComponentTests {
  @Test func setsALabelsTextFontAndColors() throws {
    let label = UILabel()
    try set("text", .string("Hello"), on: label, component: "UILabel")
    try set("font", .string("bold 20"), on: label, component: "UILabel")
    try set("textColor", .string("white"), on: label, component: "UILabel")
    try set("numberOfLines", .number(2), on: label, component: "UILabel")
    try set("textAlignment", .string("center"), on: label, component: "UILabel")
    try set("lineBreakMode", .string("byTruncatingMiddle"), on: label, component: "UILabel")
    #expect(label.text == "Hello")
    #expect(label.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(label.textColor == UIColor.white)
    #expect(label.numberOfLines == 2)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    try set("text", .null, on: label, component: "UILabel")
    #expect(label.text ?? "" == "")
  }

  @Test func makesTextAttributedAsSoonAsAPartIs() throws {
    let property = try #require(ComponentRegistry.standard["UILabel"]?.properties["text"])
    let convert = try #require(property.type.textConversion)
    let styled = NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red])
    let value = try convert([.string("This is "), .object(styled), .number(5)], ConversionContext())
    let label = UILabel()
    let write = try #require(property.set)
    #expect(write(label, value, false))
    #expect(label.text == "This is styled5")
    let color = label.attributedText?.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor
    #expect(color == UIColor.red)
    guard case .string("n = 5") = try convert([.string("n = "), .number(5)], ConversionContext()) else {
      Issue.record("plain text has become attributed")
      return
    }
  }

  @Test func takesTheBodyOfALabelForItsText() {
    #expect(ComponentRegistry.standard["UILabel"]?.body == "attributedText")
    #expect(ComponentRegistry.standard["UIView"]?.body == nil)
  }

  @Test func setsTheRulesOfAStackAndTheSizesOfItsChildren() throws {
    let stack = UIStackView()
    try set("axis", .string("vertical"), on: stack, component: "UIStackView")
    try set("alignment", .string("center"), on: stack, component: "UIStackView")
    try set("distribution", .string("equalSpacing"), on: stack, component: "UIStackView")
    try set("spacing", .number(10), on: stack, component: "UIStackView")
    #expect(stack.axis == .vertical)
    #expect(stack.alignment == .center)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.spacing == 10)
    let container = try #require(ComponentRegistry.standard["UIStackView"]?.container)
    let (first, second) = (UIView(), UIView())
    container.insert(second, into: stack, at: 0, above: 0)
    container.insert(first, into: stack, at: 0, above: 0)
    #expect(stack.arrangedSubviews.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    container.setFixedSize(of: first, width: 30, height: nil)
    #expect(first.layoutSizing.width == 30)
    #expect(first.layoutSizing.height.isNaN)
    container.remove(first, from: stack)
    #expect(stack.arrangedSubviews.count == 1)
    #expect(first.superview == nil)
  }

  @Test func setsTheInsetsAndTheContentOfAScrollView() throws {
    let scroll = UIScrollView()
    try set("contentInset.top", .number(8), on: scroll, component: "UIScrollView")
    try set("contentSize.width", .number(300), on: scroll, component: "UIScrollView")
    try set("contentOffset.y", .number(5), on: scroll, component: "UIScrollView")
    try set("contentInsetAdjustmentBehavior", .string("never"), on: scroll, component: "UIScrollView")
    #expect(scroll.contentInset.top == 8)
    #expect(scroll.contentSize.width == 300)
    #expect(scroll.contentOffset.y == 5)
    #expect(scroll.contentInsetAdjustmentBehavior == .never)
  }

  @Test func setsTheModeOfAnImageView() throws {
    let view = UIImageView()
    try set("contentMode", .string("scaleAspectFill"), on: view, component: "UIImageView")
    try set("image", .object(UIImage()), on: view, component: "UIImageView")
    #expect(view.contentMode == .scaleAspectFill)
    #expect(view.image != nil)
  }

  @Test func makesAGradientOutOfColorsAndPoints() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    try set("colors", .array([.string("#000"), .object(UIColor.white)]), on: view, component: "GradientView")
    try set("startPoint.x", .number(0), on: view, component: "GradientView")
    try set("endPoint", .dictionary(["x": .number(1), "y": .number(1)]), on: view, component: "GradientView")
    let layer = try #require(view.layer as? CAGradientLayer)
    let gradient = layer.gradient(in: view.bounds)
    #expect(gradient.shape == .linear(from: .zero, to: CGPoint(x: 40, y: 80)))
    #expect(gradient.stops.map(\.location) == [0, 1])
    try set("type", .string("radial"), on: view, component: "GradientView")
    #expect(
      layer.gradient(in: view.bounds).shape
        == .radial(center: .zero, radius: CGSize(width: 100, height: 50)))
  }

  @Test func saysWhichCasesAnEnumerationHas() {
    #expect {
      try set("axis", .string("vertica"), on: UIStackView(), component: "UIStackView")
    } throws: { error in
      "\(error)".hasSuffix(
        "UILayoutConstraintAxis has no case vertica; it has horizontal, vertical; did you mean vertical?")
    }
  }

  @Test func listsEveryComponentAndTypeByName() {
    let registry = ComponentRegistry.standard
    let names = registry.componentNames
    #expect(names == names.sorted())
    for name in ["GradientView", "LMRowView", "UIButton", "UILabel", "UIScrollView", "UIView"] {
      #expect(names.contains(name), "no element \(name)")
    }
    for name in ["String", "UIColor", "UIFont", "UIImage", "CGFloat", "Bool", "Any", "UIEdgeInsets", "URL"] {
      #expect(registry.type(named: name) != nil, "no type \(name)")
    }
  }
}
