import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("Mistakes in constraints") struct ConstraintDiagnosticsTests {
  /// What is wrong with the constraints of a label in a view, without the file and the line.
  private func said(_ constraints: String, state: Any = ()) -> [String] {
    let text = problems("<UIView><UILabel id='me' constraints=\"\(constraints)\"/></UIView>", state: state)
    return text.split(separator: "\n").filter { $0.hasPrefix("t:") }.map { $0.dropFirst("t:1:".count) }.map {
      String($0)
    }
  }

  @Test("anchors that there are not, with the nearest")
  func unknown() {
    #expect(
      said("leadng = parent.leading") == ["39: error: There is no anchor 'leadng'; did you mean leading?"])
    #expect(said("top = parent.botom - 4") == ["52: error: There is no anchor 'botom'; did you mean bottom?"])
    #expect(
      said("width = margins.widht") == ["55: error: There is no anchor 'widht'; did you mean width?"])
    #expect(
      said("centerX = parent.center.x")
        == ["56: error: There is no anchor 'center.x'; did you mean centerX?"])
    #expect(
      said("leadingAnchor = parent") == [
        "39: error: There is no anchor 'leadingAnchor'; did you mean leading?"
      ])
  }

  @Test("elements that there are not")
  func elements() {
    #expect(
      said("top = #mee.top")
        == ["45: error: No element that the constraint could reach has the id 'mee'; did you mean #me?"])
    #expect(
      said("top = previos.bottom + 4")
        == ["45: error: Nothing around is called 'previos', to tie top to; did you mean previous.bottom?"])
    #expect(
      problems(
        "<UIView><repeat for='i' in='[1]'><UIView id='a'/></repeat><UIView constraints='top = #a.top'/></UIView>"
      )
      .contains("1:86: error: #a stands inside a <repeat>"))
  }

  @Test("anchors that have nothing to do with each other")
  func kinds() {
    #expect(
      said("top = parent.leading") == [
        "45: error: A vertical anchor cannot be tied to a horizontal anchor: top and parent.leading have nothing to do with each other"
      ])
    #expect(
      said("width = parent.top + 3").first?.contains("A length cannot be tied to a vertical anchor") == true)
  }

  @Test("places without another place, with the one that is probably meant")
  func places() {
    #expect(
      said("leading = 16") == [
        "49: error: leading is a place and is tied to that of another anchor, not to a number alone; did you mean parent.leading + 16?"
      ])
    #expect(said("trailing = -8").first?.hasSuffix("did you mean parent.trailing - 8?") == true)
    #expect(said("top = 0").first?.hasSuffix("did you mean parent.top?") == true)
    #expect(
      said("top = a + b", state: ["a": 1, "b": 2]).first?.hasSuffix("did you mean parent.top + a + b?")
        == true)
    #expect(
      said("top = parent.top * 0") == [
        "45: error: parent.top is multiplied with 0, which ties the place to nothing"
      ])
  }

  @Test("more than a multiple of one anchor and a number")
  func sums() {
    #expect(
      said("width = parent.width - previous.width") == [
        "62: error: A constraint ties two anchors, and previous.width is a third; numbers alone are added to the second"
      ])
    #expect(
      said("width = max(parent.width, 80)") == [
        "51: error: parent.width is known only when the constraints are solved; it can be multiplied with a number and have one added"
      ])
  }

  @Test("signs, sides and semicolons that are missing")
  func signs() {
    #expect(
      said("width") == [
        "39: error: 'width' says nothing; a constraint goes on with =, ≤ or ≥ behind its anchor"
      ])
    #expect(
      said("width &lt; 80") == ["45: error: A constraint knows =, ≤ and ≥, and no '<'; did you mean ≤?"])
    #expect(said("width => 80") == ["45: error: A constraint knows =, ≤ and ≥, and no '=>'; did you mean ≥?"])
    #expect(
      said("width = ") == [
        "39: error: Nothing stands behind 'width ='; another anchor or a number is expected"
      ])
    #expect(
      said("width = 80, height = 20")
        == ["47: error: Constraints stand with semicolons between them: top = 0; width = 20"])
    #expect(
      said("parent.top = top").first?.hasPrefix(
        "39: error: A constraint begins with an anchor of the element itself") == true)
    #expect(said("80 = width").first?.hasPrefix("39: error: A constraint begins with an anchor") == true)
  }

  @Test("priorities beyond 1 to 1000, known and not")
  func priorities() {
    #expect(said("width = 80 @1200") == ["51: error: A priority is from 1 to 1000; 1200 is none"])
    #expect(said("width = 80 @0.5") == ["51: error: A priority is from 1 to 1000; 0.5 is none"])
    #expect(said("width = 80 @p", state: ["p": 0]) == ["39: error: A priority is from 1 to 1000; 0 is none"])
    #expect(
      said("width = 80 @") == [
        "39: error: Nothing stands behind '@'; a priority from 1 to 1000 is expected, such as @750 or @high"
      ])
    #expect(said("width = 80 @hihg").first?.contains("did you mean high?") == true)
  }

  @Test("numbers that are none, and names and types that are wrong")
  func numbers() {
    #expect(said("width = 1 / 0").first?.contains("width is infinite") == true)
    #expect(
      said("width = 1 / a", state: ["a": 0]) == ["39: error: A number in the constraint of width is infinite"]
    )
    #expect(said("width = gpa", state: ["gap": 1]) == ["47: error: Unknown name 'gpa'; did you mean gap?"])
    #expect(said("width = 'x'").first?.contains("error") == true)
    #expect(said("width = 1 +").first?.hasPrefix("50: error") == true)
  }

  @Test("several anchors at once")
  func groups() {
    #expect(
      said("edges = 5") == [
        "47: error: edges stands for leading, trailing, top and bottom, each tied to its like: edges = parent.edges"
      ])
    #expect(said("edges = parent + 5").first?.contains("edges takes = alone, and nothing added") == true)
    #expect(said("center ≤ parent").first?.contains("center takes = alone") == true)
    #expect(said("edges = parent.top").first?.contains("each tied to its like") == true)
    #expect(said("top = parent.edges").first?.contains("each tied to its like") == true)
  }

  @Test("guides that scroll views alone have")
  func guides() {
    #expect(
      said("top = content.top") == [
        "45: error: Scroll views alone have the guide 'content', and parent leads to none"
      ])
  }

  @Test("an anchor that is tied twice")
  func twice() {
    #expect(said("width = 80; width = 90 @high; height = 1") == [])
    #expect(
      problems("<UIView><UILabel constraints=\"width = 80; width = 80\"/></UIView>").hasPrefix(
        "t:1:43: warning: width is tied twice, and both ties are required; a priority lets one give way"))
  }

  @Test("attributes that would place what constraints place")
  func attributes() {
    #expect(
      problems(
        "<UIView><UIView left='5' width='9' center.x='4' constraints='size = 3; center = parent'/></UIView>")
          == """
          t:1:17: warning: left has no effect beside constraints, which place the element; they say it as left = parent.left + …
          t:1:26: warning: width has no effect beside constraints, which place the element; they say it as width = …
          t:1:36: warning: center.x has no effect beside constraints, which place the element; they say it as centerX = parent.centerX
          """)
    #expect(
      problems(
        "<UIView><UIView left='5' constraints=''/><UIView left='5' constraints='// top = 3'/></UIView>") == ""
    )
  }

  @Test("an element of another tree, outside of a cell")
  func cells() {
    let markup = """
      <UIView id='out'><UITableView><repeat for='i' in='[1]'><UITableViewCell>
      <UIView constraints='width = #out.width'/><UIView constraints='top = previous.bottom; leading = parent'/>
      </UITableViewCell></repeat></UITableView></UIView>
      """
    #expect(
      problems(markup).contains(
        "t:2:30: error: #out stands outside of this UITableViewCell, whose views are a tree of their own; constraints tie views of one tree"
      ))
    #expect(
      problems(
        "<UITableView><repeat for='i' in='[1]'><UITableViewCell constraints='top = parent.top'/></repeat></UITableView>"
      )
      .contains("parent stands outside of this UITableViewCell"))
  }

  @Test("the constraints of a root, which count in another element alone")
  func roots() throws {
    let node = try Template(
      markup: "<UIView constraints='width = 80; top = parent.top'/>", registry: .testing
    )
    .instantiate(state: ())
    try node.layOut(in: .fixed(100, 100))
    #expect(node.view.frame.width == 100)
    #expect(
      node.warnings(in: CGSize(width: 100, height: 100)).all.map(\.message) == [
        "The constraints of UIView count where another element holds it; as a root, it lies where it is drawn"
      ])
  }

  @Test("constraints of what stands in an element")
  func parts() {
    #expect(
      problems("<UIView><UIButton titleLabel.constraints='width = 80'/></UIView>")
        == "t:1:19: error: titleLabel.constraints is no attribute: constraints tie elements, not what stands in one"
    )
  }

  @Test("a ring of attributes and constraints is named")
  func rings() {
    let text = problems(
      "<UIView><UIView id='a' left='#b.right' width='5' height='5'/><UIView id='b' constraints='left = #a.right; top = parent; size = 5'/></UIView>"
    )
    #expect(text.contains("Circular reference: a.left → b."))
  }
}
