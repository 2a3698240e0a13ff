import ArgumentParser

/// What `quoin sign` is told.
package struct SignOptions: ParsableArguments {
  /// Nothing but what is usual.
  package init() {}

  /// The address that is signed.
  @Argument(help: "The address with the path as the service sees it.")
  package var address: String

  /// The folder that is served, in which the template is looked for.
  @Option(
    help: ArgumentHelp(
      "The folder that is served: an address of a template that is not there is refused.", valueName: "folder"
    ),
    completion: .directory)
  package var folder: String?

  /// Where the keys come from.
  @OptionGroup package var keyOptions: KeyOptions

  /// The name of the key that signs.
  @Option(help: ArgumentHelp("The key that signs; the first unless given.", valueName: "name"))
  package var key: String?

  /// For how long the address holds.
  @Option(
    help: ArgumentHelp(
      "For how long: 90s, 30m, 12h, 7d, 2w or 5y, up to 100y; never for as long as there is the key.",
      valueName: "time"))
  package var expires = "1d"
}
