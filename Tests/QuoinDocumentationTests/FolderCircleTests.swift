import Foundation
import Testing

/// Folders of a target name each other in a circle only where the target's page says which.
@Suite struct FolderCircleTests {
  /// Which folders of a target name types of which others, with the types.
  private struct Arrows {
    private(set) var types: [String: [String: Set<String>]] = [:]

    /// - Parameter target: The folder of a target's sources.
    init(in target: URL) throws {
      var files: [(room: String, outline: SwiftOutline)] = []
      let paths = FileManager.default.enumerator(atPath: target.path)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where path.hasSuffix(".swift") {
        let room = path.split(separator: "/").dropLast().first.map(String.init) ?? ""
        let text = try String(contentsOf: target.appendingPathComponent(path), encoding: .utf8)
        files.append((room, SwiftOutline(text)))
      }
      var rooms: [String: String] = [:]
      for file in files {
        for type in file.outline.declared where rooms[type] == nil { rooms[type] = file.room }
      }
      for file in files {
        for type in file.outline.named {
          if let room = rooms[type], room != file.room {
            types[file.room, default: [:]][room, default: []].insert(type)
          }
        }
      }
    }

    /// The folders that can be come to from one.
    private func reach(of room: String) -> Set<String> {
      var (found, left): (Set<String>, [String]) = ([], [room])
      while let next = left.popLast() {
        for other in (types[next] ?? [:]).keys where found.insert(other).inserted { left.append(other) }
      }
      return found
    }

    /// The folders from which a way leads back to them.
    var circles: [String] { types.keys.filter { reach(of: $0).contains($0) }.sorted() }

    /// What leads from folders to others among them, a line each.
    func ways(among rooms: [String]) -> String {
      rooms.flatMap { room in
        (types[room] ?? [:]).filter { rooms.contains($0.key) }.sorted { $0.key < $1.key }.map {
          "\(room) names \($0.value.sorted().joined(separator: ", ")) of \($0.key)"
        }
      }.joined(separator: "\n")
    }
  }

  @Test func pagesSayWhichFoldersStandInCircles() throws {
    let sources = DocumentPage.root.appendingPathComponent("Sources")
    for target in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
      let folder = sources.appendingPathComponent(target)
      let circles = try Arrows(in: folder)
      guard !circles.circles.isEmpty else { continue }
      let page = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
      let said = page.split(separator: "\n").filter { $0.contains("circle") }.joined()
      let unsaid = circles.circles.filter { !said.contains("`\($0)`") }
      if unsaid.isEmpty { continue }
      Issue.record(
        "Folders of \(target) stand in a circle, and its page does not say so of \(unsaid.joined(separator: ", ")):\n\(circles.ways(among: circles.circles))"
      )
    }
  }

  @Test func outlinesKnowWhatIsDeclaredAndWhatIsNamed() {
    let outline = SwiftOutline(
      #"""
      /// A Comment, """ and all.
      @available(*, deprecated) public final class Shelf<Book: Kind>: Furniture { /* Not This
      Nor This */ }
      private struct Secret {}
      extension Room.Wall {
        struct Inner { let text = "Of \"Texts\""; let pages: [Page] }
      }
      let many = """
        Lines Here
        """
      indirect enum Tree { case leaf }
      """#)
    #expect(outline.declared == ["Shelf", "Tree"])
    #expect(
      outline.named == [
        "Shelf", "Book", "Kind", "Furniture", "Secret", "Room", "Wall", "Inner", "Page", "Tree",
      ])
  }
}
