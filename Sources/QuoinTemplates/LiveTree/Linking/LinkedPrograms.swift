import QuoinResources

/// What linking for data of one shape came to.
protocol LinkedProgram: Sendable {
  /// Whether an owner was asked, or would have been.
  var asksOwner: Bool { get }
}

/// The programs of a template, or of a cell's, for the shapes of data that were used lately.
final class LinkedPrograms<Linked: LinkedProgram>: Sendable {
  private let known = Guarded<[(shape: DataShape, linked: Linked)]>([])
  /// How many are kept: data of one template rarely have more shapes.
  private static var limit: Int { 16 }

  /// The program for a shape.
  ///
  /// - Parameters:
  ///   - owner: Who may know names that were unknown, or meant something else, to whoever linked first.
  ///   - link: Links where nothing fits that is known; two threads may do it at once and come to the same.
  func program(for shape: DataShape, owner: AnyObject?, link: () -> Linked) -> Linked {
    if let found = known.withLock({ known in known.first { $0.shape == shape }?.linked }),
      owner == nil || !found.asksOwner
    {
      return found
    }
    let linked = link()
    // What was linked with the budget used up lacks parts.
    if BudgetMeter.isCurrentUsedUp || linked.asksOwner && owner != nil { return linked }
    keep(linked, for: shape)
    return linked
  }

  /// Keeps what has been linked for a shape elsewhere.
  func keep(_ linked: Linked, for shape: DataShape) {
    known.withLock { known in
      if known.count >= Self.limit { known.removeFirst() }
      if !known.contains(where: { $0.shape == shape }) { known.append((shape, linked)) }
    }
  }
}
