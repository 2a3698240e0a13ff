import Foundation
import QuoinGraphics

/// Makes a source as large as a string is in it; for content that no label shows.
///
/// ```swift
/// title.layoutBlock(
///   with: Layout(x: .left(), y: .top(), width: .scaled(1), height: .scaled(1)),
///   constraints: ["Quoin".layoutConstraint(font: .systemFont(ofSize: 17))])
/// ```
public struct StringLayoutAnchor: RectBasedConstraint {
  private let text: AttributedText
  private let paragraph: TextParagraph
  private let lines: Int

  /// Creates an anchor of a string in a font.
  ///
  /// - Parameters:
  ///   - string: The text, which wraps at the source's width.
  ///   - font: The font; the system's at 17 points if left out.
  ///   - paragraph: How its lines are set.
  ///   - numberOfLines: The most lines; 0 for any number.
  public init(
    string: String, font: UIFont = .systemFont(ofSize: UIFont.labelFontSize),
    paragraph: TextParagraph = TextParagraph(), numberOfLines: Int = 0
  ) {
    text = AttributedText(string, font: font)
    self.paragraph = paragraph
    lines = numberOfLines
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    let layout = TextLayout(
      text: text, paragraph: paragraph, maximumWidth: sourceRect.size.width, maximumNumberOfLines: lines)
    sourceRect.size = CGSize(
      width: min(sourceRect.size.width, layout.size.width),
      height: min(sourceRect.size.height, layout.size.height))
  }
}

extension String {
  /// A constraint that makes a source as large as this string is in it.
  public func layoutConstraint(
    font: UIFont = .systemFont(ofSize: UIFont.labelFontSize), numberOfLines: Int = 0
  ) -> AnonymConstraint {
    AnonymConstraint(anchors: [
      StringLayoutAnchor(string: self, font: font, numberOfLines: numberOfLines)
    ])
  }
}
