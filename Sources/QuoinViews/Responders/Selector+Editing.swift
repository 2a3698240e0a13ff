nonisolated extension Selector {
  /// ``UIResponder/cut(_:)``.
  public static let cut = Selector("cut:", UIResponder.cut)
  /// ``UIResponder/copy(_:)``.
  public static let copy = Selector("copy:", UIResponder.copy(_:))
  /// ``UIResponder/paste(_:)``.
  public static let paste = Selector("paste:", UIResponder.paste)
  /// ``UIResponder/delete(_:)``.
  public static let delete = Selector("delete:", UIResponder.delete)
  /// ``UIResponder/select(_:)``.
  public static let select = Selector("select:", UIResponder.select)
  /// ``UIResponder/selectAll(_:)``.
  public static let selectAll = Selector("selectAll:", UIResponder.selectAll)

  /// What every responder has a method for, and only some know what to do with.
  static let ofEditing: Set<Selector> = [.cut, .copy, .paste, .delete, .select, .selectAll]
}
