import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinHTML
import QuoinResources

/// Text of parts that may be marked up, as it is shown.
///
/// The font and its size stay those of the element: headings are bold and no larger, and paragraphs keep no room between them.
enum RichText {
  /// What counts as markup in text that comes out of expressions.
  enum Insertion {
    /// Tags in it are read as those of the template.
    case read
    /// It is read only where the template's own text has tags; user's words are safe elsewhere.
    case readAmongTags
  }

  /// The text as a string where nothing in it has a style, else with attributes.
  static func text(
    of parts: [TextPart], _ insertion: Insertion, _ context: ConversionContext
  ) throws(Diagnostic) -> Value {
    if parts.count == 1, case .inserted(let value) = parts[0], value.styledText != nil { return value }
    var isMarkup = false
    var isStyled = false
    for part in parts {
      switch part {
      case .literal(let text): isMarkup = isMarkup || HTMLText.isMarkup(text)
      case .inserted(.string(let text)) where insertion == .read:
        isMarkup = isMarkup || HTMLText.isMarkup(text)
      case .inserted(let value): isStyled = isStyled || value.styledText != nil
      }
    }
    if isMarkup { return .object(try markup(parts, context)) }
    return isStyled ? .object(try styled(parts)) : .string(try plain(parts))
  }

  /// The parts of a text whose tags are read.
  private static func markup(
    _ parts: [TextPart], _ context: ConversionContext
  ) throws(Diagnostic) -> NSAttributedString {
    let pieces = zip(parts, try texts(of: parts)).map { part, text -> HTMLText.Part in
      switch part {
      case .literal: .html(text)
      case .inserted(let value):
        value.styledText.map { .attributed($0) } ?? (HTMLText.isMarkup(text) ? .html(text) : .text(text))
      }
    }
    var problems: [String: Diagnostic] = [:]
    let look = HTMLText.Look(keepsFont: true, keepsColor: context.givesTextColor)
    let text = HTMLText(pieces, look: look) { source in
      do throws(Diagnostic) {
        return try ImageFiles.image(named: source, in: context)
      } catch {
        problems[source] = error
        return nil
      }
    }
    var told: Set<HTMLText.MissingImage> = []
    for image in text.missingImages where told.insert(image).inserted {
      guard let problem = problems[image.source] else { continue }
      guard image.hasWords else { throw problem }
      context.warn(.wordsStandingIn(for: problem))
    }
    for warning in text.browserWarnings { context.warn(warning) }
    return text.attributedString
  }

  /// The parts as HTML, which nobody reads yet; text from expressions is taken for HTML, too.
  static func html(_ parts: [TextPart]) throws(Diagnostic) -> String { try plain(parts) }

  private static func styled(_ parts: [TextPart]) throws(Diagnostic) -> NSAttributedString {
    let whole = ReleasingAttributedString(string: "")
    for (part, text) in zip(parts, try texts(of: parts)) {
      if case .inserted(let value) = part, let styled = value.styledText {
        whole.append(ReleasingAttributedString(attributedString: styled))
      } else {
        whole.append(ReleasingAttributedString(string: text))
      }
    }
    return whole
  }

  private static func plain(_ parts: [TextPart]) throws(Diagnostic) -> String {
    let texts = try texts(of: parts)
    return texts.count == 1 ? texts[0] : texts.joined()
  }

  /// The parts as they stand in text, no longer together than a text may be; anything can be printed.
  private static func texts(of parts: [TextPart]) throws(Diagnostic) -> [String] {
    let values = parts.map { part -> Value in
      switch part {
      case .literal(let text): .string(text)
      case .inserted(let value): value.styledText.map { .string($0.string) } ?? value
      }
    }
    return try Value.texts(of: values, in: PlainHost.shared)
  }
}

extension Value {
  /// What the parts of a text come to, one after the other; nothing where one of them may have a style.
  var joinedText: String? {
    guard case .array(let parts) = self else { return nil }
    if parts.count == 1, case .string(let text) = parts[0] { return text }
    var whole = ""
    for part in parts {
      switch part {
      case .string(let text): whole += text
      case .null, .bool, .number: whole += part.text(in: PlainHost.shared)
      case .range, .array, .dictionary, .function, .object, .boxed: return nil
      }
    }
    return whole
  }

  /// The value as attributed text, when it is that.
  var styledText: NSAttributedString? {
    guard case .object(let object) = self else { return nil }
    return object as? NSAttributedString
  }
}

extension Diagnostic {
  /// What is missing, where its `alt` text is shown.
  fileprivate static func wordsStandingIn(for problem: Diagnostic) -> Diagnostic {
    var warning = Diagnostic(
      .warning, "\(problem.message); its alt text is shown for it", at: problem.span, notes: problem.notes,
      suggestions: problem.nearest)
    warning.reason = problem.reason
    return warning
  }
}
