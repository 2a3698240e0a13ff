import Foundation
import QuoinDiagnostics
import QuoinScreens
import QuoinTemplates
import QuoinViews

extension Screen {
  /// Shows a template's node, mounted in the screen.
  public convenience init(
    _ node: LayoutNode, on device: String? = nil, size: CGSize? = nil,
    in surroundings: Surroundings = .current,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: "Screen")
    self.init(UIWindow.on(device, size, surroundings, at: place), at: place) { window in
      do throws(Diagnostics) { try node.mount(in: window) } catch {
        FailureReporter.current(TestFailure(error.description, at: place))
      }
    }
  }
}
