import Foundation
import QuoinGraphics
import QuoinResources

extension String {
  /// How a string is measured.
  public typealias DrawingOptions = NSStringDrawingOptions
}

/// Makes a source as large as the box of a string within a rectangle's width, however high that is; for content that no label shows.
///
/// ```swift
/// title.layoutBlock(
///   with: Layout(x: .left(), y: .top(), width: .scaled(1), height: .scaled(1)),
///   constraints: [AnonymConstraint(anchors: [StringLayoutAnchor(string: "Quoin")])])
/// ```
public struct StringLayoutAnchor: RectBasedConstraint {
  private let box: TextBox

  /// Creates an anchor of a string with attributes.
  ///
  /// - Parameters:
  ///   - string: The text; none takes no room.
  ///   - options: How it is measured.
  ///   - attributes: Its font and other attributes; 12 points of the system's font where there is none.
  ///   - context: Without effect.
  public init(
    string: String?, options: String.DrawingOptions = .usesLineFragmentOrigin,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    box = TextBox(
      text: string.map {
        AttributedText(
          ReleasingAttributedString(string: $0, attributes: attributes), font: .systemFont(ofSize: 12))
      })
  }

  /// Creates an anchor of a string in a font.
  ///
  /// - Parameters:
  ///   - string: The text, which wraps at the source's width.
  ///   - font: The font.
  ///   - paragraph: How its lines are set.
  ///   - numberOfLines: The most lines; 0 for any number.
  public init(
    string: String, font: UIFont, paragraph: TextParagraph = TextParagraph(), numberOfLines: Int = 0
  ) {
    box = TextBox(text: AttributedText(string, font: font), paragraph: paragraph, lines: numberOfLines)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    box.formConstrain(sourceRect: &sourceRect, by: rect)
  }
}

extension String {
  /// An anchor that makes a source as large as this string is in it.
  ///
  /// - Parameters:
  ///   - options: How it is measured.
  ///   - attributes: Its font and other attributes; 12 points of the system's font where there is none.
  ///   - context: Without effect.
  public func layoutConstraint(
    with options: String.DrawingOptions = .usesLineFragmentOrigin,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> StringLayoutAnchor {
    StringLayoutAnchor(string: self, options: options, attributes: attributes, context: context)
  }

  /// An anchor that makes a source as large as this string is in it, in a font.
  public func layoutConstraint(font: UIFont, numberOfLines: Int = 0) -> StringLayoutAnchor {
    StringLayoutAnchor(string: self, font: font, numberOfLines: numberOfLines)
  }
}
