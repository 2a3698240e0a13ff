import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension UIImage.SymbolConfiguration: ObjectValue {
  /// A configuration from code, or a size, a text style, a weight and a scale in any order: `24 bold large`, `title1`.
  public static var propertyType: PropertyType {
    .described(
      "UIImage.SymbolConfiguration", by: configuration(of:), else: Diagnostic.notASymbolConfiguration)
  }

  private static func configuration(of text: String) -> UIImage.SymbolConfiguration? {
    var whole = UIImage.SymbolConfiguration.unspecified
    let words = text.split(separator: " ").map(String.init)
    for word in words {
      let part: UIImage.SymbolConfiguration
      if let size = Double(word), size > 0, size.isFinite {
        part = UIImage.SymbolConfiguration(pointSize: size)
      } else if let weight = UIImage.SymbolWeight.allCases.first(where: { "\($0)" == word }) {
        part = UIImage.SymbolConfiguration(weight: weight)
      } else if let scale = UIImage.SymbolScale.allCases.first(where: { "\($0)" == word }) {
        part = UIImage.SymbolConfiguration(scale: scale)
      } else if let style = UIFont.TextStyle.namedCases.first(where: { $0.0 == word })?.1 {
        part = UIImage.SymbolConfiguration(textStyle: style)
      } else {
        return nil
      }
      whole = whole.applying(part)
    }
    return words.isEmpty ? nil : whole
  }
}

extension Diagnostic {
  fileprivate static func notASymbolConfiguration(_ text: String) -> Diagnostic {
    Diagnostic(
      .error, "Expected a symbol's size, text style, weight or scale, such as 24 bold large, not \(text)")
  }
}
