import ArgumentParser

/// What `quoin language-server` is told.
package struct LanguageServerOptions: ParsableArguments {
  /// Nothing.
  package init() {}

  /// Whether the way of talking was named.
  @Flag(help: "What editors pass to name the way of talking, which is the only one there is.")
  package var stdio = false

  /// How templates mean right and bottom.
  @OptionGroup package var layout: LegacyLayoutOption
}
