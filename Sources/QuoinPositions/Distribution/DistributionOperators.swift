infix operator <> : AdditionPrecedence
postfix operator ~

/// Puts two parts of a distribution one after the other.
public func <> (left: some DistributionElement, right: some DistributionElement) -> [DistributionItem] {
  left.distributionItems + right.distributionItems
}

/// The number within `~1~`, half way to a spacer.
public struct FlexibleShare: Sendable {
  let share: Int
}

/// The right half of a flexible spacer.
public postfix func ~ (share: Int) -> FlexibleShare { FlexibleShare(share: share) }

/// A flexible spacer: `~2~` takes twice the room of `~1~`.
public prefix func ~ (share: FlexibleShare) -> DistributionItem { .flexible(share.share) }
