import Foundation

/// What a canvas tells about the document that it is a page of. Outputs without links, places or roles pass it over.
extension Canvas {
  // MARK: Links

  /// Makes a rectangle a link to an address.
  ///
  /// - Parameters:
  ///   - url: The address. One that begins with `#` leads to the destination of that name, as on a page of the web.
  ///   - rect: Where, in points.
  public final func setURL(_ url: String, for rect: CGRect) {
    if url.hasPrefix("#"), record != nil {
      setLink(to: .destination(String(url.dropFirst())), for: rect)
    } else if let scheme = Self.refusedScheme(of: url) {
      warn(.refusedLink(url, scheme: scheme))
    } else if !url.isEmpty {
      setLink(to: .url(url), for: rect)
    }
  }

  /// What an address may begin with besides a place in the same document and one beside it: the rest runs programs, or shows
  /// what is on the reader's own machine.
  private static let linkSchemes: Set = ["http", "https", "mailto", "tel", "sms", "ftp", "geo"]

  /// The scheme of an address that no document links to, if it has such a one.
  ///
  /// Readers pass over white space and control characters in front of a scheme and in it.
  private static func refusedScheme(of url: String) -> String? {
    let text = url.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let head = text.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    guard head.count < text.count, text[head.endIndex] == ":" else { return nil }
    var scheme = ""
    for scalar in head { scheme.unicodeScalars.append(scalar) }
    return linkSchemes.contains(scheme.lowercased()) ? nil : scheme
  }

  /// Makes a rectangle a link to an address.
  public final func setURL(_ url: URL, for rect: CGRect) {
    // A file that a program names is meant; one that stands in a text may be anybody's.
    if url.isFileURL {
      setLink(to: .url(url.absoluteString), for: rect)
    } else {
      setURL(url.absoluteString, for: rect)
    }
  }

  /// Makes a rectangle a link to a place in the same document, which may come later.
  ///
  /// - Parameters:
  ///   - name: The name that the place has by `addDestination(withName:at:)`; the document is an error without it.
  ///   - rect: Where the link is, in points.
  public final func setDestinationWithName(_ name: String, for rect: CGRect) {
    setLink(to: .destination(name), for: rect)
  }

  private func setLink(to target: LinkTarget, for rect: CGRect) {
    if state.seesNothing { return noteUnseen() }
    guard let rect = drawable(rect), meter.allows(32) else { return }
    if allowsMissingPlaces, case .destination(let name) = target { record?.allowMissingPlace(name) }
    linkPrimitive(to: target, rect: rect)
  }

  // MARK: Places

  /// Gives a place a name that links lead to.
  ///
  /// - Parameters:
  ///   - name: A name that no other place of the document has.
  ///   - point: Where, in points; what cannot be drawn to is taken as the page's corner.
  public final func addDestination(withName name: String, at point: CGPoint) {
    nameDestination(name, at: point)
  }

  /// Gives a place a name that links lead to.
  ///
  /// - Returns: The place, for the part of the document that stands there; nothing where no part is told of it.
  @discardableResult
  package final func nameDestination(_ name: String, at point: CGPoint) -> Int? {
    let key = record?.addDestination(name, at: place(of: point))
    if !state.seesNothing { destinationPrimitive(name, at: point.isDrawable ? point : .zero) }
    return key.map(toldPart)
  }

  /// Adds a line to the document's outline, which readers show beside it.
  ///
  /// - Parameters:
  ///   - title: What the line says.
  ///   - level: From 1; a line belongs to the last one of a lower level.
  ///   - point: Where it leads, in points.
  public final func addOutlineEntry(_ title: String, level: Int = 1, at point: CGPoint) {
    nameInOutline(title, level: level, at: point)
  }

  /// Adds a line to the document's outline.
  ///
  /// - Returns: The place where it leads, for the part of the document that stands there.
  @discardableResult
  package final func nameInOutline(_ title: String, level: Int, at point: CGPoint) -> Int? {
    (record?.addOutlineEntry(title, level: level, at: place(of: point))).map(toldPart)
  }

  /// Says that a part of the document stands at a place: the one that is open, or else the next one that begins.
  private func toldPart(_ key: Int) -> Int {
    placePrimitive(key, isNext: false)
    return key
  }

  /// Says that a part of the document stands at places that were named before.
  ///
  /// - Parameters:
  ///   - places: What naming them gave.
  ///   - isNext: Whether it is the part that begins next, not the one that is open.
  package final func stand(at places: [Int], inNext isNext: Bool) {
    for place in places { placePrimitive(place, isNext: isNext) }
  }

  private func place(of point: CGPoint) -> CGPoint {
    noteUnseen()
    let place = point.applying(state.transform)
    return place.isDrawable ? place : .zero
  }

  // MARK: What is known at the end

  /// Leaves a place for what is drawn once more is known of the document; nothing where the output cannot wait.
  ///
  /// It lies above what is drawn before and below what is drawn afterwards, belongs to the role that has begun, and has neither
  /// roles nor links in it.
  package final func deferContent() -> (any DeferredContent)? {
    if state.seesNothing { return nil }
    if awaitsContent { beginContentPart() }
    return deferredContentPrimitive()
  }

  // MARK: Roles

  /// Begins a part of the document with a role, which what is drawn belongs to until `endRole()`, on this page and on
  /// those after it.
  ///
  /// Roles nest. What is drawn in a group with an alpha, a shadow or a mask has the role around the group.
  ///
  /// - Parameters:
  ///   - role: What the part is. A document in which there are no roles is written without structure.
  ///   - attributes: What else is known about it.
  public final func beginRole(
    _ role: StructureRole, _ attributes: StructureAttributes = StructureAttributes()
  ) {
    noteUnseen()
    if record?.begin(role) != false { beginRolePrimitive(role, attributes) }
  }

  /// Ends the role that was begun last.
  public final func endRole() {
    noteUnseen()
    if record?.endRole() != false { endRolePrimitive() }
  }

  /// Draws a part of the document with a role.
  public final func withRole(
    _ role: StructureRole, _ attributes: StructureAttributes = StructureAttributes(), draw: () -> Void
  ) {
    beginRole(role, attributes)
    draw()
    endRole()
  }
}
