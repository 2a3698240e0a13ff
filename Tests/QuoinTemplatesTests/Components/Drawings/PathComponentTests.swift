import QuoinDiagnostics
import QuoinTemplates
import Testing

@Suite struct PathComponentTests {
  private func path(_ markup: String, state: [String: Any] = [:]) throws -> PathView {
    let node = try Template(markup: markup).instantiate(state: state)
    try node.layOut(in: .fixed(400, 300))
    return try #require(node.view as? PathView)
  }

  private func problem(_ markup: String, state: [String: Any] = [:]) -> String {
    do {
      _ = try path(markup, state: state)
      return ""
    } catch { return "\(error)" }
  }

  @Test func itTakesSVGsPathLanguage() throws {
    let view = try path("<Path d='M0 0 L{end} 20Z' lineWidth='2' strokeColor='red'/>", state: ["end": 30])
    #expect(view.path.elements.count == 3)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.path.elements[1] == .line(CGPoint(x: 30, y: 20)))
  }

  @Test func mistakesAreToldAtTheAttribute() {
    let wrong = problem("<UIView>\n  <Path d='M0 0 L1'/>\n</UIView>")
    #expect(wrong.contains("2:"))
    #expect(wrong.contains("Character 8 of the path has to be a number; it ends there"))
    #expect(problem("<Path d='M0 0' viewBox='0 0 0 5'/>").contains("A viewBox is four numbers"))
    #expect(problem("<Path points='[[1, 2], [3]]'/>").contains("Point 1 is no pair of numbers"))
    #expect(problem("<Path points='[1, 2, 3]'/>").contains("there are 3 of them"))
  }

  @Test func pointsComeFromData() throws {
    let expected = [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 2)]
    let rows: [String: Any] = ["rows": [["t": 0, "v": 5], ["t": 10, "v": 2]]]
    #expect(try path("<Path points='rows.map(r => [r.t, r.v])'/>", state: rows).points == expected)
    #expect(try path("<Path points='[0, 5, 10, 2]'/>").points == expected)
    #expect(
      try path("<Path points='rows'/>", state: ["rows": [["x": 0, "y": 5], ["x": 10, "y": 2]]]).points
        == expected)
    #expect(try path("<Path points='rows'/>", state: ["rows": [Any]()]).points == [])
  }

  @Test func aViewBoxIsLaidOverTheView() throws {
    func extent(_ attributes: String) throws -> CGRect {
      let view = try path("<Path width='100' height='50' d='M10 10 H20 V20 Z' \(attributes)/>")
      return view.drawingExtent.intersection(CGRect(x: -500, y: -500, width: 1000, height: 1000))
    }
    let whole = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(try extent("viewBox='10 10 10 10'") == whole)
    #expect(
      try extent("viewBox='10 10 5 5' contentMode='scaleToFill'")
        == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(try extent("viewBox='auto' contentMode='scaleToFill'") == whole)
    #expect(try path("<UIView/>".replacing("UIView", with: "Path")).intrinsicContentSize == .zero)
    let fitting = try path("<Path width='100' d='M0 0 H20 V10' viewBox='auto'/>")
    #expect(fitting.frame.size == CGSize(width: 100, height: 50))
  }

  @Test func flatPathsAreDrawnAcrossTheView() throws {
    let line = try path("<Path width='100' height='50' d='M0 3 H10' viewBox='auto' strokeColor='red'/>")
    let svg = String(decoding: try line.render(as: .svg), as: UTF8.self)
    #expect(svg.contains("M0 25L100 25") || svg.contains("M0 25 L100 25") || svg.contains("M0,25"), "\(svg)")
  }
}
