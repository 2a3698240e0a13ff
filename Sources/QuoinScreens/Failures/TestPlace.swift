/// Where a statement of a test stands.
public nonisolated struct TestPlace: Sendable {
  /// The module and the file: `CardTests/CardTests.swift`.
  public let fileID: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  /// The function that the statement stands in, as `#function` says it.
  public let function: String
  // XCTest takes paths in this form alone.
  let staticPath: StaticString

  /// Creates a place.
  public init(fileID: String, filePath: StaticString, line: Int, column: Int, function: String) {
    self.fileID = fileID
    staticPath = filePath
    self.line = line
    self.column = column
    self.function = function
  }

  /// The file's path on the machine that built the test.
  public var filePath: String { "\(staticPath)" }

  /// The module that the test belongs to.
  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the file, without its extension.
  var file: String {
    let name = fileID.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  /// The name of the function, without its parameters.
  var test: String { String(function.prefix { $0 != "(" }) }

  /// `CardTests.swift:12`
  var short: String { "\(file).swift:\(line)" }
}
