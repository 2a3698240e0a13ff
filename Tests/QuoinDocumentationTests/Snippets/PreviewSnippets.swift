// swift-format-ignore-file: the pages show these pieces to the character.
import Foundation
import Quoin
import QuoinPreview
import Testing

@Suite struct PreviewSnippets {
  // snippet
  func preview(_ layouts: URL) async throws {
    let app = PreviewApp("Guests") { GuestList() }
    let server = try PreviewServer(PreviewProject(folder: layouts, showing: app))
    print(try await server.start())
    await server.wait()
  }
  // end

  final class Screen: UIViewController, LayoutLoading {
    func log(_ error: Diagnostics) {}

    // snippet
    func layoutError(_ error: Diagnostics) {
      log(error)
      LayoutConsole.showError(error)
    }
    // end
  }

  @Test func outsideOfAPreviewTheConsoleIsQuiet() {
    Screen().layoutError(Diagnostics([Diagnostic(.error, "Nobody sees this")]))
    #expect(LayoutConsole.isEnabled)
  }
}
