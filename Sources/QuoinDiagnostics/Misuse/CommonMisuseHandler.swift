/// Who hears of misuse of every kind in a task, of whichever library.
struct CommonMisuseHandler: Sendable {
  let handler: @Sendable (String) -> Void
  let depth: Int

  @TaskLocal static var ofTask: CommonMisuseHandler?
  /// How many handlers of the task, of all kinds, are within each other.
  @TaskLocal static var depth = 0
}

extension MisuseResponse {
  /// Does some work while misuse of every kind in the task is handled by one function, which gets its sentence: unless a handler
  /// of its own kind was set further in.
  package static func withTaskHandler<Result>(
    _ handler: @escaping @Sendable (String) -> Void, _ work: () throws -> Result
  ) rethrows -> Result {
    let depth = CommonMisuseHandler.depth + 1
    return try CommonMisuseHandler.$ofTask.withValue(CommonMisuseHandler(handler: handler, depth: depth)) {
      try CommonMisuseHandler.$depth.withValue(depth) { try work() }
    }
  }
}
