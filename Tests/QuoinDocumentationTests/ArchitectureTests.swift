import Foundation
import Testing

/// The page of the architecture, the manifest and the imports say the same.
@Suite struct ArchitectureTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardizedFileURL

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The targets of the manifest that are no tests, in its order.
  private static func targets() throws -> [String] {
    try text("Package.swift").matches(
      of: /\.(?:target|systemLibrary|executableTarget)\(\s*name: "(\w+)"/
    ).map { String($0.1) }.filter { !$0.hasSuffix("TestSupport") }
  }

  /// The targets of the page with their floors.
  private static func floors() throws -> [(target: String, floor: Int)] {
    try text("Documentation/Architecture.md").matches(of: /\n\| (\d+) \| ([^|]+) \|/).flatMap { row in
      row.2.matches(of: /`(\w+)`/).compactMap { name in Int(row.1).map { (String(name.1), $0) } }
    }
  }

  @Test func thePageNamesEveryTargetFloorByFloor() throws {
    let floors = try Self.floors()
    #expect(try floors.map(\.target).sorted() == Self.targets().sorted())
    #expect(floors.map(\.floor) == floors.map(\.floor).sorted())
  }

  @Test func theManifestStandsInTheOrderOfTheFloors() throws {
    let floors = try Dictionary(uniqueKeysWithValues: Self.floors())
    let order = try Self.targets().compactMap { floors[$0] }
    #expect(order == order.sorted())
  }

  @Test func importsGoDownAFloor() throws {
    let floors = try Dictionary(uniqueKeysWithValues: Self.floors())
    for (target, floor) in floors {
      let folder = Self.root.appendingPathComponent("Sources/\(target)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        for line in text.split(separator: "\n") {
          guard
            let name = line.firstMatch(
              of: /^(?:@\w+ |public |package |internal |private )*import (?:\w+ )?(\w+)/)
          else { continue }
          guard let imported = floors[String(name.1)] else { continue }
          #expect(imported < floor, "\(file.path) imports \(name.1), which stands on floor \(imported)")
        }
      }
    }
  }

  @Test func whatAnInitializerOfAnAppSetsIsObserved() throws {
    for target in try Self.targets() {
      let folder = Self.root.appendingPathComponent("Sources/\(target)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        let observed = text.matches(
          of: /\n *((?:open|public)\b[^\n{=]*\bvar (\w+)[^\n{]*)\{\s*(?:didSet|willSet)/)
        for match in observed where !match.1.contains("(set)") && !match.1.contains("override") {
          Issue.record("@Observed is missing before \(match.2) in \(file.path)")
        }
      }
    }
  }

  @Test func everyTargetBeginsWithAPage() throws {
    for target in try Self.targets() where !target.hasPrefix("C") {
      let page = try Self.text("Sources/\(target)/README.md")
      #expect(page.hasPrefix("# \(target)\n"))
      #expect(page.split(separator: "\n").count <= 30, "The page of \(target) is long")
    }
  }
}
