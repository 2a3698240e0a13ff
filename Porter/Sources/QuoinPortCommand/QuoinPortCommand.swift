import ArgumentParser
import Foundation
import QuoinDiagnostics
import QuoinPort

@main
struct QuoinPortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin port",
    abstract: "Write sources for UIKit anew, so that they compile with Quoin.",
    discussion: """
      Each file X.swift becomes X.ported.swift, which names its source and keeps its lines; the sources stay as they are. \
      What cannot be carried over is written to standard error, by its place. Exit status 1 means that some of it will \
      not compile or not do what it does on iOS.
      """)

  @Argument(help: ArgumentHelp("Files and folders of one target.", valueName: "path"))
  var paths: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "Files and folders of a target that this one uses: what they declare is known, and they are not written.",
      valueName: "path"))
  var using: [String] = []

  @Flag(help: "Write all files into the folder itself, instead of folders as the sources have them.")
  var flat = false

  @Flag(help: "Exit with status 0 whatever is told.")
  var keepGoing = false

  func run() throws {
    let told: [Diagnostic]
    do { told = try port() } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode.failure
    }
    if !keepGoing, told.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
  }

  /// Writes the files and what is told of them.
  ///
  /// - Returns: What is told.
  private func port() throws(Diagnostic) -> [Diagnostic] {
    var (files, context): ([SourceFile], [SourceFile]) = ([], [])
    for path in paths { files += try SourceFile.all(at: path) }
    for path in using { context += try SourceFile.all(at: path) }
    guard !files.isEmpty else { throw .nothingToPort(paths) }
    let ported = Porter(files.map(\.source), context: context.map(\.source)).port()
    try write(ported, for: files)
    tell(ported.diagnostics, in: files)
    return ported.diagnostics
  }

  private func write(_ ported: PortedTarget, for files: [SourceFile]) throws(Diagnostic) {
    let folder = URL(fileURLWithPath: output)
    var written: Set<String> = []
    for (file, result) in zip(files, ported.files) {
      let name = String((flat ? file.name : file.place).dropLast(".swift".count)) + SourceFile.portedSuffix
      let target = folder.appendingPathComponent(name)
      written.insert(target.standardizedFileURL.path)
      try SourceFile.write(result.text, to: target)
    }
    // What was ported here before, and has no source any more, would still be compiled.
    for old in SourceFile.ported(in: folder) where !written.contains(old.standardizedFileURL.path) {
      try? FileManager.default.removeItem(at: old)
    }
  }

  private func tell(_ diagnostics: [Diagnostic], in files: [SourceFile]) {
    var printer = DiagnosticPrinter(usesColor: isatty(2) == 1)
    for file in files { printer.add(SourceText(file: file.source.path, contents: file.source.text)) }
    for diagnostic in diagnostics {
      FileHandle.standardError.write(Data((printer.terminalText(for: diagnostic) + "\n").utf8))
    }
  }
}
