import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinDrawings

@Suite struct PathDataTests {
  private func steps(_ text: String) -> String {
    do throws(Diagnostic) {
      return try PathDataParser.parse(text).map { step in
        switch step {
        case .move(let p): "M\(p.short)"
        case .line(let p): "L\(p.short)"
        case .curve(let p, let a, let b): "C\(a.short) \(b.short) \(p.short)"
        case .close: "Z"
        }
      }.joined(separator: " ")
    } catch { return error.message }
  }

  @Test func everyCommandIsReadFromItsOriginAndFromHere() {
    #expect(steps("M10 20 L30 40") == "M10,20 L30,40")
    #expect(steps("m10 20 l30 40") == "M10,20 L40,60")
    #expect(steps("M1 2 H5 V7 h1 v1") == "M1,2 L5,2 L5,7 L6,7 L6,8")
    #expect(steps("M0 0 C1 2 3 4 5 6 c1 2 3 4 5 6") == "M0,0 C1,2 3,4 5,6 C6,8 8,10 10,12")
    #expect(steps("M0 0 C0 1 2 1 2 0 S4 -1 4 0") == "M0,0 C0,1 2,1 2,0 C2,-1 4,-1 4,0")
    #expect(steps("M1 1 S4 -1 4 0") == "M1,1 C1,1 4,-1 4,0")
    #expect(steps("M0 0 Q3 3 6 0 t6 0") == "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0")
    #expect(steps("M0 0 L4 0 4 4 z l1 1 Z") == "M0,0 L4,0 L4,4 Z M0,0 L1,1 Z")
  }

  @Test func commandsThatGoOnNeedNotBeNamedAgain() {
    #expect(steps("M0 0 1 1 2 2") == "M0,0 L1,1 L2,2")
    #expect(steps("m5 5 1 1 2 2") == "M5,5 L6,6 L8,8")
    #expect(steps("M0 0h1 2 3") == "M0,0 L1,0 L3,0 L6,0")
  }

  @Test func numbersNeedNothingBetweenThemWhereTheyAreClear() {
    #expect(steps("M.5.5-1-2") == "M0.5,0.5 L-1,-2")
    #expect(steps("M1e1,2E-1+3.-.4") == "M10,0.2 L3,-0.4")
    #expect(steps(" \n\tM1 , 2,3 4") == "M1,2 L3,4")
    #expect(steps("M0 0a5 5 0 0110 0") == steps("M0 0 A5 5 0 0 1 10 0"))
    #expect(steps("M0 0a5 5 0 1110 0") == steps("M0 0 A5 5 0 1 1 10 0"))
    #expect(steps("") == "")
    #expect(steps("M3 4") == "M3,4")
  }

  @Test func arcsToAPlaceNextToTheirBeginningAreNothing() {
    #expect(steps("M0 0A1 1 0 0 1 1e-160 0") == steps("M0 0 L1e-160 0"))
    #expect(steps("M0 0A1e308 1e308 0 1 0 1e-10 0").contains("nan") == false)
  }

  @Test func arcsAreCurvesThatKeepToTheirEllipse() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let from = CGPoint(
        x: Double.random(in: -50...50, using: &random), y: Double.random(in: -50...50, using: &random))
      let to = CGPoint(
        x: Double.random(in: -50...50, using: &random), y: Double.random(in: -50...50, using: &random))
      let radius = Double.random(in: 80...120, using: &random)
      let arc = EllipticArc(
        from: from, to: to, radii: CGSize(width: radius, height: radius), turn: 1,
        isLarge: Bool.random(using: &random), isClockwise: Bool.random(using: &random))
      // All that is on a circle has one middle: that of three of its points.
      let points = [from] + arc.curves.compactMap { if case .curve(let p, _, _) = $0 { p } else { nil } }
      #expect(points.last == to)
      for (start, step) in zip(points, arc.curves) {
        guard case .curve(let end, let a, let b) = step else { continue }
        let middle = CGPoint(
          x: (start.x + 3 * a.x + 3 * b.x + end.x) / 8, y: (start.y + 3 * a.y + 3 * b.y + end.y) / 8)
        let chord = hypot(end.x - start.x, end.y - start.y)
        let height = hypot(middle.x - (start.x + end.x) / 2, middle.y - (start.y + end.y) / 2)
        // The radius from a chord and its height.
        #expect(abs((chord * chord / 4 + height * height) / (2 * height) - radius) < radius * 1e-3)
      }
    }
  }

  @Test func arcsWithoutRadiusOrTooFarApartAreDrawnAllTheSame() {
    #expect(steps("M0 0 A0 5 0 0 1 10 0") == "M0,0 L10,0")
    #expect(steps("M0 0 A5 5 0 0 1 0 0") == "M0,0 L0,0")
    #expect(steps("M0 0 A1 1 0 0 1 10 0") == steps("M0 0 A5 5 0 0 1 10 0"))
  }

  @Test func whatIsWrongIsToldAtItsCharacter() {
    #expect(steps("L1 2") == "Character 1 of the path has to be M or m, which begins a path, not 'L'")
    #expect(steps("M0 0 X1") == "Character 6 of the path has to be one of the commands MLHVCSQTAZ, not 'X'")
    #expect(steps("M0 0 L1") == "Character 8 of the path has to be a number; it ends there")
    #expect(steps("M0 0 L1 é") == "Character 9 of the path has to be a number, not 'é'")
    #expect(
      steps("M0 0 A1 1 0 2 0 1 1") == "Character 13 of the path has to be 0 or 1, a flag of an arc, not '2'")
    #expect(steps("M0,,0") == "Character 3 of the path has to be a number, not ','")
    #expect(steps("M0 1e99") == "Character 4 of the path has to be a number up to ten million, not '1'")
    #expect(
      steps("M0 0 L1 2,") == "Character 10 of the path has to be one of the commands MLHVCSQTAZ, not ','")
  }

  @Test func howeverAPathIsSpelledItIsTheSame() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      var absolute = "M 3 4"
      var relative = "m3,4"
      var x = 3.0
      var y = 4.0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        func next() -> (Double, Double) {
          (
            Double(Int.random(in: -40...40, using: &random)) / 4,
            Double(Int.random(in: -40...40, using: &random)) / 4
          )
        }
        let letter = "LHVCSQTA".randomElement(using: &random) ?? "L"
        let pairs = ["C": 3, "S": 2, "Q": 2, "A": 1][letter] ?? 1
        let points = (0..<pairs).map { _ in next() }
        let small = letter.lowercased()
        switch letter {
        case "H":
          absolute += " H \(points[0].0)"
          relative += "h\(compact([points[0].0 - x]))"
          x = points[0].0
        case "V":
          absolute += " V \(points[0].1)"
          relative += "v\(compact([points[0].1 - y]))"
          y = points[0].1
        default:
          let flags = letter == "A" ? " 5 7 30 1 0" : ""
          absolute += " \(letter)\(flags) " + points.map { "\($0.0) , \($0.1)" }.joined(separator: " ")
          let offsets = points.flatMap { [$0.0 - x, $0.1 - y] }
          relative += small + (letter == "A" ? "5 7 30 10" : "") + compact(offsets)
          (x, y) = points[points.count - 1]
        }
      }
      let (one, other) = (try PathDataParser.parse(absolute), try PathDataParser.parse(relative))
      try #require(one.count == other.count, "\(absolute)\n\(relative)")
      for (a, b) in zip(one, other) { #expect(a.isNear(b), "\(absolute)\n\(relative)") }
    }
  }

  /// Numbers with as little between them as possible.
  private func compact(_ numbers: [Double]) -> String {
    numbers.reduce(into: "") { text, number in
      var digits = "\(number)"
      if digits.hasSuffix(".0") { digits.removeLast(2) }
      if digits.hasPrefix("0.") { digits.removeFirst() }
      if digits.hasPrefix("-0.") { digits = "-" + digits.dropFirst(2) }
      if !text.isEmpty, !digits.hasPrefix("-") { text += " " }
      text += digits
    }
  }

  @Test func anyTextIsAPathOrADiagnostic() {
    var random = SeededGenerator(seed: 99)
    let characters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,+-eE \n\u{0}é😀")
    for _ in 0..<3000 {
      let length = Int.random(in: 0...40, using: &random)
      let text = "M0 0" + String((0..<length).compactMap { _ in characters.randomElement(using: &random) })
      do throws(Diagnostic) {
        for step in try PathDataParser.parse(text) {
          if case .curve(let p, let a, let b) = step {
            #expect([p, a, b].allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(text)")
          }
        }
      } catch { #expect(error.message.hasPrefix("Character "), "\(text)") }
    }
  }
}

extension CGPoint {
  fileprivate var short: String { "\(x.short),\(y.short)" }
}

extension CGFloat {
  fileprivate var short: String {
    let text = "\((self * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension PathElement {
  fileprivate func isNear(_ other: PathElement) -> Bool {
    func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }
    return switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
    case (.curve(let a, let b, let c), .curve(let d, let e, let f)): near(a, d) && near(b, e) && near(c, f)
    case (.close, .close): true
    default: false
    }
  }
}
