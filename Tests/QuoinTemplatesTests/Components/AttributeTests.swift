import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Attributes all the way: from markup and data to the property of the view.
@Suite struct AttributeTests {
  private func view<T: UIView>(
    _ markup: String, _ type: T.Type = T.self, state: Any = (), constants: [String: Any] = [:]
  ) throws -> T {
    let node = try Template(markup: markup).instantiate(state: state, constants: constants)
    try node.layOut(in: .fixed(100, 100))
    return try #require(node.view as? T)
  }

  @Test func setsColorsInEveryWayOfWritingThem() throws {
    let json = try TemplateData(
      json: SourceText(
        file: "d.json", contents: ##"{"accent": "#ff0000", "item": {"color": "red"}, "on": true}"##))
    for text in [
      "red", "redColor", "#f00", "rgb(255, 0, 0)", "on ? red : blue", "{on ? #f00 : blue}", "UIColor.red",
      "{accent}", "{item.color}", "item.color", "on ? accent : blue",
    ] {
      let view = try view(
        "<UIView backgroundColor=\"\(text)\"/>", UIView.self, state: json.stateValues)
      #expect(view.backgroundColor == UIColor.red, "\(text)")
    }
  }

  @Test func setsEnumerationsAndOptionSetsWithLogicAndFromData() throws {
    let json = try TemplateData(
      json: SourceText(file: "d.json", contents: ##"{"align": "right", "small": false}"##))
    let label: UILabel = try view(
      "<UILabel textAlignment='{align}' lineBreakMode='small ? byClipping : byTruncatingHead'/>",
      state: json.stateValues)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byTruncatingHead)
    let box: UIView = try view("<UIView layer.maskedCorners='layerMinXMinYCorner, layerMaxXMinYCorner'/>")
    #expect(box.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let one: UIView = try view(
      "<UIView contentMode='UIViewContentMode.center' alpha='contentMode == UIView.ContentMode.center ? 0.5 : 1'/>"
    )
    #expect(one.alpha == 0.5)
  }

  @Test func takesNamesForCasesEvenWhereTheViewHasThemToo() throws {
    let label: UILabel = try view(
      "<UILabel left='10' top='5' textAlignment='left' contentMode='top' alpha='left / 20'/>")
    #expect(label.textAlignment == .left)
    #expect(label.contentMode == .top)
    #expect(label.alpha == 0.5)
    let centered: UILabel = try view("<UILabel textAlignment='center'/>")
    #expect(centered.textAlignment == .center)
    // A case is found before data of that name, which another name can stand for.
    let data: UILabel = try view(
      "<UILabel textAlignment='center'/>", state: ["center": NSTextAlignment.right])
    #expect(data.textAlignment == .center)
  }

  @Test func setsFontsWithStateInThem() throws {
    let label: UILabel = try view(
      "<UILabel font='{theme} {size + 5} bold' text='{title}'/>", state: ["size": 20, "title": "Hi"],
      constants: ["theme": UIFont.systemFont(ofSize: 12)])
    #expect(label.font == .systemFont(ofSize: 25, weight: .bold))
    #expect(label.text == "Hi")
  }

  @Test func setsPartsOfPackedValues() throws {
    let scroll: UIScrollView = try view(
      "<UIScrollView contentInset.top='4 * 2' contentInset.left='contentInset.top + 1' transform.rotation='pi / 2'/>"
    )
    #expect(scroll.contentInset == UIEdgeInsets(top: 8, left: 9, bottom: 0, right: 0))
    #expect(abs(scroll.transform.b - 1) < 1e-12)
  }

  @Test func setsAGradient() throws {
    let gradient: GradientView = try view(
      "<GradientView colors='#0b1026, mid, red' locations='0, 0.2, 1' startPoint.x='0' endPoint.x='1' type='axial'/>",
      constants: ["mid": UIColor.green])
    #expect(gradient.colors.map { $0 } == [UIColor(hex: "#0b1026"), UIColor.green, UIColor.red])
    #expect(gradient.locations == [0, 0.2, 1])
    #expect(gradient.startPoint == CGPoint(x: 0, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 1, y: 1))
  }

  @Test(arguments: [
    "red, systemBlue", "[red, systemBlue]", "['red', systemBlue]",
  ])
  func arraysAreWrittenWithAndWithoutBrackets(colors: String) throws {
    let gradient: GradientView = try view("<GradientView colors=\"\(colors)\"/>")
    #expect(gradient.colors.map { $0 } == [UIColor.red, UIColor.systemBlue])
  }

  @Test func followsTheReadersTextSizeWithAFontThatIsConstant() throws {
    let template = try Template(markup: "<UILabel font='body' text='x'/>")
    let large = LayoutEnvironment(
      traits: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    let node = try template.instantiate(environment: large)
    try node.layOut(in: .fixed(100, 100), environment: large)
    #expect((node.view as? UILabel)?.font.pointSize == 23)
  }

  @Test(arguments: [
    ("<UIView backgroundColor='rde'/>", "rde"),
    ("<UILabel font='Inetr bold'/>", "Inter"),
    ("<UIView contentMode='scaleAspctFit'/>", "scaleAspectFit"),
    ("<UIView alpah='1'/>", "alpha"),
    ("<UIView layer.cornerRadios='1'/>", "layer.cornerRadius"),
    ("<UIImageView image='avatar.png'/>", "avatar.png"),
  ])
  func suggestsWhatWasMeant(markup: String, part: String) {
    #expect {
      _ = try view(markup, UIView.self)
    } throws: { error in
      "\(error)".contains(part) && (error as? Diagnostics)?.all.first?.span != nil
    }
  }
}
