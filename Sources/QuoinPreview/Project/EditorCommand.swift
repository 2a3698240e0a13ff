import Foundation

/// A command that opens a place in a file.
public struct EditorCommand: Sendable {
  private let words: [String]

  /// Takes a command with `{file}`, `{line}` and `{column}` where these stand; behind it, if it has none of them.
  ///
  /// ```swift
  /// EditorCommand("code --goto {file}:{line}:{column}")
  /// ```
  public init?(_ command: String) {
    var words = command.split(separator: " ").map(String.init)
    guard let program = words.first else { return nil }
    if !words.contains(where: { $0.contains("{file}") }) {
      words += Self.places[URL(fileURLWithPath: program).lastPathComponent] ?? ["{file}"]
    }
    self.words = words
  }

  /// The editor that the environment names, where it has a window of its own: one in a terminal would take that from the
  /// preview.
  public static func ofEnvironment(_ environment: [String: String]) -> EditorCommand? {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    return named.first { command in
      let program = command.split(separator: " ").first.map {
        URL(fileURLWithPath: String($0)).lastPathComponent
      }
      return program.map { places[$0] != nil } ?? false
    }.flatMap(EditorCommand.init)
  }

  /// How editors with windows are told a place.
  private static let places = [
    "code": ["--goto", "{file}:{line}:{column}"], "codium": ["--goto", "{file}:{line}:{column}"],
    "cursor": ["--goto", "{file}:{line}:{column}"], "subl": ["{file}:{line}:{column}"],
    "zed": ["{file}:{line}:{column}"], "gedit": ["{file}", "+{line}:{column}"],
    "kate": ["--line", "{line}", "--column", "{column}", "{file}"],
    "gvim": ["+call cursor({line},{column})", "{file}"], "idea": ["--line", "{line}", "{file}"],
  ]

  /// The words of the command for a place.
  func arguments(file: String, line: Int, column: Int) -> [String] {
    // The file's name comes last, so that nothing in it is taken for a placeholder.
    words.map {
      $0.replacing("{line}", with: "\(line)").replacing("{column}", with: "\(column)")
        .replacing("{file}", with: file)
    }
  }

  /// Starts the editor, and does not wait for it.
  ///
  /// - Throws: What the system says.
  func open(file: String, line: Int, column: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments(file: file, line: line, column: column)
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }
}
