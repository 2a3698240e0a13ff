import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Numbers that can be computed with and not drawn with.
@Suite struct BadInputDrawingTests {
  private func render(_ markup: String, as format: OutputFormat) throws -> Data {
    try Template(markup: markup).render(size: .fixed(100, 100), as: format)
  }

  @Test(arguments: [
    "layer.shadowRadius=\"1e308\" layer.shadowOpacity=\"1\"",
    "transform.scale.x=\"1e-310\"",
    "transform.scale.x=\"-1e308\" transform.rotation=\"0.5\"",
    "layer.anchorPoint.x=\"1e308\" transform.rotation=\"1\"",
    "layer.shadowOffset.width=\"-1e308\" layer.shadowOpacity=\"1\" layer.cornerRadius=\"1e308\"",
    "layer.borderWidth=\"1e308\" layer.cornerRadius=\"1e-310\"",
  ])
  func attributesThatCannotBeDrawn(attributes: String) throws {
    let markup = """
      <UIView width="100" height="100">
        <UIView width="50" height="50" backgroundColor="red" \(attributes)><UILabel text="x"/></UIView>
        <UIView width="50" height="50" clipsToBounds="true" \(attributes)><UIView alpha="0.5" width="9" height="9" backgroundColor="red"><UIView backgroundColor="blue"/></UIView></UIView>
      </UIView>
      """
    for format in OutputFormat.allCases { #expect(try render(markup, as: format).count > 20) }
  }

  @Test(arguments: ["UIScrollView", "UIView clipsToBounds=\"true\""])
  func whatIsTurnedIntoNoNumberIsCutOffWithoutHarm(element: String) throws {
    let name = element.split(separator: " ")[0]
    for scale in ["1e308", "2e307", "-1e308", "1e306"] {
      let template = try Template(
        markup: """
          <\(element) width="100" height="100"><UILabel text="a" transform.scale="s"/></\(name)>
          """)
      _ = try template.rendering(state: ["s": Double(scale) ?? 0], as: .png)
    }
  }

  @Test func boxesWithoutEnd() throws {
    let markup = """
      <LMRowView width="100" height="100" spacing="-1e308">
        <UILabel text="a"/><UILabel text="b"/><UIView width="1e308" height="5" backgroundColor="red"/>
      </LMRowView>
      """
    for format in OutputFormat.allCases { #expect(try render(markup, as: format).count > 50) }
  }

  /// Attributes that are numbers, or have some.
  private static let attributes = [
    "left", "top", "width", "height", "alpha", "layer.opacity", "layer.cornerRadius", "layer.borderWidth",
    "layer.shadowRadius", "layer.shadowOpacity", "layer.shadowOffset.width", "layer.shadowOffset.height",
    "layer.anchorPoint.x", "layer.anchorPoint.y", "layer.zPosition", "layer.contentsScale",
    "transform.scale", "transform.scale.x", "transform.scale.y", "transform.rotation",
    "transform.translation.x", "transform.translation.y", "layoutMargins.left", "tag",
  ]
  private static let boxAttributes = ["spacing", "width", "height", "left", "top"]
  private static let numbers = [
    "1e308", "-1e308", "1e-310", "1e19", "-1e19", "1e15", "8e6", "1e-9", "0", "0.5", "-3", "40", "3.7",
  ]

  @Test func anyNumbersInTemplates() throws {
    var random = SeededGenerator(seed: 31)
    func attributes(_ names: [String]) -> String {
      var chosen: [String: String] = [:]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        if let name = names.randomElement(using: &random) {
          chosen[name] = Self.numbers.randomElement(using: &random)
        }
      }
      return chosen.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    }
    let formats = OutputFormat.allCases
    for round in 0..<1200 {
      let leaf = [
        "<UILabel text=\"a b\" backgroundColor=\"blue\"", "<UIView backgroundColor=\"red\"",
        "<UIView clipsToBounds=\"true\" backgroundColor=\"#80FF0000\"",
      ]
      func view() -> String {
        "\(leaf[Int.random(in: 0..<3, using: &random)])\(attributes(Self.attributes))/>"
      }
      let outer = round.isMultiple(of: 2) ? "UIView" : "LMRowView"
      let own = attributes(round.isMultiple(of: 2) ? Self.attributes : Self.boxAttributes)
      let markup = "<UIView width=\"50\" height=\"50\"><\(outer)\(own)>\(view())\(view())</\(outer)></UIView>"
      do {
        _ = try render(markup, as: formats[round % formats.count])
      } catch let error as Diagnostics {
        // A message about the number is an answer; that Cairo has given up is none.
        #expect(!error.description.contains("Cairo"), "\(markup)")
      }
    }
  }

  @Test func anyNumbersInCode() throws {
    var random = SeededGenerator(seed: 32)
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude * 1e13, 1e19, 1e15, 8e6, 1e-9, 0,
      0.5, -3, 40,
    ]
    func number() -> CGFloat { numbers.randomElement(using: &random) ?? 0 }
    func change(_ view: UIView) {
      let layer = view.layer
      switch Int.random(in: 0..<17, using: &random) {
      case 0: view.frame = CGRect(x: number(), y: number(), width: number(), height: number())
      case 1: view.bounds = CGRect(x: number(), y: number(), width: number(), height: number())
      case 2: view.center = CGPoint(x: number(), y: number())
      case 3:
        view.transform = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: 0, ty: 1)
      case 4: view.transform = CGAffineTransform(rotationAngle: number())
      case 5: view.alpha = number()
      case 6: layer.cornerRadius = number()
      case 7: layer.borderWidth = number()
      case 8: layer.shadowRadius = number()
      case 9: layer.shadowOpacity = Float(number())
      case 10: layer.shadowOffset = CGSize(width: number(), height: number())
      case 11: layer.anchorPoint = CGPoint(x: number(), y: number())
      case 12: layer.zPosition = number()
      case 13: layer.shadowShape = UIBezierPath(ovalIn: CGRect(x: number(), y: 0, width: number(), height: 9))
      case 14: layer.opacity = Float(number())
      case 15: view.layoutMargins = UIEdgeInsets(top: number(), left: number(), bottom: 0, right: 0)
      default:
        let shape = CAShapeLayer()
        shape.shape = UIBezierPath(ovalIn: CGRect(x: 1, y: number(), width: 20, height: number()))
        shape.lineWidth = number()
        shape.strokeColor = UIColor.red.cgColor
        shape.lineDashPattern = [NSNumber(value: Double(number())), 2]
        shape.frame = CGRect(x: 0, y: number(), width: 20, height: 20)
        layer.addSublayer(shape)
      }
    }
    let formats = OutputFormat.allCases
    for round in 0..<1000 {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let middle = round.isMultiple(of: 3) ? UIScrollView(frame: root.bounds) : UIView(frame: root.bounds)
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
      label.text = "a b"
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.frame = CGRect(x: 0, y: 0, width: number(), height: 20)
      gradient.startPoint = CGPoint(x: number(), y: number())
      middle.layer.addSublayer(gradient)
      middle.backgroundColor = .green
      root.addSubview(middle)
      middle.addSubview(label)
      for _ in 0..<4 { change([middle, label, root][Int.random(in: 0..<3, using: &random)]) }
      root.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      _ = root.hitTest(CGPoint(x: number(), y: 10), with: nil)
      _ = try root.render(as: formats[round % formats.count], size: CGSize(width: 50, height: 50))
    }
  }

  @Test func textThatTakesTooLongIsAMessage() throws {
    let text = String(repeating: "word ", count: 100_000)
    let template = try Template(markup: "<UILabel width=\"100\" numberOfLines=\"0\" text=\"{text}\"/>")
    var budget = Budget()
    budget.wallTime = .milliseconds(1)
    #expect {
      try template.render(constants: ["text": text], as: .png, budget: budget)
    } throws: {
      ($0 as? Diagnostics)?.description.contains("Took longer than the limit of 1 ms") == true
    }
  }
}
