import Foundation
import QuoinViews

/// The same as `expectPicture(of:_:)` with the name behind a word.
public func expectPicture<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, named name: String, on device: String? = nil,
  size: CGSize? = nil, across matrix: Surroundings.Matrix = .single, tolerance: PictureTolerance? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) rethrows {
  try expectPicture(
    of: subject(), name, on: device, size: size, across: matrix, tolerance: tolerance, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}

/// The same as `expectFrames(of:_:)` with the name behind a word.
public func expectFrames<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, named name: String, on device: String? = nil,
  size: CGSize? = nil, across matrix: Surroundings.Matrix = .single,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) rethrows {
  try expectFrames(
    of: subject(), name, on: device, size: size, across: matrix, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}

/// The same as `expectTree(of:_:)` with the name behind a word.
public func expectTree<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, named name: String, on device: String? = nil,
  size: CGSize? = nil, across matrix: Surroundings.Matrix = .single,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) rethrows {
  try expectTree(
    of: subject(), name, on: device, size: size, across: matrix, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}

/// The same as `expectAccessibility(of:_:)` with the name behind a word.
public func expectAccessibility<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, named name: String, on device: String? = nil,
  size: CGSize? = nil, across matrix: Surroundings.Matrix = .single,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) rethrows {
  try expectAccessibility(
    of: subject(), name, on: device, size: size, across: matrix, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}
