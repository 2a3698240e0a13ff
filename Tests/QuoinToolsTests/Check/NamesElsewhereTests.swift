import QuoinDiagnostics
import QuoinMarkup
import Testing

@testable import QuoinTools

/// The names that files have of each other, counted once for all that belong together.
@Suite struct NamesElsewhereTests {
  private let names = ["A", "B", "C", "D"]

  /// A template that uses names, and reads others.
  private func markup(_ names: String, reading files: String...) -> Markup {
    let inclusions = files.map { "<UIView xml='\($0)'/>" }.joined()
    let labels = names.map { "<UILabel text='{\($0)}'/>" }.joined()
    return Markup(source: SourceText(file: "", contents: "<UIView>\(labels)\(inclusions)</UIView>"))
  }

  private func elsewhere(_ path: String, in project: TemplateProject) -> String {
    let found = project.names(relatedTo: path)
    return names.filter { found.contains($0) }.joined()
  }

  private var project: TemplateProject {
    var project = TemplateProject()
    project.add(markup("AB", reading: "b.xml"), at: "/t/a.xml")
    project.add(markup("BC", reading: "c.xml"), at: "/t/b.xml")
    project.add(markup("C"), at: "/t/c.xml")
    project.add(markup("D"), at: "/t/d.xml")
    return project
  }

  @Test func theyAreThoseOfAllOthersThatBelongToIt() {
    let project = project
    for _ in 0..<2 {
      #expect(elsewhere("/t/a.xml", in: project) == "BC")
      #expect(elsewhere("/t/b.xml", in: project) == "ABC")
      #expect(elsewhere("/t/c.xml", in: project) == "ABC")
      #expect(elsewhere("/t/d.xml", in: project) == "" && elsewhere("/t/new.xml", in: project) == "")
    }
  }

  @Test func othersSeeWhatAFileHasByNow() {
    var project = project
    #expect(elsewhere("/t/a.xml", in: project) == "BC")
    let before = project
    project.add(markup("D", reading: "c.xml"), at: "/t/b.xml")
    #expect(elsewhere("/t/b.xml", in: project) == "ABC")
    #expect(elsewhere("/t/a.xml", in: project) == "CD" && elsewhere("/t/c.xml", in: project) == "ABD")
    project.add(markup("A"), at: "/t/c.xml")
    #expect(elsewhere("/t/b.xml", in: project) == "AB" && elsewhere("/t/c.xml", in: project) == "ABD")
    #expect(elsewhere("/t/a.xml", in: before) == "BC" && elsewhere("/t/c.xml", in: before) == "ABC")
  }

  @Test func whatFilesReadMayChange() {
    var project = project
    #expect(elsewhere("/t/c.xml", in: project) == "ABC")
    project.add(markup("BC", reading: "d.xml"), at: "/t/b.xml")
    #expect(elsewhere("/t/c.xml", in: project) == "" && elsewhere("/t/a.xml", in: project) == "BCD")
    project.remove("/t/b.xml")
    #expect(elsewhere("/t/a.xml", in: project) == "" && elsewhere("/t/d.xml", in: project) == "")
  }
}
