import Foundation
import Testing

/// What the trait `MainActorViews` rests on in every target that it isolates; a build without it would not notice.
@Suite struct IsolationTests {
  private struct Declaration {
    let kind: Substring
    let name: Substring
    let isOpen: Bool
    let isNonisolated: Bool
    let inherited: [String]
    /// The lines between the braces, as far as they are the declaration's own.
    let members: [Substring]
  }

  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardizedFileURL

  /// The targets that the manifest isolates.
  private static func targets() throws -> [String] {
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try #require(manifest.firstMatch(of: /let isolated: Set = \[([^\]]+)\]/))
    return list.1.matches(of: /"(\w+)"/).map { String($0.1) }
  }

  /// What others than a target itself see of classes and protocols, with the file.
  private static func declarations() throws -> [(file: String, declaration: Declaration)] {
    var found: [(String, Declaration)] = []
    for target in try targets() {
      let folder = root.appendingPathComponent("Sources/\(target)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
        found += Self.declarations(in: lines).map { (file.lastPathComponent, $0) }
      }
    }
    return found
  }

  private static func declarations(in lines: [Substring]) -> [Declaration] {
    var found: [Declaration] = []
    for (index, line) in lines.enumerated() {
      guard
        let match = line.firstMatch(
          of: /^( *)((?:public |open |package |final |nonisolated |@MainActor )*)(class|protocol) (\w+)/),
        match.2.contains(/public|open|package/),
        !["func", "var", "let", "subscript"].contains(match.4),
        let opening = lines[index...].firstIndex(where: { $0.contains("{") })
      else { continue }
      let head = lines[index...opening].joined(separator: " ").prefix { $0 != "{" }
      let inherited =
        head.replacing(/<[^>]*>/, with: "").split(separator: ":", maxSplits: 1).dropFirst()
        .joined().split(separator: " where ").first ?? ""
      let own = match.1 + "  "
      let end = lines[opening...].firstIndex { $0.hasPrefix(match.1 + "}") } ?? opening
      found.append(
        Declaration(
          kind: match.3, name: match.4, isOpen: match.2.contains("open"),
          isNonisolated: match.2.contains("nonisolated"),
          inherited: inherited.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) },
          members: lines[opening...end].filter { $0.hasPrefix(own) && !$0.hasPrefix(own + " ") }
            + [lines[opening].drop { $0 != "{" }]))
    }
    return found
  }

  @Test func theManifestIsolatesWhatHoldsViews() throws {
    let targets = try Self.targets()
    #expect(targets.contains("QuoinViews") && targets.contains("QuoinScreens"))
    #expect(try Self.declarations().count > 250)
  }

  @Test func rootsOfClassesAndProtocolsAreBoundToWhereViewsAre() throws {
    let declarations = try Self.declarations()
    let bound = Set(
      declarations.map(\.declaration).filter { !$0.isNonisolated }.map { String($0.name) }
        + ["ViewBound"])
    // Rows of numbers and views are written alike, and numbers are bound to nothing.
    let free: Set<Substring> = ["ViewBound", "DistributionElement"]
    for (file, declaration) in declarations where !declaration.isNonisolated {
      if free.contains(declaration.name) { continue }
      let isBound = declaration.inherited.contains { bound.contains($0) }
      #expect(isBound, "\(file): \(declaration.name) is to be `ViewBound` or `nonisolated`")
    }
  }

  @Test func openClassesWriteTheirDeinit() throws {
    for (file, declaration) in try Self.declarations() where declaration.isOpen && !declaration.isNonisolated
    {
      let isWritten = declaration.members.contains { $0.contains(/\bdeinit\b/) }
      #expect(isWritten, "\(file): \(declaration.name) leaves its `deinit` out; write `deinit {}`")
    }
  }
}
