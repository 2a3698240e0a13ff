/// Collects the lines of a distribution: views, numbers, spacers, arrays and optionals, with `if`, `switch` and `for`.
@resultBuilder
public struct DistributionItemsBuilder {
  public static func buildExpression(_ item: DistributionItem) -> [DistributionItem] { [item] }

  public static func buildExpression(_ element: some DistributionElement) -> [DistributionItem] {
    element.distributionItems
  }

  public static func buildExpression(_ elements: [any DistributionElement]) -> [DistributionItem] {
    elements.flatMap { $0.distributionItems }
  }

  public static func buildBlock(_ parts: [DistributionItem]...) -> [DistributionItem] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [DistributionItem]?) -> [DistributionItem] { part ?? [] }

  public static func buildEither(first: [DistributionItem]) -> [DistributionItem] { first }

  public static func buildEither(second: [DistributionItem]) -> [DistributionItem] { second }

  public static func buildArray(_ parts: [[DistributionItem]]) -> [DistributionItem] { parts.flatMap { $0 } }
}
