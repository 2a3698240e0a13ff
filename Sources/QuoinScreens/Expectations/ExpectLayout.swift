import Foundation
import QuoinDiagnostics
import QuoinViews

/// States what is expected of the constraints in what is shown.
///
/// ```swift
/// expectLayout(of: card, size: CGSize(width: 320, height: 0)).isUnambiguous().hasNoConflicts()
/// ```
///
/// - Parameters:
///   - subject: A view, a controller, a node of a template or a screen.
///   - device: The name of the device that it is shown on.
///   - size: The size in points, 0 where the content decides; unless given the device's, the view's own or what fits.
public func expectLayout<Subject: Shown>(
  of subject: Subject, on device: String? = nil, size: CGSize? = nil, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) -> LayoutExpectation<Subject> {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return LayoutExpectation(subject: subject, device: device, size: size, place: place)
}

/// Statements about the constraints in something that is shown.
public struct LayoutExpectation<Subject: Shown> {
  let subject: Subject
  let device: String?
  let size: CGSize?
  let place: TestPlace

  /// Expects that each view with constraints has but one place where these would have it.
  @discardableResult public func isUnambiguous() -> LayoutExpectation {
    check(.isUnambiguous)
    return self
  }

  /// Expects that all required constraints hold.
  @discardableResult public func hasNoConflicts() -> LayoutExpectation {
    check(.hasNoConflicts)
    return self
  }

  private func check(_ statement: LayoutWatch) {
    let expectation = Expectation(kind: .frames, name: nil, place: place, run: TestRun())
    do {
      // Conflicts are told by the statement, not by the log beside it.
      try LayoutConflict.withTaskHandler({ _ in }) {
        try LayoutWatch.$current.withValue([]) {
          try expectation(of: { subject }, on: device, size: size) { (view, record) throws(Diagnostic) in
            for problem in statement.problems(in: view) {
              expectation.fail("\(record.title) \(problem)")
            }
          }
        }
      }
    } catch {
      expectation.fail("\(error)")
    }
  }
}
