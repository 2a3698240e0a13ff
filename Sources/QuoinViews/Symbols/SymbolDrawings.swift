/// The symbols that are drawn; others are made from them, see ``SymbolComposition``.
///
/// All drawings are Quoin's own, in the notation that ``SymbolNotation`` reads.
nonisolated enum SymbolDrawings {
  private static let all = [arrows, marks, people, objects, world]

  /// The drawing of a name, in the notation.
  static func text(of name: String) -> String? {
    for drawings in all {
      if let text = drawings[name] { return text }
    }
    return nil
  }

  /// The names of all drawings, by alphabet.
  static var names: [String] { all.flatMap(\.keys).sorted() }
}
