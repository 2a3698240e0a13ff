import Foundation
import QuoinTesting
import Testing

@Suite("Stories of templates")
struct StoryExpectationTests {
  private let trial = TrialRun()

  private func template(_ markup: String, stories: String?) throws -> URL {
    let url = trial.folder.appendingPathComponent("card.xml")
    try Data(markup.utf8).write(to: url)
    let file = trial.folder.appendingPathComponent("card.stories.json")
    if let stories { try Data(stories.utf8).write(to: file) }
    return url
  }

  @Test("Each story has a picture, in what it says")
  func pictures() throws {
    let card = try template(
      #"<UIView width="a" height="10" backgroundColor="systemBackground"/>"#,
      stories:
        #"{"Day": {"data": {"a": 20}}, "Night": {"data": {"a": 30}, "appearance": "dark", "scale": 3}}"#)
    let first = trial.run { expectStories(of: card) }
    let files = trial.files(in: trial.records)
    #expect(
      first.count == 2 && files.map { $0.split(separator: "/").last } == ["card-day.png", "card-night.png"])
    #expect(first[1].sentence.contains("90 × 30 pixels"))
    #expect(trial.run { expectStories(of: card) }.isEmpty)
    // By day and by night it is another picture.
    _ = try template(
      #"<UIView width="a" height="10" backgroundColor="white"/>"#, stories: nil)
    let failures = trial.run { expectStories(of: card) }
    #expect(failures.count == 1 && failures.first?.sentence.contains("card-night") == true)
  }

  @Test("What is wrong with one story fails that one alone")
  func mistakes() throws {
    let card = try template(
      #"<UIView width="a" height="10"/>"#,
      stories: #"{"Good": {"data": {"a": 20}}, "Bad": {"data": "no.json"}}"#)
    let failures = trial.run { expectStories(of: card, "mine") }
    #expect(failures.count == 2 && failures[0].sentence.contains("mine-good"))
    #expect(failures[1].message.hasPrefix("In the story 'Bad': ") && failures[1].message.contains("no.json"))
    let none = trial.folder.appendingPathComponent("other.xml")
    #expect(
      trial.run { expectStories(of: none) }.first?.message.contains("There are no stories: they stand in ")
        == true)
    #expect(trial.run { expectStories(of: nil) }.first?.message.contains("There is no template") == true)
  }
}
