import QuoinGraphics

/// How the numbers of pages are written, as CSS's counter styles name them.
public enum PageNumbering: String, Sendable, CaseIterable {
  case decimal, lowerRoman, upperRoman, lowerAlpha, upperAlpha

  /// A number as it is written, as the items of lists are counted; one that the style has no sign for stands in digits.
  public func text(of number: Int) -> String {
    NSTextList(markerFormat: format).marker(forItemNumber: number)
  }

  private var format: NSTextList.MarkerFormat {
    switch self {
    case .decimal: .decimal
    case .lowerRoman: .lowercaseRoman
    case .upperRoman: .uppercaseRoman
    case .lowerAlpha: .lowercaseAlpha
    case .upperAlpha: .uppercaseAlpha
    }
  }
}
