import Foundation

/// Records that no test speaks of any more.
enum StaleRecords {
  /// Whether the arguments of a test process ask for all tests.
  static func areAllTestsRun(_ arguments: [String]) -> Bool {
    let words = arguments.dropFirst()
    let filters = ["--filter", "--skip"]
    if words.contains(where: { word in filters.contains { word == $0 || word.hasPrefix($0 + "=") } }) {
      return false
    }
    // XCTest gets the tests that it is to run as `Module.Class/test`, without a word before them.
    return words.contains("--testing-library") || !words.contains { $0.contains("/") && !$0.hasPrefix("/") }
  }

  /// The stale ones in the folders of the tests that ran.
  ///
  /// What the source still names is left alone, as its test may be disabled, and so is what other processes of the run
  /// may have looked at.
  ///
  /// - Parameter claims: What a whole run named.
  static func find(among claims: [TestRun.Claim]) -> [URL] {
    var stale: [URL] = []
    let byFolder = Dictionary(grouping: claims) { $0.file.deletingLastPathComponent() }
    for (folder, claims) in byFolder {
      let named = Set(claims.map { $0.file.lastPathComponent.lowercased() })
      let names = Set(claims.map(\.name))
      let source = claims.first.flatMap { try? String(contentsOfFile: $0.place.filePath, encoding: .utf8) }
      for file in files(in: folder) where !named.contains(file.lastPathComponent.lowercased()) {
        // `card.dark.png` may be of “card” or of “card.dark”.
        let parts = file.lastPathComponent.split(separator: ".")
        let possible = parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
        let isNamed = possible.contains { name in
          !names.contains(name)
            && ["\"\(name)\"", "func \(name)("].contains { source?.contains($0) == true }
        }
        if !isNamed { stale.append(file) }
      }
    }
    return (stale + filesOfLostTests(beside: claims)).sorted { $0.path < $1.path }
  }

  /// The records of files of tests that are there no more, beside those that are.
  private static func filesOfLostTests(beside claims: [TestRun.Claim]) -> [URL] {
    var stale: [URL] = []
    for (module, claims) in Dictionary(
      grouping: claims, by: { $0.file.deletingLastPathComponent().deletingLastPathComponent() })
    {
      let known = Set(claims.map { $0.file.deletingLastPathComponent().lastPathComponent })
      let sources = Set(claims.flatMap { sourceNames(around: $0.place) })
      for folder in files(in: module) where !known.contains(folder.lastPathComponent) {
        if !sources.contains(folder.lastPathComponent) { stale += files(in: folder) }
      }
    }
    return stale
  }

  /// The names of the Swift files of a test's target, as far as its folder has the target's name; else of its folder.
  private static func sourceNames(around place: TestPlace) -> [String] {
    let own = URL(fileURLWithPath: place.filePath).deletingLastPathComponent()
    let parts = own.pathComponents
    let target = parts.lastIndex(of: place.module).map {
      URL(fileURLWithPath: NSString.path(withComponents: Array(parts[...$0])), isDirectory: true)
    }
    let found = FileManager.default.enumerator(atPath: (target ?? own).path)
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return found ?? []
  }

  /// What is said of them when a run ends.
  static func message(for files: [URL]) -> String {
    let count = files.count == 1 ? "1 record is" : "\(files.count) records are"
    return (["QuoinTesting: \(count) named by no test any more:"] + files.map { "  \($0.path)" })
      .joined(separator: "\n")
  }
}
