import ArgumentParser
import Foundation
import Quoin

/// What templates may read besides what lies in their own folder.
package struct ReadingOptions: ParsableArguments, Sendable {
  /// Nothing besides the templates' own folders.
  package init() {}

  /// Folders that templates may read, besides their own, as they were named.
  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      "Let templates read files under a folder; their own folder always counts. May be repeated.",
      valueName: "folder"))
  package var allowedPaths: [String] = []

  /// The hosts that templates may load from.
  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp("Let templates load from a host over HTTP. May be repeated.", valueName: "host"))
  package var allowedHosts: [String] = []

  /// Folders of fonts that templates may name, as they were named.
  @Option(
    name: .customLong("font-path"),
    help: ArgumentHelp(
      "A folder of fonts that templates may name; one called fonts beside a template always counts. Repeatable.",
      valueName: "folder"))
  package var fontPaths: [String] = []

  /// Refuses what is no folder and no host.
  package func validate() throws {
    for (option, paths) in [("--allow-path", allowedPaths), ("--font-path", fontPaths)] {
      for path in paths {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
          throw ValidationError("\(option) names a folder; '\(path)' is none")
        }
      }
    }
    for host in allowedHosts where !Self.isHost(host) {
      throw ValidationError(
        "--allow-host takes the name of a host, such as cdn.example.com; '\(host)' is none")
    }
  }

  /// Whether a text is a host as a URL has it, so that it can be compared with one.
  private static func isHost(_ text: String) -> Bool {
    var address = in6_addr()
    if inet_pton(AF_INET6, text, &address) == 1 { return true }
    return !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
  }

  /// What may be read, in words.
  package var described: String { "\(allowedPaths) \(allowedHosts) \(fontPaths)" }

  /// The folders that templates may read, besides their own.
  package var allowedFolders: [URL] { allowedPaths.map { URL(fileURLWithPath: $0) } }
  /// The folders of fonts that templates may name.
  package var fontFolders: [URL] { fontPaths.map { URL(fileURLWithPath: $0, isDirectory: true) } }

  /// What reads a template, and all that it names.
  package func loader(for path: String) -> ResourceLoader {
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    return ResourceLoader(policy: ResourcePolicy(folders: [own] + allowedFolders, hosts: Set(allowedHosts)))
  }

  /// The fonts in the folders that the command names.
  package var fonts: FontCollection? {
    let folders = fontFolders
    if folders.isEmpty { return nil }
    return FontCollection(
      folders: folders, loader: ResourceLoader(policy: ResourcePolicy(folders: folders)))
  }
}
