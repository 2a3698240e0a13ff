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
  public var warnings: [Diagnostic] {
    missingImages.isEmpty ? browserWarnings : browserWarnings + [.missingImages(missingImages.map(\.source))]
  }
  /// What needs a browser, as warnings.
  package let browserWarnings: [Diagnostic]
  /// Images that are not there.
  package let missingImages: [MissingImage]

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
    self.init([.html(html)], look: Look(font: font), image: image)
  }

  /// Reads HTML with parts in between that stand for themselves.
  ///
  /// ```swift
  /// HTMLText([.html("Hello <b>"), .text("R&D <x>"), .html("</b>")], look: HTMLText.Look(keepsFont: true))
  /// ```
  ///
  /// - Parameters:
  ///   - parts: One behind the other; a tag may begin in one and end in a later one.
  ///   - look: What the text looks like where nothing is said of it.
  ///   - image: Gives the image for the `src` of an `img`; where it gives none, the `alt` text is shown.
  public init(_ parts: [Part], look: Look, image: (String) -> UIImage? = { _ in nil }) {
    self = withoutActuallyEscaping(image) { image in
      var reader = HTMLReader(look: look, image: image)
      let text = reader.read(parts)
      return HTMLText(
        attributedString: text, title: reader.title, browserWarnings: reader.warnings,
        missingImages: reader.missingImages)
    }
  }

  /// Whether a text holds a tag or a reference to a character, and so has to be read to be shown.
  public static func isMarkup(_ text: String) -> Bool { HTMLMarkup.isIn(text) }

  /// The names of the elements of HTML that mean something here or in a browser, sorted.
  public static let elementNames = HTMLElement.names.sorted()

  /// Whether an element of HTML has no content, as `br`.
  public static func isEmptyElement(_ name: String) -> Bool { HTMLElement.empty.contains(name) }

  /// Whether HTML has an element of a name.
  public static func hasElement(_ name: String) -> Bool { HTMLElement.names.contains(name) }

  private init(
    attributedString: NSAttributedString, title: String?, browserWarnings: [Diagnostic],
    missingImages: [MissingImage]
  ) {
    (self.attributedString, self.title) = (attributedString, title)
    (self.browserWarnings, self.missingImages) = (browserWarnings, missingImages)
  }
}

extension HTMLText {
  /// A part of a text.
  public enum Part {
    /// Markup.
    case html(String)
    /// Characters that stand for themselves, in the style of their place.
    case text(String)
    /// Text with attributes of its own, beside those of its place.
    case attributed(NSAttributedString)

    /// What stands for a part in an attribute; nothing for markup, which is read.
    var words: String {
      switch self {
      case .html: ""
      case .text(let text): text
      case .attributed(let text): text.string
      }
    }
  }

  /// An image that is not there.
  package struct MissingImage: Sendable, Hashable {
    /// Its `src`.
    package let source: String
    /// Whether it has an `alt` text, perhaps an empty one, which is shown for it.
    package let hasWords: Bool
  }

  /// What text looks like where HTML says nothing, and how far it may say something.
  public struct Look {
    /// The font of text that nothing is said of.
    public var font: UIFont
    /// Whether all text has the family and the size of what shows it, so that headings are bold and no larger, and paragraphs keep no
    /// room between them; as in labels that HTML is written into.
    public var keepsFont: Bool
    /// Whether links have the colour of the text around them.
    public var keepsColor: Bool

    /// Describes what text looks like.
    public init(
      font: UIFont = .systemFont(ofSize: UIFont.labelFontSize), keepsFont: Bool = false,
      keepsColor: Bool = false
    ) {
      (self.font, self.keepsFont, self.keepsColor) = (font, keepsFont, keepsColor)
    }
  }
}

extension Diagnostic {
  /// What a browser alone can show.
  package static func needsBrowser(_ kinds: [String]) -> Diagnostic {
    Diagnostic(
      .warning, "The HTML has \(kinds.joinedWithAnd), which need a browser and are left out")
  }

  static func missingImages(_ sources: [String]) -> Diagnostic {
    let more = sources.count > 1 ? ", and \(sources.count - 1) more" : ""
    return Diagnostic(.warning, "The HTML's image '\(sources[0].prefix(120))' is not there\(more)")
  }
}
