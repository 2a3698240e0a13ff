import CustomComponentExampleRating
import Foundation
import QuoinTemplates
import Testing

@Suite struct RatingComponentTests {
  private func rating(_ markup: String, state: [String: Any] = [:]) throws -> (LayoutNode, RatingView) {
    let node = try Template(markup: markup, registry: .ratings).instantiate(state: state)
    try node.layOut(in: .fixed(200, 100))
    return (node, try #require(node.view as? RatingView))
  }

  private func problem(_ markup: String) -> String {
    do {
      _ = try rating(markup)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func theConstructorsParameterDecidesHowManyMarksThereAre() throws {
    #expect(try rating("<RatingView/>").1.maximum == 5)
    #expect(try rating("<RatingView maximum='3'/>").1.maximum == 3)
    #expect(problem("<RatingView maximum='0'/>").contains("A rating has one mark or more, not 0"))
  }

  @Test func enumerationsAndOptionSetsAreNamedByTheirCases() throws {
    #expect(try rating("<RatingView shape='heart'/>").1.shape == .heart)
    #expect(try rating("<RatingView shape='RatingView.Shape.circle'/>").1.shape == .circle)
    #expect(try rating("<RatingView notes='number, caption'/>").1.notes == [.number, .caption])
    #expect(try rating("<RatingView notes='1'/>").1.notes == .number)
    #expect(problem("<RatingView shape='haert'/>").contains("did you mean heart?"))
  }

  @Test func theShapeMayBeAParameter() throws {
    let node = try Template(
      markup: """
        <UIView mark="{heart}">
          <param name="mark" type="RatingView.Shape"/>
          <RatingView shape="mark"/>
        </UIView>
        """.replacing("{heart}", with: "heart"), registry: .ratings
    ).instantiate()
    node.update()
    #expect((node.children[0].view as? RatingView)?.shape == .heart)
  }

  @Test func partsOfAStructureAreSetOneByOne() throws {
    let (_, view) = try rating("<RatingView measures.side='30' measures.gap='measures.side / 3'/>")
    #expect(view.measures.side == 30)
    #expect(view.measures.gap == 10)
  }

  @Test func textInsideIsTheCaption() throws {
    #expect(try rating("<RatingView>{n} opinions</RatingView>", state: ["n": 7]).1.caption == "7 opinions")
  }

  @Test func defaultsHoldWhereTheTemplateSaysNothing() throws {
    let (node, view) = try rating("<RatingView/>")
    #expect(view.tintColor == UIColor.systemOrange)
    #expect(node.frame.size == view.intrinsicContentSize)
    #expect(try rating("<RatingView tintColor='red'/>").1.tintColor == UIColor.red)
  }

  @Test func whatIsReadOnlyIsReadAndNotSet() throws {
    let (_, view) = try rating("<RatingView rating='2.5' tag='fraction * 100'/>")
    #expect(view.tag == 50)
    #expect(problem("<RatingView fraction='1'/>").contains("fraction of RatingView is read-only"))
  }

  @Test func ratingsThatThereAreNotAreRefused() {
    #expect(problem("<RatingView rating='6'/>").contains("A rating goes from 0 to 5"))
    #expect(problem("<RatingView maximum='3' rating='3.5'/>").contains("A rating goes from 0 to 3"))
  }

  @Test func stateIsFollowedWithAnimation() throws {
    let (node, view) = try rating("<RatingView rating='stars'/>", state: ["stars": 1])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(view)
    node.setState(["stars": 4], animated: true)
    #expect(view.rating == 4)
  }

  @Test func aControllerIsAnElementAndHoldsWhatStandsInside() throws {
    let node = try Template(
      markup: """
        <ReviewController title="Review" ratingView.rating="stars" view.tag="isRated ? 1 : 0">
          <UILabel top="80" text="Thank you"/>
        </ReviewController>
        """, registry: .ratings
    ).instantiate(state: ["stars": 4])
    try node.layOut(in: .fixed(200, 100))
    let controller = try #require(node.viewController as? ReviewController)
    #expect(controller.title == "Review")
    #expect(controller.ratingView.rating == 4)
    #expect(controller.view.tag == 1)
    #expect(node.children[0].view.superview === controller.view)
    #expect(controller.ratingView.frame.origin == CGPoint(x: 20, y: 20))
  }

  @Test func theTemplateOfTheExampleIsWhole() throws {
    let url = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Templates/reviews.xml")
      .standardizedFileURL
    let template = try Template(contentsOf: url, registry: .ratings)
    let node = try template.instantiate(state: ["average": 4, "reviews": [["rating": 3, "text": "Good"]]])
    try node.layOut(in: .automatic)
    let ratings = node.children.compactMap { $0.view as? RatingView }
    #expect(ratings.map(\.maximum) == [5, 3])
    #expect(ratings.map(\.shape) == [.star, .heart])
    #expect(ratings.map(\.caption) == ["1 opinion", "Good"])
    #expect(node.warnings(in: node.frame.size).description == "")
  }
}
