extension UIFont {
  /// The same font with more traits; of a family without such a face what is drawn is made of another.
  ///
  /// - Parameter traits: What comes to the traits it has; a bold weight stays as it is.
  public func adding(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    var all = fontDescriptor.symbolicTraits.union(traits)
    if fontDescriptor.weight.rawValue >= UIFont.Weight.semibold.rawValue { all.insert(.traitBold) }
    guard all != fontDescriptor.symbolicTraits || traits.contains(.traitBold) else { return self }
    return UIFont(descriptor: fontDescriptor.asking(for: all), size: pointSize)
  }
}
