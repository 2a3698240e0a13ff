extension UIFont {
  /// The same font with more traits, as far as its family has such faces.
  ///
  /// - Parameter traits: What comes to the traits it has; a bold weight stays as it is.
  public func adding(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    var all = fontDescriptor.symbolicTraits.union(traits)
    if fontDescriptor.weight.rawValue >= UIFont.Weight.semibold.rawValue { all.insert(.traitBold) }
    guard all != fontDescriptor.symbolicTraits || traits.contains(.traitBold),
      let descriptor = fontDescriptor.withSymbolicTraits(all)
    else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
