import QuoinExpressions

/// What an owner was asked while names were linked, and what it answered: what was linked is for all who answer alike.
struct OwnerNames: Equatable, Sendable {
  enum Question: Hashable, Sendable {
    case value(String)
    case string(String)
    /// A string that is called with values for its places.
    case format(String)
  }

  /// What linking depends on of an answer.
  enum Answer: Equatable, Sendable {
    case nothing
    case value(ValueType)
    case text
    /// A format with so many places.
    case format(Int)
    /// It was an error, whose words may be others the next time.
    case failure
  }

  private var answers: [Question: Answer] = [:]
  /// Whether anything else than `nothing` was answered.
  private var isAnswered = false
  /// Whether any answer was an error.
  private(set) var hasFailures = false

  mutating func note(_ answer: Answer, to question: Question) {
    answers[question] = answer
    if answer != .nothing { isAnswered = true }
    if answer == .failure { hasFailures = true }
  }

  /// Whether an owner, or nobody, would answer the same.
  func fits(_ owner: (any LayoutOwner)?, host: TemplateHost) -> Bool {
    guard let owner else { return !isAnswered }
    return !hasFailures && answers.allSatisfy { Self.answer($0, of: owner, host: host) == $1 }
  }

  private static func answer(
    _ question: Question, of owner: any LayoutOwner, host: TemplateHost
  ) -> Answer {
    switch question {
    case .value(let key):
      do {
        guard let any = try owner.layoutValue(forKey: key) else { return .nothing }
        return .value(ValueType(ofData: Value(any: any), host: host))
      } catch {
        return .failure
      }
    case .string(let key): return owner.nearestString(forKey: key) == nil ? .nothing : .text
    case .format(let key):
      guard let text = owner.nearestString(forKey: key) else { return .nothing }
      return (try? PrintFormat(text).argumentCount).map { .format($0) } ?? .failure
    }
  }
}
