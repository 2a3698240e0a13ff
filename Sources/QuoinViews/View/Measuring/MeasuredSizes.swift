import Foundation

/// The sizes that a view measured last, by what was proposed to it.
///
/// Containers ask for the natural size and for the size within a width; one more slot holds whatever else was asked
/// last. A view that fits within a width is taken to be the same within any width between its
/// own and that one.
///
/// After a change the sizes are not forgotten but stale: a container can measure again, compare, and find that nothing
/// it depends on has changed.
@usableFromInline
package nonisolated struct MeasuredSizes {
  /// The size without limits.
  @usableFromInline package var natural = CGSize.zero
  /// The width that `limited` was measured within.
  @usableFromInline package var limit: CGFloat = 0
  /// The size within `limit` and without a limit of height.
  @usableFromInline package var limited = CGSize.zero
  private var other: OtherSize?

  @usableFromInline package var hasNatural = false
  @usableFromInline package var hasLimited = false
  /// Whether something has changed since the sizes were measured.
  package var isStale = false
  /// Whether sizes were measured that have given way to others, so that comparing what is left tells too little.
  private(set) package var hasForgotten = false
  /// Whether the sizes that are left were measured after a change, and those before it are forgotten: they do not tell what
  /// a container has seen, where sizes within other limits alone leave that as it was.
  private(set) package var hasForgottenOlder = false

  /// Whether nothing has been measured.
  package var isEmpty: Bool { !(hasNatural || hasLimited || other != nil) }

  /// The size within a width, if it is known: what fits within a width is the same in more room.
  @inlinable @inline(__always)
  package func size(within width: CGFloat) -> CGSize? {
    if hasNatural, natural.width <= width { return natural }
    return hasLimited && limited.width <= width && width <= limit ? limited : nil
  }

  /// Keeps the size within a limit.
  package mutating func keepSize(_ size: CGSize, within limit: CGFloat) {
    if hasLimited, self.limit != limit { hasForgotten = true }
    self.limit = limit
    limited = size
    hasLimited = true
  }

  /// Forgets the size within a limit; whoever asked within another one can no longer be told by comparing.
  package mutating func forgetLimited(otherThan limit: CGFloat) {
    if hasLimited, self.limit != limit { hasForgotten = true }
    hasLimited = false
  }

  /// The size measured for a proposal, unless it is stale.
  func size(for proposal: CGSize) -> CGSize? {
    if isStale { return nil }
    return proposal.height == .infinity ? size(within: proposal.width) : other?.size(for: proposal)
  }

  /// The size measured for exactly this proposal, unless it is stale.
  func sizeMeasured(for proposal: CGSize) -> CGSize? {
    if isStale { return nil }
    if proposal.height != .infinity { return other?.size(for: proposal) }
    if proposal.width == .infinity { return hasNatural ? natural : nil }
    return hasLimited && limit == proposal.width ? limited : nil
  }

  /// Keeps a size; what was stale is forgotten.
  mutating func keep(_ size: CGSize, for proposal: CGSize) {
    if isStale {
      // A container that has not looked at the change yet compares with what is forgotten here.
      removeAll()
      hasForgotten = true
      hasForgottenOlder = true
    }
    if proposal.height != .infinity {
      other = OtherSize(proposal: proposal, size: size)
    } else if proposal.width == .infinity {
      natural = size
      hasNatural = true
    } else {
      keepSize(size, within: proposal.width)
    }
  }

  /// Marks what was measured as no longer to be relied on.
  package mutating func invalidate() {
    if !isEmpty { isStale = true }
  }

  /// Forgets everything.
  package mutating func removeAll() {
    hasNatural = false
    hasLimited = false
    other = nil
    isStale = false
    hasForgotten = false
    hasForgottenOlder = false
  }
}

/// A size within limits of both lengths, which few views are asked for.
private nonisolated final class OtherSize {
  private let proposal: CGSize
  private let size: CGSize

  init(proposal: CGSize, size: CGSize) {
    (self.proposal, self.size) = (proposal, size)
  }

  func size(for proposal: CGSize) -> CGSize? { proposal == self.proposal ? size : nil }
}
