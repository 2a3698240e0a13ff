import Foundation
import QuoinDiagnostics
import QuoinEditing
import QuoinTemplates
import QuoinTools
import QuoinViews

extension PreviewSession {
  /// Does what the page asks for while the picture is inspected or designed.
  func perform(_ command: DesignCommand) {
    do throws(Diagnostic) {
      switch command {
      case .inspect(let isOn): inspect(isOn)
      case .details(let key): tellDetails(of: key)
      case .point(let x, let y, let key): tellNode(at: CGPoint(x: x, y: y), from: key)
      case .accessibility: tellAccessibility()
      case .palette: send(.design(.palette(desk.words(of: project).designer.palette)))
      case .complete(let key, let name, let text, let offset, let isPicking):
        tellCompletions(of: key, name, text, at: offset, isPicking: isPicking)
      case .offer(let frame, let reach): offer(frame, reach: reach)
      case .edit(let isOn): edit(isOn)
      case .typed(let text): take(typed: text)
      case .caret(let offset): tellNode(atCaret: offset)
      case .completeText(let offset): tellCompletions(at: offset)
      case .save: try save()
      default: try design(command)
      }
    } catch {
      let advice = error.suggestion.map { "; did you mean \($0)?" } ?? ""
      send(.design(.refused(error.message + advice)))
    }
  }

  private func inspect(_ isOn: Bool) {
    desk.isInspecting = isOn
    desk.tree = TreeInspection()
    tellTree()
  }

  /// Tells the page of the nodes, if they are others now or lie elsewhere.
  func tellTree() {
    // While something is dragged the page knows itself where that is.
    guard desk.isInspecting, desk.drag == nil, let stage else { return }
    let tree = stage.inspection
    var selection: [String]?
    if let awaited = desk.awaited {
      desk.awaited = nil
      selection = awaited.names.compactMap { name in
        tree.nodes.first { $0.place?.file == awaited.file && $0.place?.range.lowerBound == name }?.key
      }
    }
    let steps = [desk.history.undoName, desk.history.redoName]
    if tree == desk.tree, selection == nil, steps == desk.toldSteps { return }
    (desk.tree, desk.toldSteps) = (tree, steps)
    let texts = stage.document.template.sources.map { ($0.file, $0.contents) }
    desk.followed = FollowedTexts(Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    send(.design(.tree(tree, selection: selection, undo: steps[0], redo: steps[1])))
    if let caret = desk.awaitedCaret, texts.contains(where: { $0.0 == caret.path }) {
      desk.awaitedCaret = nil
      // Another page may have to be shown for it, which is not done while this one is.
      Task { tellNode(atByte: caret.offset, of: caret.path) }
    }
  }

  private func tellDetails(of key: String) {
    guard let stage, let details = stage.details(ofNode: key) else { return }
    let language = desk.words(of: project).language
    let pickable = details.attributes.filter { $0.type.map(language.hasValues) ?? false }.map(\.name)
    send(
      .design(
        .details(
          details, declared: declaredNames(in: details), lost: lostAttributes(of: details), pickable: pickable
        )))
  }

  /// What files that a node includes say of its attributes, and others say otherwise.
  private func lostAttributes(of details: NodeDetails) -> [String: [DesignMessage.LostAttribute]] {
    var lost: [String: [DesignMessage.LostAttribute]] = [:]
    for place in desk.tree[details.key]?.included ?? [] {
      let template = (try? text(of: place.file)).map { edited($0, file: place.file) }
      let innermost = template?.markup.document.innermost(at: place.range.lowerBound)
      guard let element = innermost?.element ?? innermost?.parent?.element else { continue }
      for attribute in element.attributes {
        let winner = details.attributes.first { $0.name == attribute.name && !$0.isDefault }
        guard let winner, winner.place != attribute.valueSpan else { continue }
        lost[attribute.name, default: []].append(
          .init(expression: attribute.value, place: attribute.valueSpan))
      }
    }
    return lost
  }

  /// The macros, parameters and variables that the attributes of a node name.
  private func declaredNames(in details: NodeDetails) -> [String: [DesignMessage.Declaration]] {
    var texts: [String: EditedTemplate] = [:]
    var names: [String: [DesignMessage.Declaration]] = [:]
    for attribute in details.attributes where !attribute.isDefault {
      let place = attribute.place
      guard
        let template = texts[place.file] ?? (try? text(of: place.file)).map({ edited($0, file: place.file) })
      else { continue }
      texts[place.file] = template
      let found = template.declaredNames(in: place.range)
      if !found.isEmpty { names[attribute.name] = found.map { .init(name: $0.name, place: $0.place) } }
    }
    return names
  }

  private func tellNode(at point: CGPoint, from key: String?) {
    // Every question is answered: the page counts on it.
    let node = desk.isInspecting ? desk.tree.node(at: point) : nil
    var distances: [SnapGuide] = []
    if let key, let first = desk.tree[key]?.frame, let node, node.key != key, let second = node.frame {
      distances = RectDistances.between(first, second)
    }
    send(.design(.pointed(node?.key, distances)))
  }

  /// Tells which node stands where the caret is in the text that is open: the first copy of what is repeated.
  private func tellNode(atCaret offset: Int) {
    guard let path = documentURL?.path, let text = try? text(of: path) else { return }
    tellNode(
      atByte: String(decoding: text.utf16.prefix(max(0, offset)), as: UTF16.self).utf8.count, of: path)
  }

  /// - Parameter before: How many bytes of a file's text stand before the caret.
  func tellNode(atByte before: Int, of path: String) {
    guard desk.isInspecting, let stage, let text = try? text(of: path) else { return }
    let innermost = edited(text, file: path).markup.document.innermost(at: before)
    let element = innermost.element ?? innermost.parent?.element
    let names = sequence(first: element, next: { $0?.parent }).compactMap(\.?.nameRange.lowerBound)
    if let node = desk.tree.nodes.first(where: { $0.isWritten(in: path, at: names.first) }) {
      return send(.design(.caret(node.key)))
    }
    // What stands on another page is gone to.
    if let name = names.first,
      let page = stage.page(where: { $0.isWritten(in: path, at: name) })
    {
      desk.awaitedCaret = (path, before)
      self.page = page
      return show()
    }
    for name in names.dropFirst() {
      guard let node = desk.tree.nodes.first(where: { $0.isWritten(in: path, at: name) }) else { continue }
      return send(.design(.caret(node.key)))
    }
  }

  private func tellAccessibility() {
    guard let stage else { return }
    var items: [AccessibilityInspection] = []
    misuses.collecting { items = stage.accessibility }
    send(.design(.accessibility(items)))
  }

  // MARK: Completing

  /// Tells what may stand in an attribute of a node, or be the name of one.
  private func tellCompletions(
    of key: String, _ name: String?, _ typed: String, at offset: Int, isPicking: Bool
  ) {
    guard let place = try? place(of: key), let text = try? text(of: place.file) else {
      return tellNoCompletions()
    }
    let template = edited(text, file: place.file)
    let before = String(decoding: typed.utf16.prefix(max(0, offset)), as: UTF16.self).utf8.count
    if isPicking {
      let attribute = stage?.details(ofNode: key)?.attributes.first { $0.name == name }
      guard let type = attribute?.type else { return tellNoCompletions() }
      let samples = ChoiceSamples(
        url: URL(fileURLWithPath: place.file), loader: project.loader(edited: edited), project: project,
        scale: pageScale)
      return tell(template.values(ofType: type), in: typed, samples: samples)
    }
    let list =
      name.map { template.completions(ofAttribute: $0, typed: typed, at: before, of: place) }
      ?? template.attributeNames(typed: typed, of: place)
    if let list { tell(list, in: typed) } else { tellNoCompletions() }
  }

  /// Tells what may stand at a place of the text that is open.
  private func tellCompletions(at offset: Int) {
    guard let path = documentURL?.path, let text = try? text(of: path) else { return tellNoCompletions() }
    let before = String(decoding: text.utf16.prefix(max(0, offset)), as: UTF16.self).utf8.count
    tell(edited(text, file: path).completions(at: before), in: text)
  }

  /// Every question is answered, in the order in which they come.
  private func tellNoCompletions() { send(.design(.completion([], start: 0, end: 0))) }

  /// What an editor knows of a template with a text that may be another than that of its file.
  func edited(_ text: String, file: String) -> EditedTemplate {
    let words = desk.words(of: project)
    return EditedTemplate(
      text: text, url: URL(fileURLWithPath: file), folder: words.folder, language: words.language)
  }

  /// The most choices that are shown at once.
  private static let choiceLimit = 60
  /// The most that there are to pick from.
  private static let pickLimit = 400

  private func tell(_ list: CompletionList, in text: String, samples: ChoiceSamples? = nil) {
    func units(_ offset: Int) -> Int {
      String(decoding: text.utf8.prefix(offset), as: UTF8.self).utf16.count
    }
    let items = list.items.prefix(samples == nil ? Self.choiceLimit : Self.pickLimit)
    let pictures = samples?.pictures(of: items) ?? []
    let choices = items.enumerated().map { index, item in
      DesignMessage.Choice(
        label: item.label, text: item.text, detail: item.detail, documentation: item.documentation,
        kind: item.kind.rawValue, color: item.color,
        picture: pictures.indices.contains(index) ? pictures[index] : nil)
    }
    send(
      .design(
        .completion(choices, start: units(list.range.lowerBound), end: units(list.range.upperBound))))
  }
}

extension NodeInspection {
  /// Whether an element has made it whose name stands at an offset of a file; the root of a file that is included is what
  /// the element that includes it has made.
  fileprivate func isWritten(in path: String, at offset: Int?) -> Bool {
    ([place].compactMap(\.self) + included).contains { $0.file == path && $0.range.lowerBound == offset }
  }
}
