import ArgumentParser
import Foundation
import Quoin
import QuoinCommandLine
import QuoinPreview

/// `quoin preview`: templates in a browser, drawn again whenever a file is saved.
struct PreviewCommand: ParsableCommand {
  static let configuration = LiveCommand.preview.configuration(
    discussion: """
      quoin preview                            shows the templates of this folder
      quoin preview card.xml --open            shows one, and opens the browser
      quoin preview Screens --device "iPhone 15" --appearance dark
      quoin preview --sandbox                  a template to try things with, its text beside the picture
      quoin preview card.xml --editor "code --goto {file}:{line}:{column}"

      The page is served to this machine alone, at an address with a token that is printed. Problems are shown over the \
      last good picture until they are mended. Without --editor, $VISUAL or $EDITOR opens the places of problems where \
      it is an editor with windows of its own, and else the browser by vscode: addresses.
      """)

  @Argument(help: "A template, or a folder with templates in it.", completion: .file(extensions: ["xml"]))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "JSON with the data of the first template; else the file beside each with the same name and .json.",
      valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("The port to listen on; 0 for one that is free.", valueName: "number"))
  var port: UInt16 = 0

  @Option(help: ArgumentHelp("Begin with a device, such as \"iPhone 15\".", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("Begin light or dark.", valueName: "light|dark"))
  var appearance: AppearanceArgument = .light

  @Option(help: ArgumentHelp("Begin with a language, such as de or de-CH.", valueName: "language"))
  var language = ""

  @Option(
    help: ArgumentHelp("Begin with so many pixels a point; else those of the device, or of the screen."))
  var scale: Double?

  @Flag(
    help: "Show the text of templates beside them, to be edited there; without a path, that of a new one.")
  var sandbox = false

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "What opens a place in a file: a command with {file}, {line} and {column}.", valueName: "command"))
  var editor: String?

  @OptionGroup var layout: LegacyLayoutOption

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    if let device, Device.named(device) == nil {
      throw ValidationError("There is no device '\(device)'; \(Device.advice(for: device))")
    }
    if let scale, !(0.25...4).contains(scale) {
      throw ValidationError("--scale must be a number from 0.25 to 4")
    }
    if let editor, EditorCommand(editor) == nil {
      throw ValidationError("The command of the editor is empty, or a quote in it has no end")
    }
  }

  func run() throws {
    layout.apply()
    let folder = sandbox ? try PreviewSandbox(path: path) : nil
    defer {
      if let kept = folder?.remove() { try? Console.output("What was saved stays in \(kept)\n") }
    }
    var project = try PreviewProject(path: folder?.path ?? path ?? ".")
    project.isSandbox = sandbox
    project.data = data.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    project.allowedFolders = reading.allowedFolders
    project.allowedHosts = Set(reading.allowedHosts)
    project.fontFolders = reading.fontFolders
    project.settings.device = device.flatMap(Device.named)?.name
    project.settings.appearance = appearance == .dark ? .dark : .light
    (project.settings.language, project.settings.scale) = (language, scale)
    project.editor =
      editor.flatMap(EditorCommand.init)
      ?? EditorCommand.ofEnvironment(ProcessInfo.processInfo.environment)
    let server = try PreviewServer(project, port: port)
    let (name, opensBrowser) = (path ?? (folder.map { "a sandbox in \($0.path)" } ?? "."), open)
    let end = EndOfWork()
    // What is there for the time of the work goes with it, however that ends.
    if sandbox || open { Interruption.listen() }
    let door = BrowserDoor()
    defer { door.remove() }
    Task {
      do {
        let address = try await server.start()
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
