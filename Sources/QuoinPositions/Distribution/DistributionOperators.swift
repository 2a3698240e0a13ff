infix operator <> : AdditionPrecedence
postfix operator ~

/// Puts two parts of a distribution one after the other.
public func <> (left: some DistributionElement, right: some DistributionElement) -> [DistributionItem] {
  left.distributionItems + right.distributionItems
}

/// The right half of a flexible spacer: what `2~` gives, to be completed to `~2~`.
public struct HalfFlexibleDistributionItem: Sendable {
  let share: Int
}

/// The right half of a flexible spacer.
public postfix func ~ (share: Int) -> HalfFlexibleDistributionItem {
  HalfFlexibleDistributionItem(share: share)
}

/// A flexible spacer: `~2~` takes twice the room of `~1~`.
public prefix func ~ (half: HalfFlexibleDistributionItem) -> DistributionItem { .flexible(half.share) }
