import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct ColorTests {
  @Test(arguments: ["MyColor{1}", "MyColor{n}", "{n}MyColor", "my asset {n}"])
  func aNameWithExpressionsInItHasToBeOne(text: String) {
    let found = problems("<UIView backgroundColor='\(text)'/>", state: ["n": 1])
    let name = text.replacingOccurrences(of: "{n}", with: "1").replacingOccurrences(of: "{1}", with: "1")
    #expect(found.contains("error: Unknown colour") && found.contains(name), "\(found)")
    #expect(problems("<UIView backgroundColor='MyColor{m}'/>").contains("Unknown name 'm'"))
  }

  private func color(_ parts: [Value]) throws -> UIColor? {
    let convert = try #require(UIColor.propertyType.textConversion)
    return UIColor(propertyValue: try convert(parts, ConversionContext()))
  }

  @Test func knowsColorsByNameWithAndWithoutTheSuffix() throws {
    let type = UIColor.propertyType
    for name in ["red", "redColor", "darkGray", "darkGrayColor", "systemBlue", "rebeccapurple"] {
      #expect(type.value(ofCase: name) != nil, "no \(name)")
    }
  }

  @Test func takesNamesAndHexadecimalDigitsFromStrings() throws {
    #expect(try color([.string(" #F00 ")]) == UIColor.red)
    #expect(try color([.string("Red")]) == UIColor.red)
    #expect(try color([.string("dark"), .string("Gray")]) == UIColor.darkGray)
    #expect(try color([.object(UIColor.blue)]) == UIColor.blue)
  }

  @Test(arguments: [
    ("rgb(12, 34, 56)", "#0c2238"), ("rgba(255 0 0 / 50%)", "#ff000080"), ("RGB(100%,0%,300%)", "#ff00ff"),
    ("hsl(0, 100%, 50%)", "#ff0000"), ("hsl(120 100% 25%)", "#008000"),
    ("hsla(210deg, 50%, 40%, 1)", "#336699"),
    ("hsl(0.5turn 100% 50%)", "#00ffff"), ("hsl(-120, 100%, 50%)", "#0000ff"), ("hsl(0, 0%, 0%)", "#000000"),
    ("hsl(3.14159265rad 100% 50%)", "#00ffff"), ("hsl(200grad 100% 100%)", "#ffffff"),
  ])
  func takesColorsAsCSSWritesThem(text: String, hex: String) throws {
    let found = try #require(try color([.string(text)])).cgColor
    let wanted = try #require(CGColor(hexString: hex))
    for (one, other) in zip(
      [found.red, found.green, found.blue, found.alpha],
      [wanted.red, wanted.green, wanted.blue, wanted.alpha])
    {
      #expect(abs(one - other) < 0.003, "\(text) is \(found)")
    }
  }

  @Test(arguments: [
    "rgb(1, 2)", "rgb(1, 2, x)", "rgb(1, 2, 3, 4, 5)", "hwb(1 2 3)", "hsl(x, 1%, 2%)", "rgb(1, 2, 3",
  ])
  func whatIsNoColorOfCSSIsTold(text: String) {
    #expect(throws: Diagnostic.self) { try color([.string(text)]) }
  }

  @Test func suggestsTheNearestColor() {
    #expect {
      try color([.string("darkGrey2")])
    } throws: { error in
      (error as? Diagnostic)?.message == "Unknown colour darkGrey2"
        && (error as? Diagnostic)?.suggestion != nil
    }
    #expect {
      try color([.string("#12345")])
    } throws: { error in
      (error as? Diagnostic)?.message
        == "#12345 is no colour; expected 3, 4, 6 or 8 hexadecimal digits behind #"
    }
    #expect {
      try color([.number(5)])
    } throws: { error in
      (error as? Diagnostic)?.message == "Expected a colour, not the number 5"
    }
  }

  @Test(arguments: [
    ("my colour", "'my colour' is neither the name of a colour nor an expression"),
    ("dark gray", "'dark gray' is neither the name of a colour nor an expression; did you mean darkgray?"),
  ])
  func whatIsNeitherNameNorExpressionIsNamed(text: String, message: String) throws {
    #expect(problems("<UIView backgroundColor='\(text)'/>") == "t:1:26: error: \(message)")
  }

  @Test func knowsRegisteredColorsInColorsAndInArraysOfColors() throws {
    let header = UIColor(red: 0.6, green: 0.5, blue: 0.5, alpha: 1)
    let registry = ComponentRegistry.standard.adding(colors: [("headerColor", header)])
    for (component, property) in [
      ("UIView", "backgroundColor"), ("UILabel", "textColor"), ("GradientView", "colors"),
    ] {
      let type = try #require(registry[component]?.properties[property]?.type)
      for name in ["header", "headerColor"] {
        #expect(type.value(ofCase: name).flatMap { UIColor(propertyValue: $0.value) } == header)
      }
    }
    #expect(ComponentRegistry.standard.type(named: "UIColor")?.value(ofCase: "header") == nil)
  }
}
