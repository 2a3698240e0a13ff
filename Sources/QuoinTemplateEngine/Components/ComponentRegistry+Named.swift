import QuoinGraphics

extension ComponentRegistry {
  /// The same registry with named colours, fonts and images that any template may use.
  ///
  /// A colour `headerColor` is also known as `header`, and everywhere as `UIColor.headerColor`; fonts and images likewise
  /// with "Font" and "Image".
  ///
  /// ```swift
  /// let registry = ComponentRegistry.standard.adding(fonts: [("brandFont", UIFont.systemFont(ofSize: 42))])
  /// // <UILabel font="brand italic"/>
  /// ```
  public func adding(
    colors: [(name: String, color: UIColor)] = [], fonts: [(name: String, font: UIFont)] = [],
    images: [(name: String, image: UIImage)] = []
  ) -> ComponentRegistry {
    var copy = self
    var types: [PropertyType] = []
    if !colors.isEmpty {
      let color = UIColor.propertyType(named: colors)
      var array = [UIColor].propertyType
      array.cases = color.cases
      types += [color, array]
    }
    if !fonts.isEmpty { types.append(UIFont.propertyType(named: fonts)) }
    if !images.isEmpty { types.append(UIImage.propertyType(named: images)) }
    copy.replace(types)
    return copy
  }
}
