import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What Layout's document shows of owners, loading and composition, as it stands there but for the table of members.
@Suite struct LayoutListingTests {
  private func mounted(
    _ markup: String, templates: [String: String] = [:], state: Any = (), constants: [String: Any] = [:]
  ) throws -> LayoutNode {
    let registry = ComponentRegistry.testing.adding(templates: templates)
    let node = try Template(markup: markup, name: "t", registry: registry).instantiate(
      state: state, constants: constants)
    try node.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    return node
  }

  private func texts(_ node: LayoutNode) -> [String] {
    ((node.view as? UILabel)?.text.map { [$0] } ?? []) + node.children.flatMap { texts($0) }
  }

  // MARK: Integration, constants, state

  @Test func aNodeIsMadeInCode() throws {
    let node = LayoutNode(
      view: UIView.self,
      expressions: [
        "width": "100%",
        "height": "100%",
        "backgroundColor": "#fff",
      ],
      children: [
        LayoutNode(
          view: UILabel.self,
          expressions: [
            "width": "100%",
            "top": "50% - height / 2",
            "textAlignment": "center",
            "text": "Hello World",
          ]
        )
      ]
    )
    try node.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(node.children[0].view.center == CGPoint(x: 50, y: 25))
  }

  struct LayoutState {
    let isSelected: Bool
  }

  class MyViewController: UIViewController, LayoutLoading {
    let option: Int
    var labelNode: LayoutNode?  // outlet
    var finished: LayoutError??
    var told: [String] = []

    init(option: Int) {
      self.option = option
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    class var layoutMembers: [OwnerMember] {
      [
        .outlet("labelNode", \MyViewController.labelNode),
        .action("wasPressed", MyViewController.wasPressed as @Sendable (MyViewController) -> () -> Void),
        .action("wasPressed:", MyViewController.wasPressed(_:)),
        .action("select:", MyViewController.select(_:)),
        .action("deselect:", MyViewController.deselect(_:)),
      ]
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let globalConstants: [String: Any] = ["title": "One", "titleColor": UIColor.red]
      let extraConstants: [String: Any] = ["title": "Two"]
      let markup = """
        <UIView>
            <UILabel outlet="labelNode" width="100%" textColor="titleColor" text="{title}"/>
            <UIButton touchUpInside="{isSelected ? 'deselect:' : 'select:'}"/>
        </UIView>
        """
      switch option {
      case 1:
        self.layoutNode = LayoutNode(
          view: UIView.self,
          children: [
            LayoutNode(
              view: UILabel.self,
              outlet: "labelNode",
              expressions: ["text": "Three"]
            )
          ]
        )
      case 2:
        self.loadLayout(
          xmlData: Data(markup.utf8), state: LayoutState(isSelected: false),
          constants: globalConstants, extraConstants, ["title": "Three"])
      default:
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        try? markup.write(to: url, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: url) }
        self.loadLayout(
          withContentsOfURL: url, state: ["isSelected": false],
          constants: globalConstants, extraConstants, ["title": "Three"]
        ) { error in
          self.finished = error
        }
      }
    }

    func setSelected() {
      self.layoutNode?.setState(option == 2 ? LayoutState(isSelected: true) : ["isSelected": true])
    }

    func wasPressed() { told.append("pressed") }
    func wasPressed(_ button: UIButton) { told.append("pressed by \(button.tag)") }
    func select(_ button: UIButton) { told.append("select") }
    func deselect(_ button: UIButton) { told.append("deselect") }
  }

  @Test func aControllerLoadsALayoutInThreeWays() throws {
    for option in 1...3 {
      let controller = MyViewController(option: option)
      controller.loadViewIfNeeded()
      #expect((controller.labelNode?.view as? UILabel)?.text == "Three")
      if option == 1 { continue }
      let button = try #require(controller.layoutNode?.children[1].view as? UIButton)
      button.sendActions(for: .touchUpInside)
      controller.setSelected()
      button.sendActions(for: .touchUpInside)
      #expect(controller.told == ["select", "deselect"])
      #expect(option == 2 || controller.finished == .some(nil))
    }
  }

  @Test func actionsWithAndWithoutASender() throws {
    let controller = MyViewController(option: 1)
    controller.layoutNode = LayoutNode(
      view: UIView.self,
      children: [
        LayoutNode(view: UIButton.self, expressions: ["touchUpInside": "wasPressed"]),
        LayoutNode(view: UIButton.self, expressions: ["touchUpInside": "wasPressed:", "tag": "4"]),
      ])
    for child in controller.layoutNode?.children ?? [] {
      (child.view as? UIButton)?.sendActions(for: .touchUpInside)
    }
    #expect(controller.told == ["pressed", "pressed by 4"])
  }

  @Test func anOutletIsHandedInByAParameter() throws {
    let controller = MyViewController(option: 1)
    try Template(
      markup: """
        <UIView labelOutlet="labelNode">
            <param name="labelOutlet" type="String"/>

            <UILabel
                outlet="{labelOutlet}"
                text="Hello World"
            />
        </UIView>
        """
    ).instantiate().mount(in: controller)
    #expect((controller.labelNode?.view as? UILabel)?.text == "Hello World")
  }

  // MARK: Delegates

  final class FieldController: UIViewController, LayoutLoading, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return false
    }
  }

  @Test func delegatesAreBoundUnlessTheLayoutSaysOtherwise() throws {
    let (controller, someDelegate) = (FieldController(), FieldController())
    controller.layoutNode = LayoutNode(
      view: UIView.self,
      constants: [
        "fieldDelegate": someDelegate
      ],
      children: [
        LayoutNode(view: UITextField.self),
        LayoutNode(view: UITextField.self, expressions: ["delegate": "nil"]),
        LayoutNode(
          view: UITextField.self,
          expressions: [
            "delegate": "fieldDelegate"
          ]
        ),
      ]
    )
    let fields = controller.layoutNode?.children.map { ($0.view as? UITextField)?.delegate } ?? []
    #expect(fields.count == 3)
    #expect(fields[0] === controller)
    #expect(fields[1] == nil)
    #expect(fields[2] === someDelegate)
  }

  // MARK: Composition and templates

  @Test func aFileComesInTheNodesPlaceWithThePlaceholdersGone() throws {
    let node = try mounted(
      """
      <UIView backgroundColor="#fff" xml="MyView.xml">
          <UILabel text="Loading..."/>
      </UIView>
      """, templates: ["MyView.xml": "<UIView alpha='0.5'><UILabel text='Loaded'/></UIView>"])
    #expect(texts(node) == ["Loaded"])
    #expect(node.view.backgroundColor == .white)
    #expect(node.view.alpha == 0.5)
  }

  @Test func classesFitBothWaysRound() throws {
    for (own, root, fits) in [
      ("UIView", "UIImageView", true), ("UIViewController", "UITabBarController", true),
      ("UILabel", "UIButton", false), ("UIView", "UIViewController", false),
    ] {
      for (attribute, outer, inner) in [("xml", own, root), ("template", root, own)] {
        let markup = "<\(outer) \(attribute)='Other.xml'/>"
        let registry = ComponentRegistry.testing.adding(templates: ["Other.xml": "<\(inner)/>"])
        if fits {
          _ = try Template(markup: markup, registry: registry)
        } else {
          #expect(throws: Diagnostics.self, "\(markup)") { try Template(markup: markup, registry: registry) }
        }
      }
    }
  }

  @Test func childrenComeBehindThoseOfTheTemplateOrInTheirSlot() throws {
    let markup = """
      <UIView template="MyTemplate.xml">
          <UILabel>Some unique content</UILabel>
      </UIView>
      """
    let plain = """
      <!-- MyTemplate.xml -->
      <UIView backgroundColor="#fff">
          <UILabel>Shared Heading</UILabel>

          <!-- children of the importing node will be inserted here -->
      </UIView>
      """
    #expect(
      texts(try mounted(markup, templates: ["MyTemplate.xml": plain]))
        == ["Shared Heading", "Some unique content"])
    let slotted = """
      <!-- MyTemplate.xml -->
      <UIView backgroundColor="#fff">
          <UILabel>Shared Heading</UILabel>
          <UIView>
              <children/> <!-- children of the importing node will be inserted here -->
          </UIView>
          <UILabel>Shared Footer</UILabel>
      </UIView>
      """
    #expect(
      texts(try mounted(markup, templates: ["MyTemplate.xml": slotted]))
        == ["Shared Heading", "Some unique content", "Shared Footer"])
  }

  @Test func parametersHaveDefaults() throws {
    let template = """
      <!-- MyTemplate.xml -->
      <UIView title="Default text">
          <param name="title" type="String"/>
          <UILabel text="{title}"/>
      </UIView>
      """
    let templates = ["MyTemplate.xml": template]
    #expect(
      texts(try mounted(#"<UIView template="MyTemplate.xml"/>"#, templates: templates)) == ["Default text"])
    #expect(
      texts(try mounted(#"<UIView template="MyTemplate.xml" title="Lorem ipsum"/>"#, templates: templates))
        == ["Lorem ipsum"])
  }

  @Test func macrosStandForExpressions() throws {
    let long = try mounted(
      """
      <UIView>
          <UILabel left="20" right="100% - 20" top="20" text="Foo"/>
          <UILabel left="20" right="100% - 20" top="previous.bottom + 20" text="Bar"/>
          <UILabel left="20" right="100% - 20" top="previous.bottom + 20" text="Baz"/>
      </UIView>
      """)
    let short = try mounted(
      """
      <UIView>
         <macro name="SPACING" value="20"/>
         <macro name="LEFT" value="SPACING"/>
         <macro name="RIGHT" value="100% - SPACING"/>
         <macro name="TOP" value="previous.bottom + SPACING"/>

         <UILabel left="LEFT" right="RIGHT" top="TOP" text="Foo"/>
         <UILabel left="LEFT" right="RIGHT" top="TOP" text="Bar"/>
         <UILabel left="LEFT" right="RIGHT" top="TOP" text="Baz"/>
      </UIView>
      """)
    #expect(short.view.recursiveDescription == long.view.recursiveDescription)
  }
}
