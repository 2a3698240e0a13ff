extension PreviewCommand {
  /// Adds a command to those that wait: where something moves or is typed, the last of it counts.
  @Sendable static func coalesce(_ waiting: inout [PreviewCommand], _ command: PreviewCommand) {
    switch (waiting.last, command) {
    case (.hover, .hover), (.set, .set), (.gallery, .gallery):
      waiting[waiting.count - 1] = command
    case (.touches(let old), .touches(let new))
    where (old + new).allSatisfy { $0.phase == .moved } && old.map(\.id) == new.map(\.id):
      waiting[waiting.count - 1] = command
    case (.wheel(_, _, let oldX, let oldY), .wheel(let x, let y, let dx, let dy)):
      waiting[waiting.count - 1] = .wheel(x: x, y: y, dx: oldX + dx, dy: oldY + dy)
    case (.editor(.texts(let old)), .editor(.texts(let new))):
      waiting[waiting.count - 1] = .editor(.texts(old.union(new)))
    case (.editor(.caret), .editor(.caret)): waiting[waiting.count - 1] = command
    // Whoever scrolls on wants what is in sight at last, and nothing on the way.
    case (_, .page), (_, .sheets):
      waiting.removeAll { $0.isSameQuestion(as: command) }
      waiting.append(command)
    default: waiting.append(command)
    }
  }

  /// Whether both ask which pages are wanted.
  private func isSameQuestion(as other: PreviewCommand) -> Bool {
    switch (self, other) {
    case (.page, .page), (.sheets, .sheets): true
    default: false
    }
  }
}
