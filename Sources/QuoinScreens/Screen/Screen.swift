import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// A screen under a person's fingers: what it shows is found by its words, and its time passes only when it is told to.
///
/// ```swift
/// let screen = Screen(GuestList(), on: "iPhone 15")
/// screen.type("Ada", into: "Name")
/// screen.tap("Add")
/// screen.wait(0.3)
/// expectPicture(of: screen, "one guest")
/// ```
///
/// What a person could not do fails the test at the statement, with the tree of the screen; statements after that one do
/// nothing, as they would only fail for the same reason.
public final class Screen: ViewBound {
  /// The window that gets the events.
  public let window: UIWindow
  /// What the first statement that failed said.
  public private(set) var failure: String?
  /// When and where fingers came down last, by which two taps are told from a double tap.
  var lastTap: (time: TimeInterval, place: CGPoint)?

  /// Takes a window as a screen.
  public init(_ window: UIWindow) {
    self.window = window
    MisuseReports.begin()
    window.screen.asMain { window.layoutIfNeeded() }
  }

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - controller: What fills the screen; it is made while the main screen is the device's.
  ///   - device: The name of the device; unless given that of the surroundings, or a phone of 390 by 844 points.
  ///   - size: The size of the screen in points, unless it is the device's.
  ///   - surroundings: Appearance, direction and size of text; unless given those that an expectation makes it for.
  public convenience init(
    _ controller: @autoclosure () -> UIViewController, on device: String? = nil, size: CGSize? = nil,
    in surroundings: Surroundings = .current, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: "Screen")
    self.init(UIWindow.on(device, size, surroundings, at: place), at: place) { window in
      window.rootViewController = controller()
    }
  }

  /// Shows a view, which fills the screen.
  public convenience init(
    _ view: @autoclosure () -> UIView, on device: String? = nil, size: CGSize? = nil,
    in surroundings: Surroundings = .current,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: "Screen")
    self.init(UIWindow.on(device, size, surroundings, at: place), at: place) { window in
      let shown = view()
      shown.frame = window.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(shown)
    }
  }

  /// Shows what fills a window; one without its device has failed already.
  package convenience init(_ window: UIWindow?, at place: TestPlace, _ fill: (UIWindow) -> Void) {
    let isKnown = window != nil
    let window = window ?? UIWindow()
    self.init(window)
    if !isKnown {
      // Without its device nothing of the test would mean what it says.
      failure = "Screen: the device is unknown"
      return
    }
    perform("Screen", at: place) { fill(window) }
  }

  /// The view with a name, such as a label's text, for a look at its properties; nothing where there is none.
  public func view(_ name: String) -> UIView? {
    window.screen.asMain { window.layoutIfNeeded() }
    return ElementSearch(window).matches(of: name).first?.view
  }

  /// The tree of what is on the screen, as failures show it.
  public var tree: String { window.outline([.frames, .texts, .states]) }

  // MARK: Statements

  /// Does what a statement says, and fails the test where that cannot be done.
  func perform(_ statement: String, at place: TestPlace, _ work: () throws(ScreenProblem) -> Void) {
    if failure != nil { return }
    let misuses = Misuses()
    MisuseResponse.withTaskHandler({ misuses.add($0) }) {
      window.screen.asMain {
        window.screen.traitCollection.asCurrent {
          do throws(ScreenProblem) {
            window.layoutIfNeeded()
            try work()
            window.layoutIfNeeded()
          } catch {
            fail(
              "\(statement): \(error.sentence)\n\(window.outline([.frames, .texts, .states], limit: 200))",
              at: place, picture: picture)
          }
        }
      }
    }
    for misuse in misuses.all { fail("\(statement): \(misuse)", at: place) }
    if failure == nil {
      for problem in LayoutWatch.current.problems(in: window) {
        fail("\(statement): the screen \(problem)", at: place)
      }
    }
  }

  /// What the screen looks like, where it can be drawn.
  private var picture: Data? { try? window.renderedImage(options: window.outputOptions).pngData() }

  private func fail(_ message: String, at place: TestPlace, picture: Data? = nil) {
    failure = failure ?? message
    let files = picture.map { [TestFailure.Attachment(name: "screen.png", data: $0)] } ?? []
    FailureReporter.current(TestFailure(message, at: place, attachments: files))
  }
}

extension UIWindow {
  /// A window for a screen in some surroundings; nothing, which is told, for a device that is not known.
  package static func on(
    _ device: String?, _ size: CGSize?, _ surroundings: Surroundings, at place: TestPlace
  ) -> UIWindow? {
    MisuseReports.begin()
    var surroundings = surroundings
    surroundings.size = size ?? surroundings.size
    if let device {
      do throws(Diagnostic) { surroundings.device = try Device.find(device) } catch {
        FailureReporter.current(TestFailure(error.sentence, at: place))
        return nil
      }
    }
    return UIWindow(screen: surroundings.screen())
  }
}

extension Screen: Shown {
  public func show(in surroundings: Surroundings, _ look: (UIView) -> Void) throws(Diagnostic) {
    if let size = surroundings.size ?? surroundings.device?.size, size != window.bounds.size {
      throw .ownPlace("The screen of \(window.bounds.width.short) × \(window.bounds.height.short) points")
    }
    window.withTraits(of: surroundings) {
      window.layoutIfNeeded()
      look(window)
    }
  }
}
