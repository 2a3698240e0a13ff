import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Something that templates may name and that is no view.
private final class Remark: Sendable {
  let words: String
  init(words: String) { self.words = words }
}

/// A view that collects remarks besides views.
private final class RemarkedView: UIView {
  var remarks: [Remark] = []
}

private struct RemarkContainer: ChildContainer {
  var arrangesChildren: Bool { false }

  func accepts(_ component: ResolvedComponent) -> Bool {
    component.isView || component.inherits(from: "Remark")
  }

  func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    if let remark = child as? Remark, let view = container as? RemarkedView {
      if !view.remarks.contains(where: { $0 === remark }) { view.remarks.insert(remark, at: index) }
    } else {
      PlainContainer().insert(child, into: container, at: index, above: ownSubviews)
    }
  }
}

private final class BadgeView: UIView {
  var level: CGFloat = 0
}

@Suite struct RegistryTests {
  @Test func propertiesOfAnUnknownComponentAreAMistake() {
    let registry = ComponentRegistry.standard.adding(to: "UIButon") { Property("tag", \UIView.tag) }
      .adding([])
    #expect(
      registry.diagnostics.description
        == "error: Properties were added to UIButon, which is not among the components; did you mean UIButton?"
    )
  }

  private let remarks = ComponentRegistry.standard.adding([
    Component("Remark", Remark.self, superclass: nil, parameters: [.init("words", String.propertyType)]) {
      Remark(words: $0["words"] ?? "")
    } properties: {
      Property(readOnly: "words", \Remark.words)
    },
    Component("RemarkedView", RemarkedView.self, container: RemarkContainer()) { _ in RemarkedView() },
  ])

  @Test func aComponentWithAnUnknownSuperclassIsRefused() {
    let registry = ComponentRegistry.standard.adding([
      Component("BadgeView", BadgeView.self, superclass: "UIVeiw") { _ in BadgeView() },
      Component("LoudBadge", BadgeView.self, superclass: "BadgeView") { _ in BadgeView() },
    ])
    #expect(registry["BadgeView"] == nil)
    #expect(registry["LoudBadge"] == nil)
    let message =
      "error: The component BadgeView inherits from UIVeiw, which is not among the components; did you mean UIView?"
    #expect(registry.diagnostics.all.first?.description == message)
    #expect(throws: Diagnostics.self) { try Template(markup: "<UIView/>", registry: registry) }
  }

  @Test func aComponentThatInheritsFromItselfIsRefused() {
    let registry = ComponentRegistry.standard.adding([
      Component("First", UIView.self, superclass: "Second") { _ in UIView() },
      Component("Second", UIView.self, superclass: "First") { _ in UIView() },
    ])
    #expect(registry["First"] == nil)
    #expect(registry["Second"] == nil)
    #expect(registry.diagnostics.hasErrors)
  }

  @Test func aBodyThatTakesNoTextIsRefused() {
    func problem(_ body: String) -> String {
      ComponentRegistry.standard.adding([
        Component("BadgeView", BadgeView.self, body: body) { _ in
          BadgeView()
        } properties: {
          Property("level", \BadgeView.level)
        }
      ]).diagnostics.description
    }
    #expect(problem("level") == "error: Text inside BadgeView is to set level, which holds no text")
    #expect(
      problem("titel") == "error: Text inside BadgeView is to set titel, which is none of its attributes")
    #expect(problem("accessibilityLabel") == "")
    #expect(problem("") == "")
  }

  @Test func textInsideSetsTheFirstOfFourNames() {
    final class Both: UIView {
      var text: String?
      var attributedTitle: NSAttributedString?
    }
    let registry = ComponentRegistry.standard.adding([
      Component("Both", Both.self) { _ in
        Both()
      } properties: {
        Property("text", \Both.text)
        Property("attributedTitle", \Both.attributedTitle)
      }
    ])
    #expect(registry["Both"]?.body == "attributedTitle")
  }

  @Test func aComponentMayTakeNoTextWhateverItInherits() throws {
    let registry = ComponentRegistry.standard.adding([
      Component("Plate", UILabel.self, superclass: "UILabel", body: "") { _ in UILabel() },
      Component("NamePlate", UILabel.self, superclass: "Plate") { _ in UILabel() },
    ])
    #expect(registry["Plate"]?.body == nil)
    #expect(registry["NamePlate"]?.body == nil)
    #expect(throws: Diagnostics.self) { try Template(markup: "<Plate>text</Plate>", registry: registry) }
  }

  @Test func aDefaultForAnUnknownAttributeIsRefused() {
    let registry = ComponentRegistry.standard.adding([
      Component("BadgeView", BadgeView.self, defaults: [("alpah", "0.5"), ("width", "auto")]) { _ in
        BadgeView()
      }
    ])
    #expect(
      registry.diagnostics.description
        == "error: The component BadgeView has a default for alpah, which it does not take; did you mean alpha?"
    )
  }

  @Test func elementsMayHaveTheNameOfTheirModule() throws {
    let registry = ComponentRegistry.standard.adding([
      Component("BadgeView", BadgeView.self) { _ in BadgeView() }
    ])
    let node = try Template(markup: "<Badges.BadgeView/>", registry: registry).instantiate()
    #expect(node.view is BadgeView)
  }

  @Test func superclassesMayComeLater() {
    let registry = ComponentRegistry.standard.adding([
      Component("LoudBadge", BadgeView.self, superclass: "BadgeView") { _ in BadgeView() },
      Component("BadgeView", BadgeView.self) { _ in
        BadgeView()
      } properties: {
        Property("level", \BadgeView.level)
      },
    ])
    #expect(registry["LoudBadge"]?.properties["level"] != nil)
    #expect(registry.diagnostics.isEmpty)
    let twice = ComponentRegistry.standard
      .adding([Component("LoudBadge", BadgeView.self, superclass: "BadgeView") { _ in BadgeView() }])
      .adding([Component("BadgeView", BadgeView.self) { _ in BadgeView() }])
    #expect(twice["LoudBadge"] != nil)
    #expect(twice.diagnostics.isEmpty)
  }

  @Test func whatReplacesUIViewCountsForItsSubclasses() throws {
    let registry = ComponentRegistry.standard.adding([
      Component("UIView", UIView.self, superclass: nil) { _ in
        UIView()
      } properties: {
        Property("name", \UIView.accessibilityIdentifier)
      }
    ])
    let template = try Template(
      markup: "<UILabel name=\"title\" text=\"Hello\"/>", registry: registry)
    #expect(try template.instantiate().view.accessibilityIdentifier == "title")
    #expect(registry["UILabel"]?.properties["alpha"] == nil)
  }

  @Test func aComponentInheritsFromTheNearestClass() throws {
    final class BoxesController: UIViewController {}
    class Field: UITextField {}
    final class LongField: Field {}
    final class Note {}
    let registry = ComponentRegistry.standard.adding([
      Component("BoxesController", BoxesController.self) { _ in BoxesController() },
      Component("LongField", LongField.self) { _ in LongField() },
      Component("Field", Field.self) { _ in Field() },
      Component("Title", UILabel.self) { _ in UILabel() },
      Component("Plain", UILabel.self, superclass: "UIView") { _ in UILabel() },
      Component("Note", Note.self) { _ in Note() },
    ])
    #expect(registry.diagnostics.isEmpty)
    let superclasses = ["BoxesController", "LongField", "Field", "Title", "Plain", "Note"].map {
      registry[$0]?.superclass?.name
    }
    #expect(superclasses == ["UIViewController", "Field", "UITextField", "UILabel", "UIView", nil])
    let template = try Template(
      markup: "<BoxesController tabBarItem.title='Boxes'/>", registry: registry)
    #expect(try template.instantiate().viewController?.tabBarItem.title == "Boxes")
  }

  @Test func aConstructorMayInsistOnItsArgumentsAndIsCalledOnce() throws {
    let registry = ComponentRegistry.standard.adding([
      Component("Badge", BadgeView.self, parameters: [.init("size", CGFloat.propertyType)]) {
        arguments throws(Diagnostic) in
        guard let size = arguments["size", CGFloat.self] else {
          throw Diagnostic(.error, "A badge needs a size")
        }
        let badge = BadgeView()
        badge.level = size
        return badge
      }
    ])
    let template = try Template(markup: #"<UIView><Badge size="n * 2"/></UIView>"#, registry: registry)
    let node = try template.instantiate(state: ["n": 4])
    #expect((node.children.first?.view as? BadgeView)?.level == 8)
    let bare = try Template(markup: "<UIView><Badge/></UIView>", registry: registry)
    #expect(throws: Diagnostics.self) { try bare.instantiate() }
  }

  @Test func aComponentMayMakeAnObjectThatIsNoView() throws {
    let template = try Template(
      markup: """
        <RemarkedView width="50" height="auto">
          <UIView width="10" height="10"/>
          <Remark id="note" words="mind the {count}"/>
          <UIView top="previous.bottom" width="10" height="5" alpha="#note.words == 'mind the 2' ? 0.5 : 1"/>
        </RemarkedView>
        """, registry: remarks)
    let node = try template.instantiate(state: ["count": 2])
    try node.layOut(in: .fixed(100, 100))
    let view = try #require(node.view as? RemarkedView)
    #expect(view.remarks.map(\.words) == ["mind the 2"])
    #expect(view.subviews.count == 2)
    #expect(view.subviews[1].frame == CGRect(x: 0, y: 10, width: 10, height: 5))
    #expect(view.subviews[1].alpha == 0.5)
  }

  @Test func anObjectThatIsNoViewStandsOnlyWhereItIsTaken() {
    func problem(_ markup: String) -> String {
      do {
        _ = try Template(markup: markup, name: "t", registry: remarks)
        return ""
      } catch {
        return error.description
      }
    }
    #expect(
      problem("<Remark/>").contains(
        "The root of a template has to be a view or a controller, and Remark is none"))
    #expect(problem("<UIView><Remark/></UIView>").contains("UIView takes no Remark inside"))
    let inside = problem("<RemarkedView><Remark><UIView/></Remark></RemarkedView>")
    #expect(inside.contains("Remark takes no UIView inside"))
    #expect(
      problem("<RemarkedView><Remark width=\"5\"/></RemarkedView>").contains(
        "Unknown property width of Remark"))
  }

  @Test func nodesMadeInCodeTakeARegistry() throws {
    let registry = ComponentRegistry.standard.adding(
      [
        Component("BadgeView", BadgeView.self) { _ in
          BadgeView()
        } properties: {
          Property("level", \BadgeView.level)
        }
      ]
    ).adding(colors: [("brandColor", UIColor.red)])
    let badge = LayoutNode(
      view: BadgeView.self, expressions: ["level": "3", "backgroundColor": "brand", "width": "10"])
    let root = LayoutNode(view: UIView.self, registry: registry, children: [badge])
    try root.layOut(in: .fixed(20, 20))
    #expect((badge.view as? BadgeView)?.level == 3)
    #expect(badge.view.backgroundColor == UIColor.red)
    let stranger = LayoutNode(
      view: UIView.self, children: [LayoutNode(view: BadgeView.self, expressions: ["level": "3"])])
    #expect(throws: Diagnostics.self) { try stranger.layOut(in: .fixed(20, 20)) }
    #expect(
      stranger.diagnostics.description.contains(
        "BadgeView is not among the components; register it, or give the node an instance of it"))
  }

  @Test func nodesMadeInCodeTakeALoader() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-code-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"7\" height=\"9\"/>"
    try Data(svg.utf8).write(to: folder.appendingPathComponent("mark.svg"))
    func node(_ loader: ResourceLoader?) -> LayoutNode {
      LayoutNode(
        view: UIView.self, loader: loader,
        children: [LayoutNode(view: UIImageView.self, expressions: ["image": "mark.svg"])])
    }
    let loaded = node(ResourceLoader(policy: ResourcePolicy(folders: [folder])))
    try loaded.layOut(in: .fixed(20, 20))
    #expect(loaded.view.subviews[0].frame.size == CGSize(width: 7, height: 9))
    #expect(throws: Diagnostics.self) { try node(nil).layOut(in: .fixed(20, 20)) }
  }
}
