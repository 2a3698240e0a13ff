import ArgumentParser

/// What `quoin preview` is told.
package struct PreviewOptions: ParsableArguments {
  /// The templates of this folder.
  package init() {}

  /// A template, or a folder with some.
  @Argument(help: "A template, or a folder with templates in it.", completion: .file(extensions: ["xml"]))
  package var path: String?

  /// The file with the data of the first template.
  @Option(
    help: ArgumentHelp(
      "JSON with the data of the first template, or rows; else the file beside each with the same name and .json.",
      valueName: "file"))
  package var data: String?

  /// The row of the data that is shown.
  @Option(
    help: ArgumentHelp("Which row of --data is shown, from 1; the first unless given.", valueName: "number"))
  package var row: Int?

  /// The port to listen on; 0 for one that is free.
  @Option(
    help: ArgumentHelp(
      "The port to listen on; with it the address is the same each time. 0 for one that is free.",
      valueName: "number"))
  package var port: UInt16 = 0

  /// The device to begin with.
  @Option(help: ArgumentHelp("Begin with a device, such as \"iPhone 15\".", valueName: "name"))
  package var device: String?

  /// The size to begin with.
  @Option(
    help: ArgumentHelp(
      "Begin with a size in points or in mm, cm, in, pt or px, or a paper's: 390x844, 100x150mm, A5.",
      valueName: "width x height"))
  package var size: String?

  /// What to begin with.
  @Option(help: ArgumentHelp("Begin light or dark.", valueName: "light|dark"))
  package var appearance: AppearanceArgument = .light

  /// The language to begin with; empty for that of the strings.
  @Option(help: ArgumentHelp("Begin with a language, such as de or de-CH.", valueName: "language"))
  package var language = ""

  /// How many pixels a point has to begin with.
  @Option(
    help: ArgumentHelp("Begin with so many pixels a point; else those of the device, or of the screen."))
  package var scale: Double?

  /// Whether the text of templates is shown to be edited.
  @Flag(
    help: "Show the text of templates beside them, to be edited there; without a path, that of a new one.")
  package var sandbox = false

  /// Whether the browser is opened.
  @Flag(help: "Open the page in the browser.")
  package var open = false

  /// The command that opens a place in a file.
  @Option(
    help: ArgumentHelp(
      "What opens a place in a file: a command with {file}, {line} and {column}.", valueName: "command"))
  package var editor: String?

  /// How templates mean right and bottom.
  @OptionGroup package var layout: LegacyLayoutOption

  /// What templates may read.
  @OptionGroup package var reading: ReadingOptions
}
