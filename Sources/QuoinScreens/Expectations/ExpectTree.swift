import Foundation
import QuoinViews

/// Expects the views and texts that were recorded, wherever they stand: other fonts and sizes change nothing.
///
/// The first run records, and fails saying so.
///
/// ```swift
/// expectTree(of: card, is: "Card\n└─ UILabel#title “Orders”")
/// ```
///
/// - Parameters:
///   - subject: A view, a controller, a node of a template or a screen; evaluated for each of the surroundings.
///   - name: What the record is called in its file of tests; the name of the test unless given.
///   - device: The name of the device that it is shown on.
///   - size: The size in points, 0 where the content decides; unless given the device's, the view's own or what fits.
///   - matrix: The surroundings that it is looked at in, a record for each.
public func expectTree<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, _ name: String? = nil, on device: String? = nil,
  size: CGSize? = nil, across matrix: Surroundings.Matrix = .single, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  try Expectation(kind: .tree, name: name, place: place)
    .checkText(of: subject, across: matrix, on: device, size: size) { $0.outline([.texts, .states]) }
}

/// The same as a statement that shows what it expects.
///
/// - Parameters:
///   - subject: A view, a controller, a node of a template or a screen.
///   - text: What is expected, line by line.
///   - device: The name of the device that it is shown on.
///   - size: The size in points, 0 where the content decides; unless given the device's, the view's own or what fits.
public func expectTree<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, is text: String, on device: String? = nil,
  size: CGSize? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  try Expectation(kind: .tree, name: nil, place: place, run: TestRun())
    .checkText(of: subject, across: .single, on: device, size: size, stated: text) {
      $0.outline([.texts, .states])
    }
}
