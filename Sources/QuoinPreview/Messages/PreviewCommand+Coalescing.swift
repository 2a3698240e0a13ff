extension PreviewCommand {
  /// Adds a command to those that wait: where something moves, the last place of it counts.
  @Sendable static func coalesce(_ waiting: inout [PreviewCommand], _ command: PreviewCommand) {
    switch (waiting.last, command) {
    case (.hover, .hover), (.set, .set), (.gallery, .gallery): waiting[waiting.count - 1] = command
    case (.touches(let old), .touches(let new))
    where (old + new).allSatisfy { $0.phase == .moved } && old.map(\.id) == new.map(\.id):
      waiting[waiting.count - 1] = command
    case (.wheel(_, _, let oldX, let oldY), .wheel(let x, let y, let dx, let dy)):
      waiting[waiting.count - 1] = .wheel(x: x, y: y, dx: oldX + dx, dy: oldY + dy)
    default: waiting.append(command)
    }
  }
}
