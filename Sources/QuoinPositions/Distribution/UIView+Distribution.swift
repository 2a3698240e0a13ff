import Foundation
import QuoinViews

extension UIView {
  /// Places subviews from top to bottom with fixed and flexible space between them.
  ///
  /// ```swift
  /// distributeSubviewsVertically { 20 <> title <> 8 <> subtitle <> ~1~ <> button <> 20 }
  /// ```
  ///
  /// - Parameters:
  ///   - within: The room, in points of this view; its bounds when `.zero`.
  ///   - subviewDistributionCreationBlock: The parts in order.
  public func distributeSubviewsVertically(
    within: CGRect = .zero,
    @DistributionItemsBuilder subviewDistributionCreationBlock: () -> [DistributionItem]
  ) {
    SubviewDistributor.newVerticalSubviewDistributor(with: self)
      .distribute(subviewDistribution: subviewDistributionCreationBlock(), within: within)
  }

  /// Places subviews from left to right with fixed and flexible space between them.
  ///
  /// - Parameters:
  ///   - within: The room, in points of this view; its bounds when `.zero`.
  ///   - subviewDistributionCreationBlock: The parts in order.
  public func distributeSubviewsHorizontally(
    within: CGRect = .zero,
    @DistributionItemsBuilder subviewDistributionCreationBlock: () -> [DistributionItem]
  ) {
    SubviewDistributor.newHorizontalSubviewDistributor(with: self)
      .distribute(subviewDistribution: subviewDistributionCreationBlock(), within: within)
  }
}
