import ArgumentParser
import Quoin

/// How templates mean `right` and `bottom` where they do not say so themselves.
package struct LegacyLayoutOption: ParsableArguments, Sendable {
  /// Templates as they are meant today.
  package init() {}

  /// Whether right and bottom are measured from the parent's left and top edge.
  @Flag(help: "Measure right and bottom from the parent's left and top edge, as early templates do.")
  package var legacyLayout = false

  /// Lets all templates be read so; called before any is.
  package func apply() { LayoutNode.useLegacyLayoutMode = legacyLayout }
}
