import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinMarkup
import QuoinResources
import QuoinTemplates
import Testing

@testable import QuoinTools

@Suite final class FilesTests {
  private let formatter = TemplateFormatter(schema: ComponentRegistry.standard.schema)
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-tools-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private var listed: [String] { TemplateListing(of: [folder], formatter: formatter).templates.map(\.name) }

  private func write(_ name: String, bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  private func told(_ problems: [(file: String, diagnostics: Diagnostics)]) -> [String] {
    problems.flatMap { $0.diagnostics.all.map(\.message) }.map {
      $0.replacingOccurrences(of: folder + "/", with: "")
    }
  }

  /// A template in Latin-1, one in UTF-16, and XML of another kind in another encoding.
  private func writeOtherEncodings() throws {
    try write("a.xml", "<UILabel text='{name}' left='1'/>")
    try write("latin.xml", bytes: Array("<UILabel text='caf".utf8) + [0xE9] + Array("' left='1'/>".utf8))
    try write(
      "wide.xml", bytes: [0xFF, 0xFE] + "<UIView left='1'/>".utf16.flatMap { [UInt8($0 & 0xFF), 0] })
    try write(
      "other.xml",
      bytes: Array("<?xml version='1.0' encoding='ISO-8859-1'?><r>".utf8) + [0xE9] + Array("</r>".utf8))
  }

  private let notUTF8 = [
    "'latin.xml' is not written in UTF-8, as templates are",
    "'wide.xml' is not written in UTF-8, as templates are",
  ]

  @Test func templatesInOtherEncodingsAreTold() throws {
    try writeOtherEncodings()
    let list = TemplateListing(of: [folder], formatter: formatter)
    #expect(list.templates.map(\.name) == ["a.xml"] && told(list.problems) == notUTF8)
    let done = TemplateRewriting(of: [folder], formatter: formatter, writes: true) {
      formatter, markup throws(Diagnostics) in try formatter.formatted(markup)
    }
    #expect(told(done.problems) == notUTF8 && done.changed.count == 1)
    let targets = CheckTargets(at: [folder], formatter: formatter) { _ in
      ResourceLoader(policy: ResourcePolicy())
    }
    #expect(told(targets.problems) == notUTF8 && targets.targets.count == 1 && targets.passedOver == 1)
  }

  @Test func nothingIsRenamedWhereATemplateCannotBeRead() throws {
    try writeOtherEncodings()
    let before = try read("a.xml")
    let done = FolderRenaming(
      from: "name", to: "title", at: [folder], formatter: formatter,
      language: TemplateLanguage(registry: .documents))
    #expect(told(done.problems) == notUTF8)
    #expect(try read("a.xml") == before)
  }

  @Test func filesThatNobodyMayReplaceStay() throws {
    let text = "<UILabel text='{name}' left='1'/>"
    for name in ["a.xml", "linked.xml", "locked.xml"] { try write(name, text) }
    let manager = FileManager.default
    try manager.linkItem(atPath: "\(folder)/linked.xml", toPath: "\(folder)/other.txt")
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(folder)/locked.xml")
    let kept = [
      "'linked.xml' is one of 2 names of a file, and is left alone",
      "'locked.xml' is read-only, and is left alone",
    ]
    let renamed = FolderRenaming(
      from: "name", to: "title", at: [folder], formatter: formatter,
      language: TemplateLanguage(registry: .documents))
    #expect(told(renamed.problems) == kept)
    #expect(try read("a.xml") == text, "all or nothing")
    let done = TemplateRewriting(of: [folder], formatter: formatter, writes: true) {
      formatter, markup throws(Diagnostics) in try formatter.formatted(markup)
    }
    #expect(told(done.problems) == kept && done.changed == ["\(folder)/a.xml"])
    for name in ["linked.xml", "locked.xml", "other.txt"] { #expect(try read(name) == text) }
  }

  @Test func aKnownRootWithKnownElementsInItIsATemplateToo() throws {
    let documents = TemplateFormatter(schema: ComponentRegistry.documents.schema)
    try write("document.xml", "<document><foot><UILabel text='a'/></foot></document>")
    try write("part.xml", "<UIStackView><UILabel text='a'/></UIStackView>")
    try write("slip.xml", "<UIStackVew><UILabel text='a'/></UIStackVew>")
    try write("no.xml", "<document><body/></document>")
    try write("no2.xml", "<ScrollView><TextView text='a'/></ScrollView>")
    try write("no3.xml", "<UILabel>Some <b>text</b></UILabel>")
    let list = TemplateListing(of: [folder], formatter: documents).templates.map(\.name)
    #expect(list == ["document.xml", "part.xml", "slip.xml"])
    let catalogue = TemplateCatalogue()
    func known() throws -> [String] {
      try catalogue.templates(at: folder, schema: ComponentRegistry.documents.schema).map(\.name)
    }
    #expect(try known() == list)
    try write("no.xml", "<document><foot><UILabel text='a'/></foot></document>")
    #expect(try known() == ["document.xml", "no.xml", "part.xml", "slip.xml"])
    for file in TemplateListing(of: [folder], formatter: documents).templates {
      let markup = try #require(try file.markup())
      #expect(
        EditedTemplate(text: markup.source.contents, language: TemplateLanguage(registry: .documents))
          .isTemplate)
    }
  }

  @Test func whatIsSavedWhileATemplateIsFormattedStays() throws {
    try write("long.xml", "<UIView   top='1'/>")
    let file = URL(fileURLWithPath: "\(folder)/long.xml")
    let done = TemplateRewriting(of: [folder], formatter: formatter, writes: true) {
      formatter, markup throws(Diagnostics) in
      try? Data("<UIView   top='2'/>".utf8).write(to: file)
      return try formatter.formatted(markup)
    }
    #expect(done.changed.isEmpty)
    #expect(done.problems.first?.diagnostics.all.first?.message.hasSuffix("left alone") == true)
    #expect(try read("long.xml") == "<UIView   top='2'/>")
  }

  @Test func whatAllCoresDoComesInOrder() {
    let results = AllCores.results(of: 200) {
      ()
    } work: { _, index -> Int in
      // Later ones are quicker.
      (0..<(200 - index) * 50).reduce(index) { $0 ^ $1 ^ $1 }
    }
    #expect(results == Array(0..<200))
  }

  @Test func whatAllCoresDoIsHandedOnWhileTheyGoOn() {
    let begun = DispatchSemaphore(value: 0)
    let taken = Guarded((results: [Int](), done: [Int]()))
    AllCores.work(times: 40) {
      ()
    } work: { _, index -> Int in
      // The last one ends only once the first was handed on.
      if index == 39 { begun.wait() }
      return index
    } take: { ready, done in
      if ready.first == 0 { begun.signal() }
      taken.withLock {
        $0.results += ready
        $0.done.append(done)
      }
    }
    let (results, done) = taken.withLock { $0 }
    #expect(results == Array(0..<40))
    #expect(done == done.sorted() && done.last == 40)
  }

  @Test func templatesAreXMLWithAnAttributeOfLayout() throws {
    try write("a.xml", "<UIView><UIView top='1'/></UIView>")
    try write("sub/b.xml", "<UIView layer.cornerRadius='1'/>")
    try write("sub/c.xml", "<UIView><repeat for='i' in='3'><UILabel left='1'/></repeat></UIView>")
    try write("no.xml", "<UILabel text='a'/>")
    try write("no2.xml", "<project><UIView top='1'/></project>")
    try write("no.txt", "<UIView top='1'/>")
    try write(".hidden.xml", "<UIView top='1'/>")
    try write("build/d.xml", "<UIView top='1'/>")
    try write("App.xcassets/d.xml", "<UIView top='1'/>")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link.xml", withDestinationPath: "\(folder)/a.xml")
    #expect(listed == ["a.xml", "sub/b.xml", "sub/c.xml"])
  }

  @Test func ignoreFilesListWhatIsLeftOut() throws {
    #expect(IgnoreFile(text: "# a\n  tmp/  # b\n\nx y \nz#c\n/").paths == ["tmp", "x y ", "z", "/"])
    for name in ["a/x.xml", "a/b/x.xml", "a/b/y.xml", "c/x.xml"] { try write(name, "<UIView top='1'/>") }
    try write(".layout-ignore", "c/")
    try write("a/.layout-ignore", "b/x.xml")
    #expect(listed == ["a/b/y.xml", "a/x.xml"])
    try Data([0xFF, 0xFE, 0xFF]).write(to: URL(fileURLWithPath: "\(folder)/a/.layout-ignore"))
    try write("d.xml", "<UIView top='1'/>")
    let list = TemplateListing(of: [folder], formatter: formatter)
    #expect(list.problems.map(\.file) == ["\(folder)/a"])
    #expect(list.templates.map(\.name) == ["d.xml"])
    try Data([0xFF, 0xFE, 0xFF]).write(to: URL(fileURLWithPath: "\(folder)/.layout-ignore"))
    #expect(!TemplateListing(of: [folder], formatter: formatter).problems.isEmpty)
  }

  @Test func pathsThatAreNoTemplatesAreErrorsAndOthersGoOn() throws {
    try write("a.xml", "<UIView top='1'/>")
    try write("a.txt", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link.xml", withDestinationPath: "\(folder)/a.xml")
    let paths = ["missing", "a.txt", "link.xml", "a.xml"].map { "\(folder)/\($0)" }
    let listing = TemplateListing(of: paths, formatter: formatter)
    #expect(listing.problems.map(\.file) == Array(paths.dropLast()))
    #expect(listing.templates.map(\.name) == ["a.xml"])
  }

  @Test func onlyFilesThatChangeAreWritten() throws {
    try write("good.xml", "<UIView top=\"1\"/>\n")
    try write("long.xml", "<UIView   top='1'/>")
    try write("bad.xml", "<UIView   top='1 +'/>")
    for writes in [false, true] {
      let done = TemplateRewriting(of: [folder], formatter: formatter, writes: writes) {
        formatter, markup throws(Diagnostics) in try formatter.formatted(markup)
      }
      #expect(done.count == 3)
      #expect(done.changed == ["\(folder)/long.xml"])
      #expect(done.problems.map(\.file) == ["\(folder)/bad.xml"])
      #expect(try read("long.xml") == (writes ? "<UIView top=\"1\"/>\n" : "<UIView   top='1'/>"))
      #expect(try read("bad.xml") == "<UIView   top='1 +'/>")
    }
  }
}
