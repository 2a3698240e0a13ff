import Foundation
import QuoinDiagnostics
import QuoinResources

/// A command that opens a place in a file.
public struct EditorCommand: Sendable {
  private let words: [String]

  /// Takes a command with `{file}`, `{line}` and `{column}` where these stand; behind it, if it has none of them.
  ///
  /// ```swift
  /// EditorCommand("code --goto {file}:{line}:{column}")
  /// ```
  ///
  /// - Parameter command: Its words as a shell takes them: quotes hold one together, as does a backslash before a space.
  /// - Returns: Nothing where it names no program, or a quote in it has no end.
  public init?(_ command: String) {
    guard var words = Self.words(of: command), let program = words.first else { return nil }
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
      let program = words(of: command)?.first.map { URL(fileURLWithPath: $0).lastPathComponent }
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

  /// The words of a command, as a shell takes them.
  private static func words(of command: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        // Between double quotes it is one only before what it keeps from its meaning.
        if quote != nil, !"\"\\$`".contains(character) { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped { return nil }
    return words + (word.map { [$0] } ?? [])
  }

  /// Starts the editor, and does not wait for it.
  ///
  /// - Parameter path: Where programs are looked for, as `$PATH` has it.
  /// - Throws: That there is no such program, or what the system says.
  func open(
    file: String, line: Int, column: Int, path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) throws(Diagnostic) {
    let words = arguments(file: file, line: line, column: column)
    let program = Self.program(words[0], in: path ?? "")
    guard let program else { throw .noEditor(words[0]) }
    let process = Process()
    process.executableURL = program
    process.arguments = Array(words.dropFirst())
    process.environment = Installation.current.machineEnvironment
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw .editorFailed("\(error.localizedDescription)") }
  }

  /// Where a program lies; nothing where there is none of that name.
  private static func program(_ name: String, in path: String) -> URL? {
    let places = name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    return places.first { place in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: place)
    }.map { URL(fileURLWithPath: $0) }
  }
}

extension Diagnostic {
  fileprivate static func noEditor(_ name: String) -> Diagnostic {
    Diagnostic(.error, "There is no program '\(name)' that the editor could be started by")
  }

  fileprivate static func editorFailed(_ reason: String) -> Diagnostic {
    Diagnostic(.error, "The editor could not be started: \(reason)")
  }
}
