import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Outlets hold their parts before names are looked up, so that whoever observes one gives the state that is named.
@Suite struct OutletStateTests {
  /// A controller that gives a part of its layout state as soon as it holds it.
  final class Screen: UIViewController, LayoutOwner {
    var state: Any = ["on": false]
    var root: LayoutNode? {
      didSet {
        sets += 1
        root?.setState(state)
      }
    }
    var other: LayoutNode? { didSet { other?.setState(["w": 30]) } }
    var box: UIView?
    var sets = 0
    var errors: [Diagnostics] = []
    func layoutError(_ error: Diagnostics) { errors.append(error) }
    static var layoutMembers: [OwnerMember] {
      [
        .outlet("root", \Screen.root), .outlet("other", \Screen.other), .outlet("box", \Screen.box),
      ]
    }
  }

  private func node(_ markup: String, registry: ComponentRegistry = .testing) throws -> LayoutNode {
    try LayoutNode.with(xmlData: Data(markup.utf8), registry: registry)
  }

  @Test func theRootIsGivenTheStateThatItNames() throws {
    let screen = Screen()
    let node = try node("<UIView outlet='root'><UIView isHidden='on'/></UIView>")
    try node.mount(in: screen)
    #expect(screen.root === node)
    #expect(screen.sets == 1)
    #expect(!node.children[0].view.isHidden)
    node.setState(["on": true])
    #expect(node.children[0].view.isHidden)
    #expect(node.diagnostics.isEmpty)
    node.unmount()
    #expect(screen.root == nil)
  }

  @Test func itIsTooWhereItIsBoundWithoutBeingMounted() throws {
    let screen = Screen()
    screen.state = ["on": true]
    let node = try node("<UIView outlet='root'><UIView isHidden='on'/></UIView>")
    try node.bind(to: screen)
    node.update()
    #expect(screen.root === node)
    #expect(node.children[0].view.isHidden)
  }

  @Test func severalPartsMayBeGivenState() throws {
    let screen = Screen()
    let node = try node(
      "<UIView outlet='root'><UIView outlet='other' width='w'><UIView outlet='box' isHidden='on'/></UIView></UIView>"
    )
    try node.mount(in: screen)
    #expect(screen.other === node.children[0])
    #expect(node.children[0].view.frame.width == 30)
    #expect(screen.box === node.children[0].children[0].view)
    screen.other?.setState(["w": 40])
    #expect(node.children[0].view.frame.width == 40)
  }

  @Test func onePartMayBeGivenStateTwice() throws {
    final class Twice: UIViewController, LayoutOwner {
      var root: LayoutNode? {
        didSet {
          root?.setState(["a": 1])
          root?.setState(["b": 2])
        }
      }
      static var layoutMembers: [OwnerMember] { [.outlet("root", \Twice.root)] }
    }
    let node = try node("<UIView outlet='root'><UIView width='a' height='b'/></UIView>")
    let screen = Twice()
    try node.mount(in: screen)
    #expect(node.children[0].frame.size == CGSize(width: 1, height: 2))
  }

  @Test func stateMayDecideWhatThereIsToBind() throws {
    let screen = Screen()
    screen.state = ["on": true, "rows": [3, 4]]
    let node = try node(
      """
      <UIView outlet='root'>
        <if test='on'><UIView outlet='box'/></if>
        <repeat for='row' in='rows'><UIView width='row'/></repeat>
      </UIView>
      """)
    try node.mount(in: screen)
    #expect(node.children.map(\.view.frame.width).dropFirst() == [3, 4])
    #expect(screen.box === node.children[0].view)
    node.setState(["on": false])
    #expect(screen.box == nil)
  }

  @Test func aControllerInsideGivesItsOwnPartState() throws {
    let registry = ComponentRegistry.testing.adding([
      Component("Screen", Screen.self, superclass: "UIViewController") { _ in Screen() }
    ])
    let node = try node(
      "<UIView><Screen outlet='root'><UIView isHidden='!on'/></Screen></UIView>", registry: registry)
    try node.mount(in: UIViewController())
    let screen = try #require(node.children[0].viewController as? Screen)
    #expect(screen.root === node.children[0])
    #expect(screen.root?.children[0].view.isHidden == true)
    screen.root?.setState(["on": true])
    #expect(screen.root?.children[0].view.isHidden == false)
  }

  @Test func aLayoutThatIsBeingLoadedIsKnownToItsOutlets() {
    final class Loader: UIViewController, LayoutLoading {
      var title2: UILabel? { didSet { layoutNode?.setState(["name": "Ada"]) } }
      var errors: [Diagnostics] = []
      func layoutError(_ error: Diagnostics) { errors.append(error) }
      static var layoutMembers: [OwnerMember] { [.outlet("label", \Loader.title2)] }
    }
    let loader = Loader()
    loader.loadLayout(xmlData: Data("<UIView><UILabel outlet='label' text='{name}'/></UIView>".utf8))
    #expect(loader.errors.isEmpty)
    #expect(loader.title2?.text == "Ada")
    let first = loader.layoutNode
    loader.loadLayout(xmlData: Data("<UIView><UILabel outlet='label' text='{nam}'/></UIView>".utf8))
    #expect(
      loader.errors.map(\.description) == ["layout.xml:1:40: error: Unknown name 'nam'; did you mean name?"])
    #expect(loader.layoutNode === first)
    #expect(loader.title2 === first?.children[0].view)
  }

  @Test func whatIsWrongEvenSoIsTold() throws {
    let screen = Screen()
    let node = try node("<UIView outlet='root'><UIView outlet='box' isHidden='on' width='wide'/></UIView>")
    do {
      try node.mount(in: screen)
      Issue.record("mounting succeeded")
    } catch {
      #expect(error.description == "layout.xml:1:65: error: Unknown name 'wide'")
    }
    #expect(screen.root == nil)
    #expect(screen.box == nil)
    #expect(node.view.superview == nil)
  }

  @Test func whatTheOwnerLacksIsToldBeforeItHoldsAnything() throws {
    let screen = Screen()
    let node = try node("<UIView outlet='root'><UIView isHidden='on' outlet='bo'/></UIView>")
    do {
      try node.mount(in: screen)
      Issue.record("mounting succeeded")
    } catch {
      #expect(
        error.description == """
          layout.xml:1:41: error: Unknown name 'on'; did you mean true?
          layout.xml:1:53: error: Screen has no outlet bo; did you mean box?
          """)
    }
    #expect(screen.sets == 0)
  }

  @Test func stateOfAnotherTypeThatComesMeanwhileIsTakenOnceThereIsRest() throws {
    let screen = Screen()
    let node = try node("<UIView outlet='root'><UILabel text='{count}'/></UIView>")
    node.setState(["count": 1])
    screen.state = ["count": 18_446_744_073_709_551_615 as UInt64]
    try node.mount(in: screen)
    #expect((node.children[0].view as? UILabel)?.text == "18446744073709551615")
  }
}
