import Foundation
import QuoinDiagnostics
import QuoinEditing
import QuoinGraphics
import QuoinMarkup
import QuoinResources
import QuoinTemplates

extension PreviewSession {
  /// Changes files as the page asks for it.
  func design(_ command: DesignCommand) throws(Diagnostic) {
    let designer = desk.words(of: project).designer
    let lastNudge = desk.lastNudge
    desk.lastNudge = nil
    switch command {
    case .set(let keys, let name, let value):
      try change(keys) { places, _, markup throws(Diagnostic) in
        let change = try designer.setting(name, to: value, of: places, in: markup)
        if value != nil { try checkAttribute(name, from: markup.source, to: change.text) }
        try checkShown(change.text, of: markup.source.file)
        return change
      }
    case .nudge(let keys, let dx, let dy):
      let isDone = try change(keys) { places, details, markup throws(Diagnostic) in
        let step = details.first?.layout?.step(dx, dy) ?? CGVector(dx: dx, dy: dy)
        let drag = FrameDrag.moving(step.dx, step.dy)
        return try designer.dragging(drag, of: Array(zip(places, details)), in: markup)
      }
      guard isDone else { return }
      if let last = lastNudge, last.keys == keys, ContinuousClock.now - last.time < .seconds(1) {
        desk.history.joinLastSteps()
      }
      desk.lastNudge = (.now, keys)
    case .arrange(let drags, let isOwn):
      try change(drags.keys.sorted()) { places, details, markup throws(Diagnostic) in
        let nodes = zip(places, details).map { place, details in
          let drag = drags[details.key] ?? FrameDrag()
          return (place, details, isOwn ? drag : drag.inside(details.layout))
        }
        let name = drags.count > 1 ? "Align" : nodes.allSatisfy(\.2.isMove) ? "Move" : "Resize"
        return try designer.arranging(nodes, called: name, in: markup)
      }
    case .insert(let markup, let key, let before, let x, let y, let selected):
      let point = x.flatMap { x in y.map { CGPoint(x: x, y: $0) } }
      try insert(markup, into: key, before: before, at: point, selected: selected)
    case .move(let keys, let target, let before): try move(keys, into: target, before: before)
    case .duplicate(let keys):
      try change(keys) { places, details, markup throws(Diagnostic) in
        try designer.duplicating(places, by: .moving(10, 10), details: details, in: markup)
      }
    case .delete(let keys):
      try change(keys) { places, _, markup throws(Diagnostic) in
        let change = try designer.deleting(places, in: markup)
        do throws(Diagnostic) { try checkShown(change.text, of: markup.source.file) } catch {
          throw .stillNeeded(error)
        }
        return change
      }
    case .wrap(let keys, let isRow):
      try change(keys) { places, details, markup throws(Diagnostic) in
        let frames = details.compactMap { $0.layout?.frame }
        return try designer.wrapping(
          places, frames: frames.count == places.count ? frames : [], inRow: isRow, in: markup)
      }
    case .drag(let keys, let drag, let phase, let reach): try self.drag(keys, drag, phase, reach: reach)
    case .mend(let file, let line, let column, let suggestion):
      try mend(file, line, column, suggestion)
    case .undo: try step { history throws(Diagnostic) in try history.undo() }
    case .redo: try step { history throws(Diagnostic) in try history.redo() }
    default: break
    }
  }

  /// Puts a suggestion in the place of what is told to be wrong somewhere.
  private func mend(_ file: String, _ line: Int, _ column: Int, _ suggestion: String) throws(Diagnostic) {
    let problem = toldProblems.all.first { problem in
      guard let span = problem.span, problem.suggestions.contains(suggestion) else { return false }
      return span.file == file && span.line == line && span.column == column
    }
    guard let problem else { throw .problemGone }
    let text = try text(of: file)
    let change = try edited(text, file: file).change(to: suggestion, for: problem)
    try commit(change, of: file, from: text, selected: [])
  }

  /// Refuses an attribute that its element does not take.
  ///
  /// - Parameters:
  ///   - source: The file before the attribute is set, which may have the mistake already.
  ///   - text: Its text with the attribute.
  private func checkAttribute(_ name: String, from source: SourceText, to text: String) throws(Diagnostic) {
    func mistakes(in text: String) -> [Diagnostic] {
      edited(text, file: source.file).problems().map(\.diagnostic).filter { problem in
        guard TemplateProblem(of: problem) == .unknownAttribute, let span = problem.span else { return false }
        return span.file == source.file && text.utf8.dropFirst(span.range.lowerBound).starts(with: name.utf8)
      }
    }
    let found = mistakes(in: text)
    if let mistake = found.first, found.count > mistakes(in: source.contents).count { throw mistake }
  }

  /// Refuses a step after which the template could no longer be shown.
  ///
  /// - Parameters:
  ///   - text: What a file is to hold after it.
  ///   - path: The file.
  private func checkShown(_ text: String, of path: String) throws(Diagnostic) {
    // What is wrong already may take several steps to mend.
    guard stage != nil, project.app?.name != file, !problems.all.hasErrors, let url = documentURL else {
      return
    }
    var next = edited
    next[URL(fileURLWithPath: path)] = text
    var mistakes = Diagnostics()
    // What else there is to say of it is told once it is shown.
    Misuses().collecting {
      do throws(Diagnostics) {
        let document = try PreviewDocument(url, edited: next, data: data, typed: typedData, in: project)
        try BudgetMeter.metering(project.budget) { _ throws(Diagnostics) in
          _ = try PreviewStage(document, state: state, in: environment, size: settings.layout.renderSize)
        }
      } catch { mistakes = error }
    }
    if let mistake = mistakes.all.first(where: { $0.severity == .error }) { throw mistake }
  }

  /// Takes steps back, or does them again.
  private func step(
    _ body: (inout DesignHistory) throws(Diagnostic) -> (file: String, text: String, selection: [Int])?
  ) throws(Diagnostic) {
    var step = ""
    let isDone = try atOnce { () throws(Diagnostic) -> Bool? in
      var texts: [String: String] = [:]
      for file in desk.history.files {
        texts[file] = try? text(of: file)
        if let text = texts[file] { desk.history.follow(file, text) }
      }
      let before = desk.history
      guard let (file, text, selection) = try body(&desk.history) else { return false }
      step = project.shortName(of: file)
      guard let old = texts[file] else {
        // Whoever reads it says why not; the step is still to be taken.
        desk.history = before
        _ = try self.text(of: file)
        return nil
      }
      let change = QuoinEditing.TextChange(from: old, to: text)
      desk.awaited = (file, selection)
      return try replaceText(of: file, from: old, by: change, orGoBackTo: before) ? true : nil
    }
    if isDone == nil { throw .changedMeanwhile("The step", step) }
  }

  /// Makes a step of a change, and shows what comes of it.
  ///
  /// - Parameters:
  ///   - text: What the change is one of; what others have saved since stays.
  ///   - selected: Where the names of the elements stand in it that are selected until now.
  /// - Returns: Whether there was anything to do.
  /// - Throws: A diagnostic where others have changed the very place, or nothing can be written.
  @discardableResult
  func commit(_ change: DesignChange, of file: String, from text: String, selected: [Int]) throws(Diagnostic)
    -> Bool
  {
    if change.change.isEmpty { return false }
    let isDone = try atOnce { () throws(Diagnostic) -> Bool? in
      let now = try self.text(of: file)
      let meanwhile = QuoinEditing.TextChange(linesFrom: text, to: now)
      guard let rebased = change.change.rebased(over: meanwhile) else {
        throw .changedMeanwhile(change.name, project.shortName(of: file))
      }
      let before = desk.history
      guard let text = rebased.applied(to: now) else { return false }
      // Where the names stand was worked out with the change done.
      let moved = QuoinEditing.TextChange(linesFrom: change.text, to: text)
      let selection = change.selection.map { moved.place(of: $0) }
      desk.history.record(
        change.name, rebased, of: file, from: now, selected: selected.map { meanwhile.place(of: $0) },
        selecting: selection)
      desk.awaited = (file, selection)
      return try replaceText(of: file, from: now, by: rebased, orGoBackTo: before) ? true : nil
    }
    guard let isDone else { throw .changedMeanwhile(change.name, project.shortName(of: file)) }
    return isDone
  }

  /// Changes a file and shows that, or leaves all as it was where nothing can be written.
  ///
  /// - Parameter text: What the file holds.
  /// - Returns: Whether it still held that; nothing has happened where it did not.
  private func replaceText(
    of file: String, from text: String, by change: QuoinEditing.TextChange, orGoBackTo history: DesignHistory
  ) throws(Diagnostic) -> Bool {
    let followed = desk.followed
    do throws(Diagnostic) {
      guard let new = change.applied(to: text) else {
        throw .changedMeanwhile("The step", project.shortName(of: file))
      }
      desk.followed.note(change, of: file, from: text)
      try replaceText(of: file, with: new, inPlaceOf: text, orGoBackTo: history)
      return true
    } catch {
      (desk.history, desk.awaited, desk.followed) = (history, nil, followed)
      if let now = try? self.text(of: file), now != text { return false }
      throw error
    }
  }

  /// Where the name of a node's element stands in its file as it is now, which may be another than when the page was told
  /// of the node.
  func place(of key: String) throws(Diagnostic) -> SourceSpan {
    guard let place = desk.tree[key]?.place else { throw .nodeGone }
    let now = try text(of: place.file)
    let offset = desk.followed.place(of: place.range.lowerBound, in: place.file, now: now)
    if offset == place.range.lowerBound { return place }
    return SourceText(file: place.file, contents: now).span(for: offset..<offset + place.range.count)
  }

  /// The elements of some nodes, each once, with what is known of them.
  func elements(of keys: [String]) throws(Diagnostic) -> [(place: SourceSpan, details: NodeDetails)] {
    var found: [(place: SourceSpan, details: NodeDetails)] = []
    for key in keys {
      guard let stage, let details = stage.details(ofNode: key) else {
        throw .nodeGone
      }
      let place = try place(of: key)
      guard found.allSatisfy({ $0.place.file == place.file }) else { throw .severalFiles }
      if !found.contains(where: { $0.place == place }) { found.append((place, details)) }
    }
    return found
  }

  @discardableResult
  private func change(
    _ keys: [String],
    _ body: (_ places: [SourceSpan], _ details: [NodeDetails], Markup) throws(Diagnostic) -> DesignChange?
  ) throws(Diagnostic) -> Bool {
    let elements = try elements(of: keys)
    guard let file = elements.first?.place.file else { return false }
    let text = try text(of: file)
    let markup = Markup(source: SourceText(file: file, contents: text))
    guard let change = try body(elements.map(\.place), elements.map(\.details), markup) else { return false }
    return try commit(
      change, of: file, from: text, selected: elements.map(\.place.range.lowerBound))
  }

  // MARK: Structure

  /// - Parameters:
  ///   - key: The node that it goes into; empty for the one that is found at the point.
  ///   - point: In points of the picture.
  ///   - selected: The nodes that are selected until now.
  private func insert(
    _ element: String, into key: String, before: String?, at point: CGPoint?, selected: [String]
  ) throws(Diagnostic) {
    guard let stage else { return }
    let words = desk.words(of: project)
    let given = desk.tree[key]
    let found = key.isEmpty ? point.flatMap { holder(at: $0) } : nil
    guard let target = found ?? holder(of: given) else { throw .nodeGone }
    let place = try place(of: target.key)
    let inside =
      point.flatMap { stage.convert($0, toNode: target.key) }
      ?? (before == nil ? freePlace(in: target, below: given?.key == target.key ? nil : given) : nil)
    let slot = point.flatMap { point in key.isEmpty ? self.slot(in: target, at: point) : nil }
    let sibling = try (before ?? slot?.before).map { key throws(Diagnostic) in try self.place(of: key) }
    let text = try text(of: place.file)
    let markup = Markup(source: SourceText(file: place.file, contents: text))
    let next = sibling.flatMap { markup.child(around: $0, in: place) }
    let change = try words.designer.inserting(
      element, into: place, before: next,
      at: inside.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }, in: markup)
    let names = selected.compactMap { try? self.place(of: $0) }.filter { $0.file == place.file }
    try commit(change, of: place.file, from: text, selected: names.map(\.range.lowerBound))
  }

  /// How far what is added lies from what is there, in points.
  private static let distanceOfNew = 8.0

  /// How large what is added may be, in points.
  private static let sizeOfNew = CGSize(width: 16, height: 16)

  /// Where something that is added is seen: below what is selected, or below all that is there, where nothing is yet.
  private func freePlace(in target: NodeInspection, below selected: NodeInspection?) -> CGPoint? {
    guard let stage, let room = target.frame else { return nil }
    let others = desk.tree.children(of: target.key).filter { !$0.isHidden }.compactMap(\.frame)
    guard let lowest = others.map(\.maxY).max(), let left = others.map(\.minX).min() else { return nil }
    let details = stage.details(ofNode: target.key)
    let grows =
      details?.attributes.contains { $0.name == "height" && $0.expression.contains("auto") } ?? false
    func isFree(_ point: CGPoint) -> Bool {
      let place = CGRect(origin: point, size: Self.sizeOfNew)
      return grows && point.y >= lowest
        || room.contains(place) && others.allSatisfy { !$0.intersects(place) || $0.contains(room) }
    }
    let below = [selected?.frame, nil].map { frame in
      CGPoint(x: frame?.minX ?? left, y: (frame?.maxY ?? lowest) + Self.distanceOfNew)
    }
    // Where there is no room left it covers something, and is seen all the same.
    let point = below.first(where: isFree) ?? CGPoint(x: room.midX.rounded(), y: room.midY.rounded())
    return stage.convert(point, toNode: target.key)
  }

  func move(_ keys: [String], into key: String, before: String?) throws(Diagnostic) {
    guard let stage, let target = desk.tree[key] else { throw .nodeGone }
    let place = try place(of: key)
    let elements = try elements(of: keys)
    guard elements.allSatisfy({ $0.place.file == place.file }) else { throw .severalFiles }
    let text = try text(of: place.file)
    let markup = Markup(source: SourceText(file: place.file, contents: text))
    // Where they lie now, they are to lie there as well.
    let points = keys.compactMap { key in
      desk.tree[key]?.frame.flatMap { stage.convert($0.origin, toNode: target.key) }
    }.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }
    let next = try before.map { key throws(Diagnostic) in try self.place(of: key) }
    let sibling = next.flatMap { markup.child(around: $0, in: place) }
    let change = try desk.words(of: project).designer.moving(
      elements.map(\.place), into: place, before: sibling, at: points, in: markup)
    try commit(
      change, of: place.file, from: text, selected: elements.map(\.place.range.lowerBound))
  }
}

extension Markup {
  /// Where the name of the child of an element stands that another element is or stands in, as in a repetition.
  func child(around place: SourceSpan, in parent: SourceSpan) -> SourceSpan? {
    var element = try? self.element(at: place)
    while let current = element, current.parent?.nameRange != parent.range { element = current.parent }
    return element?.nameSpan
  }
}

extension Diagnostic {
  static var nodeGone: Diagnostic { Diagnostic(.error, "What was selected is no longer there") }

  fileprivate static var problemGone: Diagnostic {
    Diagnostic(.error, "What was wrong there is no longer told")
  }

  fileprivate static func changedMeanwhile(_ step: String, _ file: String) -> Diagnostic {
    Diagnostic(.error, "\(step) was not done, since \(file) has been changed there by others")
  }

  fileprivate static func stillNeeded(_ mistake: Diagnostic) -> Diagnostic {
    Diagnostic(.error, "It stays, since without it the template would be wrong: \(mistake.message)")
  }

  fileprivate static var severalFiles: Diagnostic {
    Diagnostic(.error, "What is selected stands in several files; change those of one at a time")
  }
}
