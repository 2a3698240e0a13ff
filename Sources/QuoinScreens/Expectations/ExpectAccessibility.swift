import Foundation
import QuoinDiagnostics
import QuoinViews

/// Expects what was recorded to be read out to those who do not see the screen: labels, values, states, in order.
///
/// The first run records, and fails saying so.
///
/// ```swift
/// expectAccessibility(
///   of: card,
///   is: """
///     screen (0 0 320 64)
///     └─ heading "Orders" (16 20 100 21)
///     """)
/// ```
///
/// - Parameters:
///   - subject: A view, a controller, a node of a template or a screen; evaluated for each of the surroundings.
///   - name: What the record is called in its file of tests; the name of the test unless given.
///   - device: The name of the device that it is shown on.
///   - size: The size in points, 0 where the content decides; unless given the device's, the view's own or what fits.
///   - matrix: The surroundings that it is looked at in, a record for each.
public func expectAccessibility<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, _ name: String? = nil, on device: String? = nil,
  size: CGSize? = nil, across matrix: Surroundings.Matrix = .single, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  try Expectation(kind: .accessibility, name: name, place: place)
    .checkText(of: subject, across: matrix, on: device, size: size) { AccessibilityNode($0).text }
}

/// The same as a statement that shows what it expects.
///
/// - Parameters:
///   - subject: A view, a controller, a node of a template or a screen.
///   - text: What is expected, line by line.
///   - device: The name of the device that it is shown on.
///   - size: The size in points, 0 where the content decides; unless given the device's, the view's own or what fits.
public func expectAccessibility<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, is text: String, on device: String? = nil,
  size: CGSize? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  try Expectation(kind: .accessibility, name: nil, place: place, run: TestRun())
    .checkText(of: subject, across: .single, on: device, size: size, stated: text) {
      AccessibilityNode($0).text
    }
}

/// Expects that nothing keeps people from using what is shown: no missing labels, no pale text, no small targets, and no
/// text that is cut where the surroundings ask for larger text.
///
/// ```swift
/// expectNoAccessibilityIssues(in: card, across: .matrix(appearances: [.light, .dark]))
/// ```
///
/// - Parameters:
///   - subject: A view, a controller, a node of a template or a screen; evaluated for each of the surroundings.
///   - device: The name of the device that it is shown on.
///   - size: The size in points, 0 where the content decides; unless given the device's, the view's own or what fits.
///   - matrix: The surroundings that it is looked at in.
public func expectNoAccessibilityIssues<Subject: Shown>(
  in subject: @autoclosure () throws -> Subject, on device: String? = nil, size: CGSize? = nil,
  across matrix: Surroundings.Matrix = .single, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let expectation = Expectation(kind: .accessibility, name: nil, place: place, run: TestRun())
  try expectation(of: subject, across: matrix, on: device, size: size) {
    (view, record) throws(Diagnostic) in
    let messages = try view.accessibilityIssues().map(\.message)
    if messages.isEmpty { return }
    let count = messages.count == 1 ? "1 issue" : "\(messages.count) issues"
    expectation.fail(
      "\(record.title) keeps people from using it by \(count):\n"
        + messages.map { "- \($0)" }.joined(separator: "\n"))
  }
}
