/// What a container keeps with a view that stands in it, or is to: each kind of container has a class of its own.
///
/// There is one slot a view, and it is the container's: another kind puts its own in its place.
open class ContainerSlot: ViewBound {
  /// Creates an empty slot.
  public init() {}

  deinit {}
}

/// A family of containers that hand each other more than sizes, and so have to know each other at a glance: a cast for
/// each subview in each pass would be too slow.
@usableFromInline
package nonisolated struct ContainerFamily: Equatable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }
}
