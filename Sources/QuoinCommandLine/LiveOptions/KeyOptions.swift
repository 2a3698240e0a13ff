import ArgumentParser

/// Where keys come from: never from the arguments themselves, which everyone on a machine may read.
package struct KeyOptions: ParsableArguments {
  /// The environment alone.
  package init() {}

  /// The file with the keys.
  @Option(
    help: ArgumentHelp(
      "A file with a name and a secret a line; else the environment variable QUOIN_KEYS holds such lines.",
      valueName: "file"))
  package var keys: String?
}
