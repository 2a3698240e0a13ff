/// What stands on the card: the same words as in `Examples/Card/card.json`.
public struct CardData: Sendable {
  let title, author, date: String
  let minutes: Int
  let tags: [String]

  public static let example = CardData(
    title: "Pictures from templates, drawn wherever Swift runs",
    author: "Maren Holt", date: "21 November 2026", minutes: 6, tags: ["Swift", "Layout", "Server"])
}
