import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDiagnostics
import QuoinPreview

/// `quoin preview`: templates in a browser, drawn again whenever a file is saved.
struct PreviewCommand: ParsableCommand {
  static let configuration = LiveCommand.preview.configuration(
    discussion: """
      quoin preview                            shows the templates of this folder
      quoin preview card.xml --open            shows one, and opens the browser
      quoin preview Screens --device "iPhone 15" --appearance dark
      quoin preview --sandbox                  a template to try things with, its text beside the picture
      quoin preview --sandbox '#sandbox=q1Y…'   what somebody has handed on by Link
      quoin preview card.xml --editor "code --goto {file}:{line}:{column}"

      The page is served to this machine alone, at an address with a token that is printed, and that stays the same with --port. Problems are shown over the \
      last good picture until they are mended. Without --editor, $VISUAL or $EDITOR opens the places of problems where \
      it is an editor with windows of its own, and else the browser by vscode: addresses.
      """)

  @OptionGroup var options: PreviewOptions

  func validate() throws {
    if let device = options.device, Device.named(device) == nil {
      throw ValidationError("There is no device '\(device)'; \(Device.advice(for: device))")
    }
    if options.size != nil, options.device != nil {
      throw ValidationError("--size and --device each say how large templates are; give one of them")
    }
    _ = try size
    if let link {
      guard options.sandbox else { throw ValidationError("The link of a sandbox is opened with --sandbox") }
      let packed = link.dropFirst(Self.beginningOfLink.count)
      guard !packed.isEmpty,
        packed.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) })
      else {
        throw ValidationError(
          "The link is not whole: it is #sandbox= with letters, digits, - and _ behind it")
      }
    }
    if let row = options.row {
      guard options.data != nil else { throw ValidationError("--row is one of --data, which is not given") }
      guard row > 0 else { throw ValidationError("--row counts from 1") }
    }
    if !options.language.isEmpty, !LanguageName.isKnown(options.language) {
      throw ValidationError("--language is a language such as de or de-CH; '\(options.language)' is none")
    }
    if let scale = options.scale, !(0.25...4).contains(scale) {
      throw ValidationError("--scale must be a number from 0.25 to 4")
    }
    if let editor = options.editor, EditorCommand(editor) == nil {
      throw ValidationError("The command of the editor is empty, or a quote in it has no end")
    }
  }

  /// As the page writes it.
  private static let beginningOfLink = "#sandbox="

  /// What stands behind the address of a sandbox that somebody has handed on.
  private var link: String? {
    guard let path = options.path, let start = path.range(of: Self.beginningOfLink) else { return nil }
    return String(path[start.lowerBound...])
  }

  /// The size that is asked for, in points.
  private var size: CGSize? {
    get throws {
      guard let text = options.size else { return nil }
      do throws(Diagnostic) { return try PictureSize(text).points(atScale: options.scale ?? 1) } catch {
        throw ValidationError("--size: " + error.message)
      }
    }
  }

  func run() throws {
    options.layout.apply()
    let path = link == nil ? options.path : nil
    let folder = options.sandbox ? try PreviewSandbox(path: path) : nil
    defer {
      if let kept = folder?.remove() { try? Console.output("What was saved stays in \(kept)\n") }
    }
    var project = try PreviewProject(path: folder?.path ?? path ?? ".")
    project.isSandbox = options.sandbox
    project.data = options.data.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    project.row = options.row
    project.allowedFolders = options.reading.allowedFolders
    project.allowedHosts = Set(options.reading.allowedHosts)
    project.fontFolders = options.reading.fontFolders
    project.settings.device = options.device.flatMap(Device.named)?.name
    if let size = try size { (project.settings.width, project.settings.height) = (size.width, size.height) }
    project.settings.appearance = options.appearance == .dark ? .dark : .light
    (project.settings.language, project.settings.scale) = (options.language, options.scale)
    project.editor =
      options.editor.flatMap(EditorCommand.init)
      ?? EditorCommand.ofEnvironment(ProcessInfo.processInfo.environment)
    let token = options.port == 0 ? nil : KeptToken().token()
    let server = try PreviewServer(project, port: options.port, token: token)
    let (name, opensBrowser) = (
      path ?? (folder.map { "a sandbox in \($0.path)" } ?? "."), options.open
    )
    let end = EndOfWork()
    // What is there for the time of the work goes with it, however that ends.
    if options.sandbox || options.open { Interruption.listen() }
    let door = BrowserDoor()
    defer { door.remove() }
    Task {
      do {
        let start = try await server.start()
        let address = link.flatMap { URL(string: $0, relativeTo: start)?.absoluteURL } ?? start
        try Console.output("Previewing \(name) at \(address)  (Control-C ends it)\n")
        if opensBrowser { door.open(address) }
        await server.wait()
        end.reach(nil)
      } catch { end.reach(error) }
    }
    try end.waitUnlessInterrupted()
    if let signal = Interruption.signal { throw ExitCode(128 + signal) }
  }
}
