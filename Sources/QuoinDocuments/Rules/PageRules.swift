import Foundation
import QuoinViews

/// Where a page begins before or after a view.
public enum PageBreak: String, Sendable, CaseIterable {
  /// Wherever there is no more room.
  case auto
  /// A page begins here.
  case page
  /// A left page begins here, and one is left empty for it if need be.
  case left
  /// A right page begins here, and one is left empty for it if need be.
  case right
  /// A column begins here, or a page where there is one column alone.
  case column
}

/// Whether the box of a view that goes over pages is cut open or closed on each, as CSS's `box-decoration-break` says.
public enum DecorationBreak: String, Sendable, CaseIterable {
  /// Borders, corners and padding are cut through, as with scissors.
  case slice
  /// Each part has borders, corners and padding of its own.
  case clone
}

/// What a view says of the pages that it is to stand on.
public struct PageRules: Sendable {
  /// Where a page begins before it.
  public var breakBefore = PageBreak.auto
  /// Where a page begins behind it.
  public var breakAfter = PageBreak.auto
  /// Whether it goes over to the next page as a whole rather than in parts; nothing where what it stands in decides.
  public var keepTogether: Bool?
  /// Whether it stands on the page where what follows begins; headings do unless they say otherwise.
  public var keepWithNext: Bool?
  /// How many lines or rows stay at the foot of a page at least, from 1 to 100.
  @Observed public var orphans = 2 { didSet { _orphans.wrappedValue = Self.bounded(orphans) } }
  /// How many lines or rows go over to the next page at least, from 1 to 100.
  @Observed public var widows = 2 { didSet { _widows.wrappedValue = Self.bounded(widows) } }
  /// Room before it, in points, which falls away at the top of a page; nothing for the spacing around.
  public var spacingBefore: CGFloat?
  /// Room behind it, in points; of it and what the next one has before it, the larger counts.
  public var spacingAfter: CGFloat?
  /// Its level as a heading, from 1 to 6; 0 for none.
  public var headingLevel = 0
  /// Whether it has a number as a heading, where the document numbers them.
  public var isNumbered = true
  /// Where it leads: an address, or `#` with the name of a place in the document.
  public var link: String?
  /// What a note at the foot of the page says on which a label ends; its number stands behind the label's text.
  public var note: String?
  /// The name by which links lead to it.
  public var anchor: String?
  /// A number that is added up on the way through the pages, for heads and feet to show.
  public var carry = 0.0
  /// What it is the caption of, such as `Figure`: the captions of each kind are numbered, and the number stands before the text.
  public var captionKind: String?
  /// The words under which an index lists its page.
  public var indexTerms: [String] = []
  /// Whether it stands at the top of a page: of its own where nothing is there yet, else of the next.
  public var floatsToTop = false
  /// How its box is continued on the next page.
  public var decorationBreak = DecorationBreak.slice

  /// Creates rules that leave everything open.
  public init() {}

  /// Whether it stands on the page where what follows begins.
  var keepsWithNext: Bool { keepWithNext ?? (headingLevel > 0) }

  /// The rules of a part of a view whose end goes over: its page has begun, and the end says what comes behind it.
  var ofPart: PageRules {
    var rules = self
    (rules.breakBefore, rules.breakAfter) = (.auto, .auto)
    return rules
  }

  /// The rules of what remains of a view: the part before it is the heading or the place of a name, and carries its number.
  var ofRest: PageRules {
    var rules = self
    (rules.breakBefore, rules.headingLevel, rules.anchor, rules.carry) = (.auto, 0, nil, 0)
    (rules.captionKind, rules.indexTerms, rules.floatsToTop) = (nil, [], false)
    return rules
  }

  /// So many rows are made before it is their turn, for each page.
  private static func bounded(_ count: Int) -> Int { min(max(1, count), 100) }
}

extension UIView {
  /// What the view says of the pages that it is to stand on.
  public var pageRules: PageRules {
    get { attachment(PageRulesBox.self)?.rules ?? PageRulesBox.open }
    set {
      if let box = attachment(PageRulesBox.self) {
        box.rules = newValue
      } else {
        setAttachment(PageRulesBox(newValue))
      }
    }
  }

  /// The rules where the view has any.
  var ownPageRules: PageRules? { attachment(PageRulesBox.self)?.rules }
}

/// Keeps the rules of a view.
final class PageRulesBox {
  static let open = PageRules()
  var rules: PageRules

  init(_ rules: PageRules) { self.rules = rules }
}
