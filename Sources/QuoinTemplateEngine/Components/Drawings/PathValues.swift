import Foundation
import QuoinDiagnostics
import QuoinDrawings
import QuoinExpressions
import QuoinGraphics
import QuoinResources

/// SVG's path language as an attribute holds it, read once for constants.
struct PathData: PropertyValue, Sendable {
  let steps: [PathElement]
  private let memory: MemoryClaim?

  static var propertyType: PropertyType {
    PropertyType(
      "PathData", syntax: .text, valueType: .object("PathData"),
      conversion: { value, _ throws(Diagnostic) in
        if case .null = value { return PathData(steps: []).propertyValue }
        if PathData(propertyValue: value) != nil { return value }
        guard case .string(let text) = value else { throw .notPathData }
        return PathData(steps: try PathDataParser.parse(text)).propertyValue
      },
      textConversion: { parts, _ throws(Diagnostic) in
        if parts.count == 1, PathData(propertyValue: parts[0]) != nil { return parts[0] }
        var text = ""
        for part in parts { text += part.pathText }
        return PathData(steps: try PathDataParser.parse(text)).propertyValue
      })
  }

  init(steps: [PathElement]) {
    self.steps = steps
    // The view has copies, where they are written and where they are drawn.
    memory = steps.count < 64 ? nil : MemoryClaim.current(3 * steps.count * MemoryLayout<PathElement>.stride)
  }

  init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let data = box.value as? PathData else { return nil }
    self = data
  }

  var propertyValue: Value { .boxed(HostValue(self)) }
}

extension Value {
  /// The value within path data; what is neither text nor number is left to the parser to refuse.
  fileprivate var pathText: String {
    switch self {
    case .string(let text): text
    case .number(let number): "\(number)"
    case .null: ""
    default: "?"
    }
  }
}

/// Points from data: pairs of numbers, records with x and y, or numbers in turn.
struct PathPoints: PropertyValue {
  let points: [CGPoint]

  static var propertyType: PropertyType {
    PropertyType(
      "PathPoints", valueType: .array(.any),
      conversion: { value, _ throws(Diagnostic) in
        if PathPoints(propertyValue: value) != nil { return value }
        guard case .array(let values) = value else { throw .notPoints }
        return PathPoints(points: try read(values)).propertyValue
      })
  }

  private static func read(_ values: [Value]) throws(Diagnostic) -> [CGPoint] {
    if case .number? = values.first {
      guard values.count.isMultiple(of: 2) else { throw .oddCoordinates(values.count) }
      var points: [CGPoint] = []
      for index in stride(from: 0, to: values.count, by: 2) {
        guard case .number(let x) = values[index], case .number(let y) = values[index + 1] else {
          throw .notAPoint(index / 2)
        }
        points.append(CGPoint(x: x, y: y))
      }
      return points
    }
    var points: [CGPoint] = []
    for (index, value) in values.enumerated() {
      guard let point = value.point else { throw .notAPoint(index) }
      points.append(point)
    }
    return points
  }

  init(points: [CGPoint]) { self.points = points }

  init?(propertyValue value: Value) {
    switch value {
    case .boxed(let box):
      guard let points = box.value as? PathPoints else { return nil }
      self = points
    case .null: points = []
    default: return nil
    }
  }

  var propertyValue: Value { .boxed(HostValue(self)) }
}

extension Value {
  /// The value as a point, where it is a pair of numbers or a record with x and y.
  fileprivate var point: CGPoint? {
    switch self {
    case .array(let pair):
      guard pair.count == 2, case .number(let x) = pair[0], case .number(let y) = pair[1] else { return nil }
      return CGPoint(x: x, y: y)
    case .dictionary(let record):
      guard case .number(let x)? = record["x"], case .number(let y)? = record["y"] else { return nil }
      return CGPoint(x: x, y: y)
    default: return CGPoint(propertyValue: self)
    }
  }
}

/// What part of a path's plane is seen: four numbers, or all that the path reaches over.
enum PathViewBox: PropertyValue {
  case rect(CGRect)
  case path

  static var propertyType: PropertyType {
    PropertyType(
      "ViewBox", syntax: .text, valueType: .object("ViewBox"),
      conversion: { value, _ throws(Diagnostic) in
        if case .null = value { return value }
        if PathViewBox(propertyValue: value) != nil { return value }
        guard case .string(let text) = value, let box = PathViewBox(text) else { throw .notAViewBox }
        return box.propertyValue
      },
      textConversion: { parts, _ throws(Diagnostic) in
        if parts.count == 1, PathViewBox(propertyValue: parts[0]) != nil { return parts[0] }
        guard let box = PathViewBox(parts.map(\.pathText).joined()) else { throw .notAViewBox }
        return box.propertyValue
      })
  }

  private init?(_ text: String) {
    if text == "auto" {
      self = .path
      return
    }
    let parts = text.split { $0 == "," || $0.isWhitespace }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    self = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  init?(propertyValue value: Value) {
    guard case .boxed(let box) = value else { return nil }
    switch box.value {
    case let viewBox as PathViewBox: self = viewBox
    case let rect as CGRect: self = .rect(rect)
    default: return nil
    }
  }

  var propertyValue: Value { .boxed(HostValue(self)) }
}

extension Diagnostic {
  static var notPathData: Diagnostic {
    Diagnostic(.error, "Expected SVG's path language, such as M0 0 L10 5")
  }

  static var notPoints: Diagnostic {
    Diagnostic(
      .error, "Points are an array of pairs such as [3, 4], of records with x and y, or of numbers in turn")
  }

  static func oddCoordinates(_ count: Int) -> Diagnostic {
    Diagnostic(.error, "Numbers in turn are x and y of each point, and there are \(count) of them")
  }

  /// - Parameter index: Counted from 0, as expressions do.
  static func notAPoint(_ index: Int) -> Diagnostic {
    Diagnostic(.error, "Point \(index) is no pair of numbers and has no numbers x and y")
  }

  static var notAViewBox: Diagnostic {
    Diagnostic(
      .error, "A viewBox is four numbers, x y width height with a width and a height above 0, or auto")
  }
}
