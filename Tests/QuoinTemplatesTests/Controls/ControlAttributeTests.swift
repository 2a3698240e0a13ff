import QuoinControls
import QuoinExpressions
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct ControlAttributeTests {
  @Test(arguments: [
    AttributeRow("UIControl", "contentHorizontalAlignment", "right"),
    AttributeRow("UIControl", "contentVerticalAlignment", "fill"),
    AttributeRow("UIControl", "isContextMenuInteractionEnabled", "true"),
    AttributeRow("UIControl", "isEnabled", "false"),
    AttributeRow("UIControl", "isHighlighted", "true"),
    AttributeRow("UIControl", "isSelected", "true"),
    AttributeRow("UIControl", "showsMenuAsPrimaryAction", "true"),
    AttributeRow("UIControl", "toolTip", "Mind the gap"),
    AttributeRow("UISwitch", "isOn", "true"),
    AttributeRow("UISwitch", "offImage", "{picture}", reads: "picture"),
    AttributeRow("UISwitch", "onImage", "{picture}", reads: "picture"),
    AttributeRow("UISwitch", "onTintColor", "red"),
    AttributeRow("UISwitch", "preferredStyle", "sliding"),
    AttributeRow("UISwitch", "thumbTintColor", "red"),
    AttributeRow("UISwitch", "title", "Wi-Fi"),
    AttributeRow("UISlider", "isContinuous", "false"),
    AttributeRow("UISlider", "maximumTrackTintColor", "red"),
    AttributeRow("UISlider", "maximumValue", "10"),
    AttributeRow("UISlider", "maximumValueImage", "{picture}", reads: "picture"),
    AttributeRow("UISlider", "minimumTrackTintColor", "red"),
    AttributeRow("UISlider", "minimumValue", "-10"),
    AttributeRow("UISlider", "minimumValueImage", "{picture}", reads: "picture"),
    AttributeRow("UISlider", "preferredBehavioralStyle", "pad"),
    AttributeRow("UISlider", "thumbTintColor", "red"),
    AttributeRow("UISlider", "value", "0.5"),
  ])
  func controlsAreSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test(arguments: [
    AttributeRow("UIButton", "adjustsImageWhenDisabled", "false"),
    AttributeRow("UIButton", "adjustsImageWhenHighlighted", "false"),
    AttributeRow("UIButton", "automaticallyUpdatesConfiguration", "false"),
    AttributeRow("UIButton", "changesSelectionAsPrimaryAction", "true"),
    AttributeRow("UIButton", "contentEdgeInsets.left", "4"),
    AttributeRow("UIButton", "imageEdgeInsets.left", "4"),
    AttributeRow("UIButton", "isPointerInteractionEnabled", "true"),
    AttributeRow("UIButton", "preferredBehavioralStyle", "mac"),
    AttributeRow("UIButton", "reversesTitleShadowWhenHighlighted", "true"),
    AttributeRow("UIButton", "role", "destructive"),
    AttributeRow("UIButton", "showsTouchWhenHighlighted", "true"),
    AttributeRow("UIButton", "titleEdgeInsets.left", "4"),
    AttributeRow("UIButton", "attributedTitle", "Plain {styled}", reads: "Plain styled"),
    AttributeRow("UIButton", "titleLabel.numberOfLines", "2"),
    AttributeRow("UIButton", "titleLabel.shadowOffset.height", "3"),
    AttributeRow("UIButton", "titleLabel.layer.cornerRadius", "3"),
    AttributeRow("UIButton", "imageView.contentMode", "center"),
  ])
  func buttonsAreSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test(
    arguments: ["", "normal", "highlighted", "disabled", "selected", "focused"],
    [
      AttributeRow("UIButton", "title", "Buy"), AttributeRow("UIButton", "titleColor", "red"),
      AttributeRow("UIButton", "titleShadowColor", "red"),
      AttributeRow("UIButton", "image", "{picture}", reads: "picture"),
      AttributeRow("UIButton", "backgroundImage", "{picture}", reads: "picture"),
      AttributeRow("UIButton", "attributedTitle", "Buy"),
      AttributeRow("UISlider", "thumbImage", "{picture}", reads: "picture"),
      AttributeRow("UISlider", "minimumTrackImage", "{picture}", reads: "picture"),
      AttributeRow("UISlider", "maximumTrackImage", "{picture}", reads: "picture"),
    ])
  func statesHaveTheirOwn(state: String, row: AttributeRow) throws {
    let name = state.isEmpty ? row.name : state + row.name.prefix(1).uppercased() + row.name.dropFirst()
    try AttributeRow(row.element, name, row.text, reads: row.expected).check()
  }

  @Test func aStateFallsBackOnTheBareOne() throws {
    let node = try Template(
      markup: "<UIButton title='Buy' highlightedTitleColor='gray' accessibilityHint='{disabledTitle}'/>"
    ).instantiate()
    node.update()
    let button = try #require(node.view as? UIButton)
    #expect(button.title(for: .disabled) == "Buy")
    #expect(button.titleColor(for: .highlighted) == UIColor.gray)
    #expect(button.accessibilityHint == "Buy")
  }

  @Test func valuesAreWrittenBehindTheirRange() throws {
    let node = try Template(markup: "<UISlider value='60' minimumValue='50' maximumValue='70'/>")
      .instantiate()
    #expect((node.view as? UISlider)?.value == 60)
  }

  @Test func aButtonIsMadeOfItsType() throws {
    func type(_ text: String) throws -> UIButton.ButtonType? {
      (try Template(markup: "<UIButton\(text)/>").instantiate().view as? UIButton)?.buttonType
    }
    #expect(try type("") == .custom)
    #expect(try type(" type='system'") == .system)
    #expect(try type(" type='UIButtonType.contactAdd'") == .contactAdd)
    #expect(try type(" type='UIButton.ButtonType.infoDark'") == .infoDark)
    #expect(try type(" type='2'") == .detailDisclosure)
  }

  @Test func textInAButtonIsItsTitle() throws {
    let node = try Template(markup: "<UIButton titleColor='red'>Buy {n}</UIButton>").instantiate(
      state: ["n": 2])
    node.update()
    #expect((node.view as? UIButton)?.attributedTitle(for: .normal)?.string == "Buy 2")
  }

  @Test func aConfigurationIsNamedAndItsPartsAreSet() throws {
    let template = try Template(
      markup: """
        <UIButton
          configuration="filled"
          configuration.title="Buy"
          configuration.subtitle="{n} left"
          configuration.imagePlacement="trailing"
          configuration.contentInsets.leading="20"
          configuration.background.strokeWidth="2"
          configuration.cornerStyle="capsule"
        />
        """)
    let button = try #require(try template.instantiate(state: ["n": 2]).view as? UIButton)
    button.layoutIfNeeded()
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Buy")
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.contentInsets.leading == 20)
    #expect(configuration.background.strokeWidth == 2)
    #expect(configuration.cornerStyle == .capsule)
  }

  @Test func partsOfAMissingConfigurationAreWarnedOf() throws {
    let markup = "<UIButton configuration.title='Buy' configuration.contentInsets.top='2'/>"
    #expect(problems(markup) == "")
    let node = try Template(markup: markup, name: "t").instantiate()
    #expect((node.view as? UIButton)?.configuration == nil)
    let size = try node.layOut(in: .fixed(80, 40))
    #expect(
      node.warnings(in: size).description.contains(
        "configuration.contentInsets.top shows nothing: the button has no configuration"))
  }
}
