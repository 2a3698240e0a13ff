/// For what height of a bar something holds.
public enum UIBarMetrics: Int, Sendable, CaseIterable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
