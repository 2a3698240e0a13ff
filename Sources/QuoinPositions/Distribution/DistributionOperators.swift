infix operator <> : AdditionPrecedence
postfix operator ~

/// Puts two parts of a distribution one after the other.
public func <> (left: some DistributionElement, right: some DistributionElement) -> [DistributionItem] {
  left.distributionItems + right.distributionItems
}

// So that items may be written without their type: `.fixed(8) <> icon <> .flexible(1)`.

/// Puts an item and another part of a distribution one after the other.
public func <> (left: DistributionItem, right: some DistributionElement) -> [DistributionItem] {
  [left] + right.distributionItems
}

/// Puts a part of a distribution and an item one after the other.
public func <> (left: some DistributionElement, right: DistributionItem) -> [DistributionItem] {
  left.distributionItems + [right]
}

/// Puts two items one after the other.
public func <> (left: DistributionItem, right: DistributionItem) -> [DistributionItem] { [left, right] }

/// The right half of a flexible spacer: what `2~` gives, to be completed to `~2~`.
public nonisolated struct HalfFlexibleDistributionItem: Sendable {
  let share: Int
}

/// The right half of a flexible spacer.
public postfix func ~ (share: Int) -> HalfFlexibleDistributionItem {
  HalfFlexibleDistributionItem(share: share)
}

/// A flexible spacer: `~2~` takes twice the room of `~1~`.
public prefix func ~ (half: HalfFlexibleDistributionItem) -> DistributionItem { .flexible(half.share) }
