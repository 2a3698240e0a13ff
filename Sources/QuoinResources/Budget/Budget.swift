/// The limits within which one piece of work has to stay, so that no input can exhaust the machine.
///
/// Passing a limit is a diagnostic, never a crash and never a hang. The defaults are generous for what people write
/// and far below what hurts a server.
///
/// ```swift
/// var budget = Budget.default
/// budget.wallTime = .seconds(2)
/// ```
public struct Budget: Sendable, Hashable {
  /// How deep elements and views may nest.
  public var depth = 256
  /// How many elements and nodes one template may come to, repetitions and included files counted.
  public var nodes = 100_000
  /// How deep parentheses, brackets and operators may nest in one expression.
  public var expressionDepth = 128
  /// How many steps all expressions together may take in one pass.
  public var expressionSteps = 50_000_000
  /// How long a string made by an expression may become, in UTF-8 bytes.
  public var stringLength = 4_000_000
  /// How large a file may be, in bytes.
  public var fileSize = 64_000_000
  /// How many pixels an image or an output may have.
  public var imagePixels = 64_000_000
  /// How many pages a document may have.
  public var pages = 20_000
  /// How many blocks and notes may stand on one page: what has no height takes no room, and would go on without end.
  public var blocksOnPage = 10_000
  /// How much memory what the data come to may take beside the pixels of the picture itself, in bytes, nearly: values, nodes,
  /// pieces of pages, glyphs, images, the points of paths, what is written and held.
  ///
  /// It is counted by what is made and not asked of the system, so that the same input meets it on every machine. A thread of
  /// a service needs about as much again for its picture and what that is encoded with.
  public var memory = 512_000_000
  /// How long one piece of work may take.
  public var wallTime = Duration.seconds(60)

  /// Creates a budget with the default limits.
  public init() {}

  /// A budget that limits nothing but the time.
  package static func limiting(wallTime: Duration) -> Budget {
    var budget = Budget()
    (budget.depth, budget.nodes, budget.expressionDepth, budget.expressionSteps) = (.max, .max, .max, .max)
    (budget.stringLength, budget.fileSize, budget.imagePixels, budget.pages) = (.max, .max, .max, .max)
    (budget.blocksOnPage, budget.memory) = (.max, .max)
    budget.wallTime = wallTime
    return budget
  }

  /// The tighter limits of two budgets.
  func bounded(by other: Budget) -> Budget {
    var both = self
    both.depth = min(depth, other.depth)
    both.nodes = min(nodes, other.nodes)
    both.expressionDepth = min(expressionDepth, other.expressionDepth)
    both.expressionSteps = min(expressionSteps, other.expressionSteps)
    both.stringLength = min(stringLength, other.stringLength)
    both.fileSize = min(fileSize, other.fileSize)
    both.imagePixels = min(imagePixels, other.imagePixels)
    both.pages = min(pages, other.pages)
    both.blocksOnPage = min(blocksOnPage, other.blocksOnPage)
    both.memory = min(memory, other.memory)
    both.wallTime = min(wallTime, other.wallTime)
    return both
  }

  /// The limits used when none are given.
  public static let `default` = Budget()
}
