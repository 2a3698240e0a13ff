import ArgumentParser
import Quoin

/// How templates mean `right` and `bottom` where they do not say so themselves.
struct LegacyLayoutOption: ParsableArguments, Sendable {
  @Flag(help: "Measure right and bottom from the parent's left and top edge, as early templates do.")
  var legacyLayout = false

  /// Lets all templates be read so; called before any is.
  func apply() { LayoutNode.useLegacyLayoutMode = legacyLayout }
}
