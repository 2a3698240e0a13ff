import Foundation
import Testing

/// The language that the command line names, and what is not translated.
@Suite struct LanguageTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    for (language, text) in [
      ("en", "hello = \"Hello\"; files = \"%'d files\";"), ("de", "hello = \"Hallo\";"),
    ] {
      let place = folder.url.appendingPathComponent("\(language).lproj", isDirectory: true)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
    }
    try folder.write("card.xml", "<UILabel text=\"{strings.hello} {strings.files(1234)}\"/>")
  }

  @Test func theLanguageChoosesTheStrings() throws {
    for (language, text) in [("en", "Hello 1,234 files"), ("de-AT", "Hallo 1,234 files")] {
      let run = try folder.run(
        "render", "card.xml", "--language", language, "--size", "200x40", "--format", "svg", "-o",
        "\(language).svg")
      #expect(run.status == 0, "\(run.error)")
      #expect(try folder.read("\(language).svg").contains(text))
    }
  }

  @Test func checkingTellsWhatIsNotTranslated() throws {
    let run = try folder.run("check", "card.xml", "--size", "200x40")
    #expect(
      run.status == 0
        && run.error.contains("card.xml:1:16: warning: The string 'files' is missing in de"), "\(run.error)")
    try folder.write("card.xml", "<UILabel text=\"{strings.helo}\"/>")
    let wrong = try folder.run("check", "card.xml")
    #expect(wrong.status == 1 && wrong.error.contains("did you mean strings.hello?"), "\(wrong.error)")
  }

  @Test func whatIsNoLanguageIsRefused() throws {
    let run = try folder.run("render", "card.xml", "--language", "German!")
    #expect(run.status != 0 && run.error.contains("--language is a language such as de or de-CH"))
  }
}
