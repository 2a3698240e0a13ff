import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Views that stay when another template comes, and what stays of them.
@Suite struct TakenOverViewTests {
  private func live(_ markup: String) throws -> LayoutNode {
    let node = try Template(markup: markup).instantiate(state: ["name": "Ada"])
    try node.layOut(in: .fixed(300, 300))
    return node
  }

  private func update(_ node: LayoutNode, with markup: String) throws {
    try node.update(with: Template(markup: markup))
    try node.layOut(in: .fixed(300, 300))
  }

  @Test(arguments: [
    #"textColor="red""#, #"font="bold 30""#, #"alpha="0.3""#, #"backgroundColor="blue""#,
    #"layer.cornerRadius="9""#, #"isHidden="true""#, #"transform.rotation="1""#, #"layer.shadowOpacity="1""#,
    #"letterSpacing="4""#, #"textAlignment="right""#, #"numberOfLines="3""#,
    #"accessibilityLabel="Said""#, #"contentMode="center""#, #"tag="7""#, #"layoutMargins.left="40""#,
  ])
  func whatATemplateSaysNoMoreGoesBack(attribute: String) throws {
    let plain = "<UIView><UILabel text=\"Hello\"/></UIView>"
    let node = try live("<UIView><UILabel text=\"Hello\" \(attribute)/></UIView>")
    let label = try #require(node.view.subviews.first)
    let fresh = try live(plain)
    try update(node, with: plain)
    #expect(node.view.subviews.first === label)
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    func picture(_ view: UIView) throws -> Data {
      window.addSubview(view)
      defer { view.removeFromSuperview() }
      return try window.render(as: .svg)
    }
    #expect(try picture(node.view) == picture(fresh.view))
    let freshLabel = try #require(fresh.view.subviews.first)
    #expect(label.accessibilityLabel == freshLabel.accessibilityLabel)
    #expect(label.tag == freshLabel.tag && label.contentMode == freshLabel.contentMode)
    #expect(label.layoutMargins == freshLabel.layoutMargins)
  }

  @Test func nothingIsLeftToWhoeverComesInThePlaceOfAnother() throws {
    let node = try live(
      #"<UIStackView axis="vertical" spacing="9"><UILabel text="a" textColor="red"/></UIStackView>"#)
    try update(
      node, with: #"<UIStackView><UILabel text="b"/><UILabel text="a" textColor="red"/></UIStackView>"#)
    let labels = node.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [UILabel().textColor, .red])
    #expect((node.view as? UIStackView)?.axis == .horizontal)
    #expect((node.view as? UIStackView)?.spacing == 0)
  }

  private let controls = """
    <UIView>
      <UISwitch id="s" isOn="true"/><UISlider id="v" value="0.25" maximumValue="2"/><UITextField id="t" text="{name}"/>
      <UILabel id="said" text="{#s.isOn} {#v.value} {#t.text}"/>
    </UIView>
    """

  private func use(_ node: LayoutNode) throws -> (UISwitch, UISlider, UITextField, UILabel) {
    let isOn = try #require(node.node(withID: "s")?.view as? UISwitch)
    let slider = try #require(node.node(withID: "v")?.view as? UISlider)
    let field = try #require(node.node(withID: "t")?.view as? UITextField)
    isOn.isOn = false
    slider.value = 0.5
    field.text = "Grace"
    node.update()
    return (isOn, slider, field, try #require(node.node(withID: "said")?.view as? UILabel))
  }

  @Test func whatAViewRefusesIsToldAfterAReloadAsWell() throws {
    let markup = "<UISegmentedControl items=\"['a', name]\" selectedSegmentIndex='2'/>"
    let node = try Template(markup: markup).instantiate(state: ["name": "Ada"])
    _ = try? node.layOut(in: .fixed(300, 300))
    #expect(node.diagnostics.description.contains("There is no segment 2"))
    try? node.update(with: Template(markup: markup))
    _ = try? node.layOut(in: .fixed(300, 300))
    #expect(node.diagnostics.description.contains("There is no segment 2"))
  }

  @Test func expressionsFollowWhatPeopleMakeOfAnAttribute() throws {
    let node = try live(controls)
    let (_, _, _, label) = try use(node)
    #expect(label.text == "false 0.5 Grace")
    node.setState(["name": "Edsger"])
    #expect(label.text == "false 0.5 Edsger")
  }

  @Test func whatPeopleHaveChangedStaysUntilTheTemplateSaysSomethingElse() throws {
    let node = try live(controls)
    let (isOn, slider, field, label) = try use(node)
    for space in ["  ", " "] {
      try update(node, with: controls.replacingOccurrences(of: "<UILabel", with: "\(space)<UILabel"))
      #expect(!isOn.isOn && slider.value == 0.5 && field.text == "Grace")
      #expect(label.text == "false 0.5 Grace")
    }
    #expect(throws: Diagnostics.self) { try node.update(with: Template(markup: #"<UIView alpha="who"/>"#)) }
    #expect(!isOn.isOn && slider.value == 0.5 && field.text == "Grace")
    try update(node, with: controls.replacingOccurrences(of: "0.25", with: "0.75"))
    #expect(!isOn.isOn && slider.value == 0.75 && field.text == "Grace")
    #expect(label.text == "false 0.75 Grace")
    try update(node, with: controls.replacingOccurrences(of: #" text="{name}""#, with: ""))
    #expect(field.text == "Grace")
  }

  @Test func whatCannotGoBackIsMadeAnew() throws {
    let plain = #"<UIView><UIButton title="Go"/></UIView>"#
    let node = try live(
      #"<UIView><UIButton title="Go" configuration="filled" configuration.titlePadding="9"/></UIView>"#)
    try update(node, with: plain)
    let fresh = try live(plain)
    let (button, other) = (node.view.subviews.first as? UIButton, fresh.view.subviews.first as? UIButton)
    #expect(button?.configuration == nil && button?.frame == other?.frame)
    #expect(button?.title(for: .normal) == "Go")
  }
}
