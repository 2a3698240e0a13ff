extension UITableViewCell {
  /// Where a cell's texts stand.
  public nonisolated enum CellStyle: Int, Sendable, CaseIterable {
    /// A text.
    case `default`
    /// A text, and a second one at the trailing side.
    case value1
    /// A text in the tint before a second one.
    case value2
    /// A text, and a smaller one below it.
    case subtitle
  }

  /// What stands at the trailing side of a cell.
  public nonisolated enum AccessoryType: Int, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What a selected cell looks like; all but `none` look the same, as they have since iOS 7.
  public nonisolated enum SelectionStyle: Int, Sendable, CaseIterable { case none, blue, gray, `default` }

  /// What the user can do with a cell.
  public nonisolated enum EditingStyle: Int, Sendable, CaseIterable { case none, delete, insert }

  /// What a cell that keys go to looks like.
  public nonisolated enum FocusStyle: Int, Sendable, CaseIterable { case `default`, custom }

  /// Which lines part cells.
  public nonisolated enum SeparatorStyle: Int, Sendable, CaseIterable {
    case none, singleLine, singleLineEtched
  }

  /// What a cell is about to show.
  public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Controls for editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
