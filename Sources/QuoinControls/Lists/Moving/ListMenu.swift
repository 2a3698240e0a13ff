import Foundation

/// The menu of a row that is pressed long.
final class ListMenu: UIContextMenuInteractionDelegate {
  private let configuration: UIContextMenuConfiguration
  /// What is lifted; the row where there is nothing.
  private let preview: () -> UITargetedPreview?
  private(set) var interaction: UIContextMenuInteraction?

  init(_ configuration: UIContextMenuConfiguration, preview: @escaping () -> UITargetedPreview?) {
    self.configuration = configuration
    self.preview = preview
  }

  /// Shows the menu beside a cell, which is lifted meanwhile.
  func present(on cell: UIView, at point: CGPoint) {
    let interaction = UIContextMenuInteraction(delegate: self)
    interaction.didMove(to: cell)
    self.interaction = interaction
    if !interaction.presentMenu(at: point) { end() }
  }

  private func end() {
    interaction?.willMove(to: nil)
    interaction = nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { end() }
}
