extension LMRowView {
  /// The grid that the row is part of.
  final var currentGrid: BoxGrid? {
    if let grid { return grid }
    guard let outer = outerBox, outer.hasGrid else { return nil }
    outer.prepareGrid()
    return grid
  }
}
