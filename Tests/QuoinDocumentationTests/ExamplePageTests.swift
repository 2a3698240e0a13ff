import Foundation
import Testing

/// Each example has a page that says what to look at, and all of them are on one list.
@Suite struct ExamplePageTests {
  private let folder = DocumentPage.root.appendingPathComponent("Examples")

  /// The paths that a page links to, without those of hosts.
  private func links(of page: String) -> [String] {
    page.matches(of: /\]\(([^)#:]+)[^):]*\)/).map { String($0.output.1) }
  }

  @Test func eachExampleIsOnTheListAndHasAPage() throws {
    let list = links(of: try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 != "Tests" && !$0.contains(".")
    }
    #expect(Set(list).isSuperset(of: names), "Not on the list: \(Set(names).subtracting(list).sorted())")
    for name in names {
      let page = folder.appendingPathComponent("\(name)/README.md")
      let text = try #require(try? String(contentsOf: page, encoding: .utf8), "\(name) has no page")
      let links = links(of: text)
      #expect(!links.isEmpty, "\(name) leads nowhere")
      for link in links {
        let target = page.deletingLastPathComponent().appendingPathComponent(link).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path), "\(name): \(link)")
      }
    }
  }
}
