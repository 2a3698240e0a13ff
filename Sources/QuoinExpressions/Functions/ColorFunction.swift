import QuoinDiagnostics

/// The functions that make colours of numbers.
enum ColorFunction: Int32, CaseIterable {
  /// `rgb(255, 0, 0)`: red, green and blue from 0 to 255.
  case rgb
  /// `rgba(255, 0, 0, 0.5)`: alpha from 0 to 1.
  case rgba
  /// `cmyk(0, 0.8, 0.8, 0.3)`: inks from 0 to 1.
  case cmyk
  /// `cmyka(0, 0.8, 0.8, 0.3, 0.5)`: alpha from 0 to 1.
  case cmyka

  /// How many numbers it takes, of which each has a letter in its name.
  var count: Int { name.utf8.count }

  var name: String { "\(self)" }

  /// Makes a colour.
  ///
  /// - Parameter numbers: As many as it takes.
  func callAsFunction(
    _ numbers: UnsafePointer<Double>, in host: any ExpressionHost
  ) throws(Diagnostic) -> Constant {
    let color: Constant?
    switch self {
    case .rgb, .rgba:
      color = host.makeColor(
        red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
        alpha: self == .rgba ? numbers[3] : 1)
    case .cmyk, .cmyka:
      // Who writes 80 means percent, and would get all of the ink.
      for index in 0..<4 where numbers[index] > 1 { throw .tooMuchInk(numbers[index], name) }
      color = host.makeColor(
        cyan: numbers[0], magenta: numbers[1], yellow: numbers[2], black: numbers[3],
        alpha: self == .cmyka ? numbers[4] : 1)
    }
    guard let color else { throw .noColors }
    return color
  }
}

extension Diagnostic {
  static var noColors: Diagnostic { Diagnostic(.error, "There are no colours here") }

  /// More than all of an ink.
  fileprivate static func tooMuchInk(_ number: Double, _ name: String) -> Diagnostic {
    Diagnostic(.error, "'\(name)' has inks from 0 to 1, not \(numberText(number))")
  }
}
