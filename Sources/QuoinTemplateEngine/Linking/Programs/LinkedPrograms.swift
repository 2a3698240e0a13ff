import QuoinResources

/// What linking for data of one shape came to.
protocol LinkedProgram: Sendable {
  /// What an owner was asked.
  var ownerNames: OwnerNames { get }
}

/// The programs of a template, or of a cell's, for the shapes of data and the owners' answers that were used lately.
final class LinkedPrograms<Linked: LinkedProgram>: Sendable {
  private let known = Guarded<[(shape: DataShape, linked: Linked)]>([])
  /// How many are kept: data of one template rarely have more shapes.
  private static var limit: Int { 16 }

  /// The program for a shape.
  ///
  /// - Parameters:
  ///   - owner: Who may know names that were unknown, or meant something else, to whoever linked first.
  ///   - link: Links where nothing fits that is known; two threads may do it at once and come to the same.
  func program(
    for shape: DataShape, owner: (any LayoutOwner)?, host: TemplateHost, link: () -> Linked
  ) -> Linked {
    let known = known.withLock { $0 }
    if let found = known.first(where: { $0.shape == shape && $0.linked.ownerNames.fits(owner, host: host) }) {
      return found.linked
    }
    let linked = link()
    // What was linked with the budget used up lacks parts.
    if !BudgetMeter.isCurrentUsedUp { keep(linked, for: shape) }
    return linked
  }

  /// Keeps what has been linked for a shape elsewhere.
  func keep(_ linked: Linked, for shape: DataShape) {
    if linked.ownerNames.hasFailures { return }
    known.withLock { known in
      if known.contains(where: { $0.shape == shape && $0.linked.ownerNames == linked.ownerNames }) { return }
      if known.count >= Self.limit { known.removeFirst() }
      known.append((shape, linked))
    }
  }
}
