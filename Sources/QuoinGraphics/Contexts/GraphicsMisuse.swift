import QuoinDiagnostics

/// A use of drawing that cannot work; it is reported, and nothing is drawn.
public struct GraphicsMisuse: Misuse {
  public static let handlers = MisuseHandlers<GraphicsMisuse>(label: "quoin.graphics")

  /// One sentence that names the thing and the rule.
  public let description: String

  private init(_ description: String) { self.description = description }

  /// A picture or a document that cannot be made, by a call that cannot throw.
  static func cannotDraw(_ problem: Diagnostic) -> GraphicsMisuse { GraphicsMisuse(problem.message) }

  /// Does some work, and reports what keeps it from being done.
  ///
  /// - Parameter other: What it comes to then.
  static func reporting<Result>(
    otherwise other: @autoclosure () -> Result, _ work: () throws(Diagnostic) -> Result
  ) -> Result {
    do throws(Diagnostic) { return try work() } catch {
      report(.cannotDraw(error))
      return other()
    }
  }

  /// A call that draws where nothing is drawn on.
  static func noContext(_ call: String) -> GraphicsMisuse {
    GraphicsMisuse(
      "\(call) is called where no context is current: in draw(_:), between UIGraphicsBeginImageContext and its end, or in what a renderer calls there is one"
    )
  }

  /// A page that is drawn on before any has begun.
  static let noPage = GraphicsMisuse("A PDF is drawn on before its first page: call beginPage() first")
}
