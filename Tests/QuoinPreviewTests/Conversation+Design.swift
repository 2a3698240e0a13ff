import Foundation
import QuoinEditing
import QuoinTemplates

@testable import QuoinPreview

extension PreviewFolder {
  /// A session that tells of the nodes of what it shows.
  func inspected() async throws -> Conversation {
    var page = try await session()
    _ = await page.picture()
    await page.session.perform(.design(.inspect(true)))
    return page
  }
}

extension PreviewSession {
  func frame(ofNode id: String) -> CGRect? { stage?.node.node(withID: id)?.frame }
}

extension Conversation {
  private mutating func design<Part>(_ part: (DesignMessage) -> Part?) async -> Part? {
    await next { message in if case .design(let message) = message { part(message) } else { nil } }
  }

  mutating func tree() async -> TreeInspection? {
    await session.perform(.shown)
    return await design { if case .tree(let tree, _, _, _) = $0 { tree } else { nil } }
  }

  mutating func dragged() async -> FrameDrag? {
    await design { if case .dragged(let drag, _) = $0 { drag } else { nil } }
  }

  /// The lines that show where something goes.
  mutating func guides() async -> [SnapGuide]? {
    await design { if case .dragged(_, let guides) = $0 { guides } else { nil } }
  }

  /// The attributes that have values to pick from.
  mutating func pickable() async -> [String]? {
    await design { if case .details(_, _, _, let pickable) = $0 { pickable } else { nil } }
  }

  mutating func details() async -> NodeDetails? {
    await design { if case .details(let details, _, _, _) = $0 { details } else { nil } }
  }

  /// What would be undone.
  mutating func steps() async -> String? {
    await session.perform(.shown)
    return await design { if case .tree(_, _, let undo, _) = $0 { undo ?? "" } else { nil } }
  }

  mutating func lost() async -> [String: [DesignMessage.LostAttribute]]? {
    await design { if case .details(_, _, let lost, _) = $0 { lost } else { nil } }
  }

  mutating func pointed() async -> (node: String?, distances: [SnapGuide])? {
    await design { if case .pointed(let node, let distances) = $0 { (node, distances) } else { nil } }
  }

  mutating func caret() async -> String? {
    await design { if case .caret(let node) = $0 { node } else { nil } }
  }

  mutating func refusal() async -> String? {
    await design { if case .refused(let message) = $0 { message } else { nil } }
  }

  mutating func typed() async -> (file: String, text: String, isSaved: Bool)? {
    await design {
      if case .text(let file, let text, let isSaved) = $0 { (file, text, isSaved) } else { nil }
    }
  }

  mutating func unsaved() async -> [String]? {
    await design { if case .unsaved(let files) = $0 { files } else { nil } }
  }

  mutating func choices() async -> [DesignMessage.Choice] {
    await design { if case .completion(let choices, _, _) = $0 { choices } else { nil } } ?? []
  }
}
