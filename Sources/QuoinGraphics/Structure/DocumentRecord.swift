import Foundation
import QuoinDiagnostics

/// What the pages of a document have in common: its places, its outline, the roles that are open, and the first thing
/// that went wrong where nothing can be thrown.
final class DocumentRecord {
  /// A place on a page.
  struct Place {
    /// Counted from 0.
    let page: Int
    /// In points from the page's top left.
    let point: CGPoint
    /// What no other place of the document has.
    let key: Int
  }

  /// A line of the outline.
  struct OutlineEntry {
    let title: String
    /// From 1.
    let level: Int
    let place: Place
  }

  private(set) var destinations: [String: Place] = [:]
  private(set) var outline: [OutlineEntry] = []
  /// The roles that have begun and not ended.
  private(set) var roles: [StructureRole] = []
  private(set) var problem: Diagnostic?
  /// The page that is drawn, counted from 0.
  var page = 0
  /// What the names of places begin with in the part of the document that is drawn; nothing outside of any.
  private var prefix = ""
  /// The names of the part's places in the whole document.
  private var partNames: [String] = []
  private var partCount = 0
  /// The links that lead to names without a place so far, with the first page of each, in their order; those of the part that is
  /// drawn begin at `partStart`.
  private var wanted: [(name: String, page: Int, span: SourceSpan?)] = []
  private var wantedNames: Set<String> = []
  private var partStart = 0
  /// How many lines of the outline and open roles there were when the part began.
  private var counts = (outline: 0, roles: 0)
  /// Names that no place need have.
  private var optional: Set<String> = []
  private var placeCount = 0
  /// Whether a link to a name that no place has is wrong, even where that was allowed.
  var needsAllPlaces = false

  func note(_ problem: Diagnostic) { self.problem = self.problem ?? problem }

  /// Names a place; gives its key, or nothing where another place has the name.
  func addDestination(_ name: String, at point: CGPoint) -> Int? {
    if let other = destinations[prefix + name] {
      note(.destinationTwice(name, pages: other.page + 1, page + 1))
      return nil
    }
    let place = newPlace(at: point)
    destinations[prefix + name] = place
    if !prefix.isEmpty { partNames.append(prefix + name) }
    return place.key
  }

  private func newPlace(at point: CGPoint) -> Place {
    placeCount += 1
    return Place(page: page, point: point, key: placeCount)
  }

  func addLink(to name: String, at span: SourceSpan? = nil) {
    if destinations[prefix + name] == nil, wantedNames.insert(prefix + name).inserted {
      wanted.append((name, page, span))
    }
  }

  /// Lets links lead to a name that no place has by the end.
  func allowMissingPlace(_ name: String) { optional.insert(prefix + name) }

  /// A link's target by the name that it has in the whole document.
  func global(_ target: LinkTarget) -> LinkTarget {
    if case .destination(let name) = target { .destination(prefix + name) } else { target }
  }

  /// Begins a part whose places have names of their own.
  func beginPart() {
    partCount += 1
    (prefix, partStart) = ("\(partCount)/", wanted.count)
    counts = (outline.count, roles.count)
  }

  /// Ends a part of which nothing is kept.
  func takePartBack() {
    for name in partNames { destinations[name] = nil }
    outline.removeLast(outline.count - counts.outline)
    roles.removeLast(max(roles.count - counts.roles, 0))
    endPart()
  }

  /// Ends a part, whatever was wrong with it.
  func endPart() {
    for link in wanted[partStart...] { wantedNames.remove(prefix + link.name) }
    wanted.removeLast(wanted.count - partStart)
    (prefix, partNames, partStart, problem) = ("", [], 0, nil)
  }

  /// Adds a line to the outline; gives the key of its place.
  func addOutlineEntry(_ title: String, level: Int, at point: CGPoint) -> Int {
    let place = newPlace(at: point)
    outline.append(OutlineEntry(title: title, level: max(1, level), place: place))
    return place.key
  }

  /// Notes the beginning of a role; tells whether it may begin.
  func begin(_ role: StructureRole) -> Bool {
    if case .heading(let level) = role, !(1...6).contains(level) {
      note(.headingLevel(level))
      return false
    }
    roles.append(role)
    return true
  }

  /// Notes the end of a role; tells whether there was one.
  func endRole() -> Bool {
    if roles.popLast() != nil { return true }
    note(.roleNotBegun(page: page + 1))
    return false
  }

  /// Throws what went wrong so far.
  func check() throws(Diagnostic) {
    if let problem { throw problem }
  }

  /// Throws what is wrong with the whole.
  func checkEnd() throws(Diagnostic) {
    try check()
    if let role = roles.last { throw .roleNotEnded(role) }
    try checkLinks()
  }

  /// Throws when a link of the part that is drawn, or of the document outside of parts, leads nowhere.
  func checkLinks() throws(Diagnostic) {
    if let link = wanted[partStart...].first(where: {
      destinations[prefix + $0.name] == nil && (needsAllPlaces || !optional.contains(prefix + $0.name))
    }) {
      throw .linkToNowhere(link.name, page: link.page + 1, at: link.span)
    }
  }
}

extension Diagnostic {
  /// A name that two places have.
  static func destinationTwice(_ name: String, pages first: Int, _ second: Int) -> Diagnostic {
    let places = first == second ? "both times on page \(first)" : "on page \(first) and on page \(second)"
    return Diagnostic(.error, "The destination '\(name)' is named twice, \(places)")
  }

  /// A link to a name that no place has.
  static func linkToNowhere(_ name: String, page: Int, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "A link on page \(page) leads to the destination '\(name)', which is named nowhere", at: span)
  }

  /// A role that ends without having begun.
  static func roleNotBegun(page: Int) -> Diagnostic {
    Diagnostic(.error, "A role was ended on page \(page) that had not begun")
  }

  /// A role that begins without an end.
  static func roleNotEnded(_ role: StructureRole) -> Diagnostic {
    Diagnostic(.error, "The role \(role.typeName) was begun and not ended")
  }

  /// A heading of a level that there is not.
  static func headingLevel(_ level: Int) -> Diagnostic {
    Diagnostic(.error, "A heading has a level from 1 to 6, not \(level)")
  }

  /// A canvas that is drawn on when its page has been written.
  static var pageHasEnded: Diagnostic {
    Diagnostic(.error, "Something was drawn on a page that had ended")
  }
}
