extension PreviewMessage {
  /// What it tells as a whole, so that only the last counts; nothing where each does.
  private var subject: String? {
    switch self {
    case .project: "project"
    case .document: "document"
    case .follow: "follow"
    case .problems: "problems"
    case .state: "state"
    case .choices: "choices"
    case .clock: "clock"
    case .design(.tree): "tree"
    case .design(.text): "text"
    case .design(.unsaved): "unsaved"
    case .sheets: "sheets"
    case .picture, .tile, .sheet, .event, .file, .design: nil
    }
  }

  /// How many wait for a page before those are left out that later ones make useless.
  private static let coalescingLimit = 64

  /// Adds a message to those that wait for the page.
  @Sendable static func coalesce(_ waiting: inout [PreviewOutput], _ output: PreviewOutput) {
    if waiting.count >= coalescingLimit, let subject = output.message.subject {
      waiting.removeAll { $0.message.subject == subject }
    }
    waiting.append(output)
  }
}
