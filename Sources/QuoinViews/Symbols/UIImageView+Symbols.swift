import QuoinGraphics

extension UIImageView {
  private final class Preference {
    let configuration: UIImage.SymbolConfiguration
    init(_ configuration: UIImage.SymbolConfiguration) { self.configuration = configuration }
  }

  /// The size and weight that the symbol shown gets when this is set; symbols set later keep their own.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { attachment(Preference.self)?.configuration }
    set {
      guard let newValue else { return removeAttachment(Preference.self) }
      setAttachment(Preference(newValue))
      image = image?.withConfiguration(newValue)
      highlightedImage = highlightedImage?.withConfiguration(newValue)
    }
  }
}
