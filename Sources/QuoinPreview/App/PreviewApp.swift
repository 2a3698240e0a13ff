import QuoinViews

/// An app, or a part of one, that is shown as it is in Swift, its layouts reloaded when their files are saved.
///
/// ```swift
/// let app = PreviewApp("Sample") { MainController() }
/// let server = try PreviewServer(PreviewProject(folder: layouts, showing: app))
/// print(try await server.start())
/// await server.wait()
/// ```
///
/// Pages that are opened make controllers of their own.
public struct PreviewApp: Sendable {
  /// How the page calls it.
  public let name: String
  /// Makes the controller that fills the screen.
  let makeController: @Sendable () -> UIViewController

  /// Takes an app.
  ///
  /// - Parameters:
  ///   - name: How the page calls it.
  ///   - makeController: Makes the controller that fills the screen.
  public init(_ name: String, makeController: @escaping @Sendable () -> UIViewController) {
    self.name = name
    self.makeController = makeController
  }
}
