import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine
import QuoinTools

/// A method of the protocol that asks something about a document.
struct DocumentFeature: Sendable {
  /// Whether it lays the template out or reads many files, so that it does not keep others waiting.
  var isSlow = false
  /// Whether it is asked before there is anything that tells what kind of file it is to be.
  var startsTemplates = false
  /// The answer for a file that is no template.
  var answerForOthers = JSONText.null
  let answer: @Sendable (DocumentRequest) throws(RPCProblem) -> JSONText

  /// All of them by method.
  static let all: [String: DocumentFeature] = [
    "textDocument/completion": DocumentFeature(startsTemplates: true) { request throws(RPCProblem) in
      try request.completion()
    },
    "textDocument/hover": DocumentFeature(isSlow: true) { request throws(RPCProblem) in try request.hover() },
    "textDocument/definition": DocumentFeature { request throws(RPCProblem) in
      .array(request.template.definitions(at: try request.offset).map(request.json))
    },
    "textDocument/references": DocumentFeature(isSlow: true) { request throws(RPCProblem) in
      let includes = request.parameters["context"]?["includeDeclaration"]?.isTrue ?? true
      return .array(
        request.template.references(at: try request.offset, includesDeclarations: includes).map(request.json))
    },
    "textDocument/documentHighlight": DocumentFeature { request throws(RPCProblem) in
      .array(request.template.highlights(at: try request.offset).map { ["range": request.map.json($0)] })
    },
    "textDocument/prepareRename": DocumentFeature { request throws(RPCProblem) in
      guard let found = request.template.renamableName(at: try request.offset) else { return .null }
      return ["range": request.map.json(found.range), "placeholder": .string(found.name)]
    },
    "textDocument/rename": DocumentFeature(isSlow: true) { request throws(RPCProblem) in try request.rename()
    },
    "textDocument/formatting": DocumentFeature { request throws(RPCProblem) in try request.formatting() },
    "textDocument/documentSymbol": DocumentFeature { request throws(RPCProblem) in request.outline() },
    "textDocument/foldingRange": DocumentFeature { request throws(RPCProblem) in request.folding() },
    "textDocument/inlayHint": DocumentFeature(isSlow: true) { request throws(RPCProblem) in request.frames()
    },
    "textDocument/documentColor": DocumentFeature { request throws(RPCProblem) in request.colors() },
    "textDocument/colorPresentation": DocumentFeature { request throws(RPCProblem) in
      request.colorPresentations()
    },
    "textDocument/codeAction": DocumentFeature(isSlow: true) { request throws(RPCProblem) in
      request.codeActions()
    },
    "textDocument/codeLens": DocumentFeature { request throws(RPCProblem) in request.lenses() },
    "textDocument/diagnostic": DocumentFeature(
      isSlow: true, answerForOthers: ["kind": "full", "items": []]
    ) { request throws(RPCProblem) in
      ["kind": "full", "items": request.document.problems(for: request.client)]
    },
    "textDocument/linkedEditingRange": DocumentFeature { request throws(RPCProblem) in
      try request.linkedNames()
    },
  ]
}

extension DocumentRequest {
  fileprivate func hover() throws(RPCProblem) -> JSONText {
    let offset = try offset
    guard let hover = template.hover(at: offset) else { return .null }
    var markdown = hover.markdown
    if case .attributeName(_, let element, let attribute?) = EditorPlace(at: offset + 1, in: template.markup),
      let value = template.presentValue(of: attribute.name, in: element)
    {
      markdown += "\n\nNow: `\(value)`"
    }
    return ["contents": ["kind": "markdown", "value": .string(markdown)], "range": map.json(hover.range)]
  }

  fileprivate func rename() throws(RPCProblem) -> JSONText {
    guard let name = parameters["newName"]?.string else {
      throw RPCProblem(.invalidParams, "newName is missing")
    }
    do throws(Diagnostic) {
      let offset: Int
      do throws(RPCProblem) { offset = try self.offset } catch { throw Diagnostic(.error, error.message) }
      let renaming = try template.renaming(at: offset, to: name)
      if !renaming.movedFiles.isEmpty, !client.renamesFiles {
        throw Diagnostic(.error, "This editor renames no files")
      }
      return workspaceEdit(renaming.files, moving: renaming.movedFiles)
    } catch {
      throw RPCProblem(.requestFailed, error.message)
    }
  }

  fileprivate func formatting() throws(RPCProblem) -> JSONText {
    let formatted: String
    do throws(Diagnostics) {
      formatted = try TemplateFormatter(schema: template.language.schema).formatted(template.markup)
    } catch {
      throw RPCProblem(.requestFailed, error.all.first?.description ?? "The template is not well-formed")
    }
    return .array(change(to: formatted).map { [json($0, map)] } ?? [])
  }

  /// What makes another text of the document's: one edit, without what stays the same at both ends, so that cursors and
  /// marks stay where they are; nothing where all does.
  private func change(to text: String) -> MarkupEdit? {
    let new = Array(text.utf8)
    let old = map.bytes
    if new == old { return nil }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    return MarkupEdit(
      start..<old.count - end, with: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  fileprivate func folding() -> JSONText {
    .array(
      template.foldingPlaces.compactMap { place in
        let first = map.position(of: place.range.lowerBound).line
        var last = map.position(of: place.range.upperBound).line
        // The line of a closing tag, or of the end of a tag, stays.
        if place.kind != .comment { last -= 1 }
        guard last > first else { return nil }
        let json: JSONText = ["startLine": JSONText(first), "endLine": JSONText(last)]
        return place.kind == .comment ? json.adding("kind", "comment") : json
      })
  }

  fileprivate func frames() -> JSONText {
    let range = range
    return .array(
      template.frames().filter { range.lowerBound <= $0.offset && $0.offset <= range.upperBound }.map {
        hint in
        [
          "position": map.json(hint.offset), "label": .string(hint.text), "paddingLeft": true,
          "tooltip": "Left, top, width and height in points of the parent",
        ]
      })
  }

  fileprivate func colors() -> JSONText {
    .array(
      template.colors.map { color in
        let parts: JSONText = [
          "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
          "alpha": .number(color.alpha),
        ]
        return ["range": map.json(color.range), "color": parts]
      })
  }

  fileprivate func colorPresentations() -> JSONText {
    func part(_ name: String) -> Double { min(max(parameters["color"]?[name]?.number ?? 0, 0), 1) }
    let color = ColorPlace(
      range: range, red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"))
    return .array(
      template.presentations(of: color).map { text in
        ["label": .string(text), "textEdit": ["range": map.json(color.range), "newText": .string(text)]]
      })
  }

  fileprivate func codeActions() -> JSONText {
    let range = range
    let kinds = parameters["context"]?["only"]?.elements?.compactMap(\.string) ?? [""]
    let problems = template.problems()
    let writer = ProblemWriter(document: document, client: client)
    var actions: [JSONText] = []
    if kinds.contains(where: { $0.isEmpty || $0 == "quickfix" }) {
      for problem in problems {
        guard let place = problem.diagnostic.span?.range, place.lowerBound <= range.upperBound,
          range.lowerBound <= place.upperBound
        else { continue }
        for fix in template.fixes(for: problem) {
          let action: JSONText = [
            "title": .string(fix.title), "kind": "quickfix", "diagnostics": [writer.json(problem)],
            "edit": edit(fix.edits),
          ]
          actions.append(fix.isSure ? action.adding("isPreferred", true) : action)
        }
      }
    }
    if kinds.contains(where: { "source.fixAll".hasPrefix($0) && $0 != "quickfix" }) {
      if problems.contains(where: { !$0.fix.isEmpty }), let change = change(to: template.mended()) {
        actions.append(["title": "Mend all", "kind": "source.fixAll", "edit": edit([change])])
      }
    }
    if hasPreview, kinds.contains(where: { "source.preview".hasPrefix($0) && $0 != "quickfix" }) {
      actions.append(["title": "Show in the preview", "kind": "source.preview", "command": previewCommand])
    }
    return .array(actions)
  }

  private func edit(_ edits: [MarkupEdit]) -> JSONText {
    workspaceEdit([FileEdits(url: template.url, source: template.markup.source, edits: edits)])
  }

  fileprivate func linkedNames() throws(RPCProblem) -> JSONText {
    let element: MarkupElement?
    switch EditorPlace(at: try offset, in: template.markup) {
    case .elementName(_, let found, _): element = found
    case .closingName(_, let found): element = found
    default: element = nil
    }
    guard let element, let closing = element.closingNameRange,
      template.markup.text(closing) == element.name[...]
    else {
      return .null
    }
    return ["ranges": [map.json(element.nameRange), map.json(closing)]]
  }
}
