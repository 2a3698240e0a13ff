import Synchronization

/// Whether `right` and `bottom` count from the left and top edge of the parent where a template does not say.
enum LegacyEdges {
  private static let areMeant = Atomic<Bool>(false)

  static var areUsed: Bool {
    get { areMeant.load(ordering: .relaxed) }
    set { areMeant.store(newValue, ordering: .relaxed) }
  }
}
