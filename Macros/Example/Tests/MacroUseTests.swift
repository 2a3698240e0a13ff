import QuoinMacros
import QuoinTemplates
import Testing

/// A controller whose list of members is written by a macro.
@LayoutMembers
class CounterScreen: UIViewController, LayoutLoading {
  @Outlet var label: UILabel?
  @Outlet("meter") weak var level: MeterView!
  var told: [String] = []

  @Action func add() { told.append("add") }
  @Action func select(_ button: UIButton) { told.append("select \(button.tag)") }
  @Action func drag(_ sender: UIControl, event: UIEvent?) { told.append("drag") }

  var layoutRegistry: ComponentRegistry { .standard.adding([MeterView.component]) }
}

/// A controller that adds to what it inherits.
@LayoutMembers(addsToInherited: true)
final class NamedScreen: CounterScreen {
  @Outlet var name: LayoutNode?
}

/// A bar as long as a level.
@TemplateComponent
final class MeterView: UIView {
  /// How much of the bar is filled.
  @Attribute(.fraction) var level: CGFloat = 0
  /// Whether the bar is full.
  @Attribute var isFull: Bool { level >= 1 }
}

@Suite struct MacroUseTests {
  private let markup = """
    <UIView>
      <UILabel outlet="label" text="{#meter.isFull}"/>
      <MeterView id="meter" outlet="meter" level="0.25"/>
      <UIButton tag="3" touchDown="add" touchUpInside="select:" touchDragExit="drag:event:"/>
    </UIView>
    """

  @Test func whatIsMarkedIsFound() throws {
    let screen = CounterScreen()
    screen.loadLayout(xmlData: .init(markup.utf8))
    #expect(screen.label?.text == "false")
    #expect(screen.level.level == 0.25)
    let button = try #require(screen.layoutNode?.children[2].view as? UIButton)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDragExit)
    #expect(screen.told == ["add", "select 3", "drag"])
    #expect(MeterView.component.summary == "A bar as long as a level.")
  }

  @Test func whatIsInheritedIsFoundAsWell() {
    let screen = NamedScreen()
    screen.loadLayout(
      xmlData: .init(#"<UIView outlet="name"><UILabel outlet="label" text="a"/></UIView>"#.utf8))
    #expect(screen.name === screen.layoutNode)
    #expect(screen.label?.text == "a")
  }
}
