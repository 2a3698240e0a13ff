import Foundation
import QuoinResources

/// Text with its fonts and colours: a value that can be compared, kept and sent between threads.
///
/// ```swift
/// let title = AttributedText("Hello", font: .boldSystemFont(ofSize: 20), color: .label)
/// ```
public struct AttributedText: Hashable, Sendable {
  /// The characters.
  public let string: String
  /// The font of what says no other.
  public let font: UIFont
  /// The colour of what says no other.
  public let color: UIColor
  /// What differs from one part to the next; nil for plain text.
  let spans: TextSpans?

  /// Creates text of one font and one colour.
  public init(_ string: String, font: UIFont, color: UIColor = .label) {
    self.string = string
    self.font = font
    self.color = color
    spans = nil
  }

  /// Creates text from Foundation's attributed string, whose attributes are those UIKit has.
  ///
  /// - Parameters:
  ///   - attributed: The text and its attributes.
  ///   - font: The font where the text says none.
  ///   - color: The colour where the text says none.
  public init(_ attributed: NSAttributedString, font: UIFont, color: UIColor = .label) {
    string = attributed.string
    self.font = font
    self.color = color
    spans = TextSpans(attributed, font: font, color: color)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { string.isEmpty }

  /// Two texts are equal when they have the same scalars, fonts, colours and attributes; é is not e with an accent.
  public static func == (left: AttributedText, right: AttributedText) -> Bool {
    left.font == right.font && left.color == right.color && left.spans == right.spans
      && ExactString(left.string) == ExactString(right.string)
  }
}
