import QuoinTestSupport
import Testing

@testable import QuoinEditing
@testable import QuoinTools

@Suite("Completion in constraints") struct ConstraintCompletionTests {
  private func marked(_ constraints: String) -> MarkedTemplate {
    MarkedTemplate(
      "<UIView><macro name=\"gap\" value=\"8\"/><UIView id=\"title\"/><UILabel constraints=\"\(constraints)\"/><UILabel text=\"{gap}\"/></UIView>"
    )
  }

  @Test(
    "anchors come first in a statement",
    arguments: [
      ("|", "leading"), ("lead|", "leading"), ("top = parent.top; ed|", "edges"),
      ("top = parent.top;|", "width"), ("le|ading = parent", "leading"),
    ])
  func beginnings(text: String, expected: String) {
    #expect(marked(text).labels.first == expected || marked(text).labels.contains(expected))
    #expect(!marked(text).labels.contains("parent"))
  }

  @Test("then the signs")
  func signs() {
    #expect(marked("width |").labels == ["=", "≤", "≥"])
    #expect(marked("width |= 3").labels == ["=", "≤", "≥"])
    #expect(marked("width >|= 3").taking("≤")?.contains("\"width ≤ 3\"") == true)
  }

  @Test("then elements, guides and what gives numbers")
  func sides() {
    let labels = marked("top = |").labels
    #expect(Set(labels.prefix(4)) == ["parent", "previous", "next", "#title"])
    #expect(labels.contains("margins") && labels.contains("gap") && !labels.contains("top"))
    #expect(marked("top = #|").labels == ["#title"])
    #expect(marked("width = |").labels.contains("height"))
    #expect(marked("top = parent.top + g|").labels.contains("gap"))
  }

  @Test("behind elements and guides the anchors that can be tied, the same one first")
  func anchors() {
    #expect(
      marked("bottom = #title.|").labels.prefix(5) == [
        "bottom", "centerY", "firstBaseline", "lastBaseline", "top",
      ])
    #expect(marked("bottom = #title.|").labels.contains("margins"))
    #expect(!marked("bottom = #title.|").labels.contains("leading"))
    #expect(marked("width = margins.|").labels == ["width", "height"])
    #expect(
      marked("leading = parent.margins.tr|").taking("trailing")?.contains("leading = parent.margins.trailing")
        == true)
  }

  @Test("behind @ the names of priorities")
  func priorities() {
    #expect(marked("width = 80 @|").labels.prefix(3) == ["required", "high", "low"])
    #expect(marked("width = 80 @hi|").labels.first == "high")
    #expect(marked("width = 80 @hi|").taking("high")?.contains("width = 80 @high") == true)
  }

  @Test(
    "nothing in numbers, and behind what is complete",
    arguments: ["width = 8|", "width = 80 |", "width = 80 @7|"])
  func nothing(text: String) { #expect(marked(text).labels == []) }

  @Test(
    "anchors and guides are explained",
    arguments: [
      ("wi|dth = 8", "`width`: the width"), ("top = mar|gins.top", "`margins`: what lies within the margins"),
      ("top = parent.center|Y", "`centerY`: the middle up and down"),
    ])
  func hover(text: String, expected: String) {
    let template = marked(text)
    #expect(template.template.hover(at: template.offset)?.markdown == expected)
  }

  @Test("the attribute is offered")
  func attribute() {
    #expect(MarkedTemplate("<UIView><UILabel constr|/></UIView>").labels.contains("constraints"))
  }
}
