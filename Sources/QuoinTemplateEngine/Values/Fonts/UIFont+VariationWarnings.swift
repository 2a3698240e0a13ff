import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics

extension UIFont {
  /// A warning for each place on an axis that the font was asked for and does not have.
  var variationWarnings: [Diagnostic] {
    variations.compactMap { variation in
      guard let axis = variationAxes.first(where: { $0.tag == variation.tag }) else {
        return .unknownAxis(variation, of: self)
      }
      return axis.range.contains(variation.value) ? nil : .beyondAxis(variation, axis, of: self)
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownAxis(_ variation: FontVariation, of font: UIFont) -> Diagnostic {
    let tags = font.variationAxes.map(\.tag)
    // Two letters in the wrong order are likelier than a wrong one.
    let nearest =
      tags.first { $0.sorted() == variation.tag.sorted() }.map { NearestNames($0) }
      ?? NearestNames(to: variation.tag, among: tags)
    guard !tags.isEmpty else {
      let isWeight = variation.tag == FontVariation.weight(0).tag
      return Diagnostic(
        .warning,
        "\(font.familyName) is no variable font, so that \(variation.tag)=\(numberText(variation.value)) changes nothing",
        notes: isWeight ? [Note("Words such as light, semibold and black choose among its faces")] : [])
    }
    return Diagnostic(
      .warning, "\(font.familyName) has no axis \(variation.tag); it has \(tags.joined(separator: ", "))",
      suggestions: nearest?.map { "\($0)=\(numberText(variation.value))" })
  }

  fileprivate static func beyondAxis(_ variation: FontVariation, _ axis: FontAxis, of font: UIFont)
    -> Diagnostic
  {
    let (least, most) = (axis.range.lowerBound, axis.range.upperBound)
    let place = min(max(variation.value, least), most)
    return Diagnostic(
      .warning,
      "The axis \(axis.tag) of \(font.familyName) goes from \(numberText(least)) to \(numberText(most)); \(numberText(variation.value)) counts as \(numberText(place))"
    )
  }
}
