import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// HTML as text with attributes, with what could not be kept of it.
///
/// Whatever is read, something comes out: tags that do not match, unknown elements and endless nesting are read as
/// browsers read them. There are no scripts, no style sheets and no tables with borders; `style` attributes count.
///
/// ```swift
/// let text = HTMLText("Hello <b>world</b>", font: label.font)
/// label.attributedText = text.attributedString
/// ```
public struct HTMLText {
  /// The text. Where nothing is said of its look it has no attributes, so that a label's own font and colour count.
  public let attributedString: NSAttributedString
  /// What the `title` element says.
  public let title: String?
  /// What needs a browser, and images that are not there, as warnings.
  public let warnings: [Diagnostic]

  /// Reads HTML.
  ///
  /// - Parameters:
  ///   - html: A whole page or a part of one.
  ///   - font: The font of text that nothing is said of; other sizes and weights are derived from it.
  ///   - image: Gives the image for the `src` of an `img`; where it gives none, the `alt` text is shown.
  public init(
    _ html: String, font: UIFont = .systemFont(ofSize: UIFont.labelFontSize),
    image: (String) -> UIImage? = { _ in nil }
  ) {
    self = withoutActuallyEscaping(image) { image in
      var reader = HTMLReader(font: font, image: image)
      let text = reader.read(html)
      return HTMLText(attributedString: text, title: reader.title, warnings: reader.warnings)
    }
  }

  private init(attributedString: NSAttributedString, title: String?, warnings: [Diagnostic]) {
    (self.attributedString, self.title, self.warnings) = (attributedString, title, warnings)
  }
}

extension Diagnostic {
  static func needsBrowser(_ kinds: [String]) -> Diagnostic {
    let list =
      kinds.count == 1 ? kinds[0] : kinds.dropLast().joined(separator: ", ") + " and " + (kinds.last ?? "")
    return Diagnostic(.warning, "The HTML has \(list), which need a browser and are left out")
  }

  static func missingImages(_ sources: [String]) -> Diagnostic {
    let more = sources.count > 1 ? ", and \(sources.count - 1) more" : ""
    return Diagnostic(.warning, "The HTML's image '\(sources[0].prefix(120))' is not there\(more)")
  }

  static func remotePage(_ address: String) -> Diagnostic {
    Diagnostic(.warning, "The page \(address) needs a browser: its address is shown instead of it")
  }

  static func unreadablePage(_ address: String) -> Diagnostic {
    Diagnostic(.warning, "The page \(address) cannot be read")
  }
}
