/// What a person has set.
public struct Account: Hashable, Sendable {
  public var name = ""
  public var mail = ""
  public var telephone = ""
  /// Whether there is mail about answers, about news, and a summary each week.
  public var hasAnswers = true
  public var hasNews = false
  public var hasSummary = true

  public init() {}
}
