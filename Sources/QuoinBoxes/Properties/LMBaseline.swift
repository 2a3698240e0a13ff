import Foundation

/// Which of a subview's baselines a row aligns.
public nonisolated enum LMBaseline: Int, CaseIterable, Hashable, Sendable {
  /// The baseline of the first line of text.
  case first
  /// The baseline of the last line of text.
  case last
}
