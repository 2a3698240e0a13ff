import Foundation
import QuoinPositions
import QuoinViews
import Synchronization
import Testing

/// Each test has a process of its own: the body is one for all tasks.
@Suite struct ErrorHandlerTests {
  @Test func aBodyThatIsSetHearsEveryCheckAndNothingMovesForOneThatFails() async {
    await #expect(processExitsWith: .success) {
      var heard: [(Bool, String)] = []
      ErrorHandler.customAssertBody = { isKept, sentence, _, _ in heard.append((isKept, sentence)) }
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.traitOverrides = UITraitCollection(displayScale: 1)
      view.top --> .top
      precondition(
        heard.filter { !$0.0 }.map(\.1) == ["\(view) has no superview, so it cannot be aligned or measured"])
      precondition(view.frame.origin == CGPoint(x: 1, y: 2))
      heard = []
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      view.topLeft --> .topLeft
      precondition(!heard.isEmpty && heard.allSatisfy(\.0), "checks that hold are heard as well")
      precondition(view.frame.origin == .zero)
      heard = []
      ErrorHandler.customAssertBody = nil
      view.topLeft --> .topLeft
      precondition(heard.isEmpty && ErrorHandler.customAssertBody == nil)
    }
  }

  @Test func aPositionBetweenPixelsIsToldInTheWordsThatTestsOfRelativityCompare() async {
    await #expect(processExitsWith: .success) {
      var heard: [String] = []
      ErrorHandler.customAssertBody = { isKept, sentence, _, _ in if !isKept { heard.append(sentence) } }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 0.543, y: 0, width: 10, height: 10))
      window.addSubview(view)
      _ = view.left |--| .left
      precondition(heard == ["Measuring distance with a ViewPosition whose origin is not pixel aligned!"])
    }
  }

  @Test func codeOfItsOwnReportsThroughIt() async {
    await #expect(processExitsWith: .success) {
      var lines: [String] = []
      ErrorHandler.customAssertBody = { isKept, sentence, file, line in
        lines.append("\(isKept) \(sentence) \("\(file)".hasSuffix("ErrorHandlerTests.swift")) \(line > 0)")
      }
      ErrorHandler.assert(true, "a")
      ErrorHandler.assert(false, "b")
      ErrorHandler.assertionFailure("c")
      precondition(lines == ["true a true true", "false b true true", "false c true true"])
      ErrorHandler.customAssertBody = nil
      let rest = Mutex<[String]>([])
      PositionMisuse.handler = { misuse in rest.withLock { $0.append(misuse.description) } }
      ErrorHandler.assert(true, "d")
      ErrorHandler.assertionFailure("e")
      precondition(rest.withLock { $0 } == ["e"])
      ErrorHandler.customAssertBody = ErrorHandler.defaultAssertBody
      ErrorHandler.assert(true, "f")
    }
  }

  #if DEBUG
    @Test func withoutOneADebugBuildStops() async {
      await #expect(processExitsWith: .failure) { ErrorHandler.assertionFailure("a") }
      await #expect(processExitsWith: .failure) { ErrorHandler.defaultAssertBody(false, "a", #file, #line) }
    }
  #endif

  @Test func aTasksHandlerHearsOfItFirst() async {
    await #expect(processExitsWith: .success) {
      ErrorHandler.customAssertBody = { isKept, _, _, _ in precondition(isKept) }
      let sentences = misuse { ErrorHandler.assertionFailure("a") }
      precondition(sentences == ["a"])
    }
  }
}
