import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("Asset catalogs and bundles") struct AssetTests {
  private let brand = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0x00", "blue": "0", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "0.500"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
        "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}}
    ], "info": {"version": 1, "author": "xcode"}}
    """

  private func color(_ red: String) -> String {
    "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\"}}}]}"
  }

  private func svg(_ side: Int) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'><rect width='9' height='9'/></svg>"
  }

  private func view(
    _ folder: StringsFolder, _ markup: String, _ state: [String: Any] = [:],
    _ traits: UITraitCollection = UITraitCollection(), constants: [String: Any] = [:]
  ) throws -> UIView {
    let node = try folder.template(markup).instantiate(state: state, constants: constants)
    try node.layOut(in: .fixed(100, 100), environment: LayoutEnvironment(traits: traits))
    return node.view
  }

  private func problem(_ folder: StringsFolder, _ markup: String) -> String {
    do {
      _ = try view(folder, markup)
      return ""
    } catch { return Diagnostics(error).all.map(\.description).joined(separator: "\n") }
  }

  @Test func colorsHaveVariantsForDarkAndContrast() throws {
    let folder = try StringsFolder(["Media.xcassets/Brand.colorset/Contents.json": brand])
    let found = try #require(try view(folder, "<UIView backgroundColor=\"Brand\"/>").backgroundColor)
    func resolved(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal) -> CGColor {
      found.resolvedCGColor(
        with: UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast))
    }
    #expect(resolved(.light) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(resolved(.dark) == CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(resolved(.dark, .high) == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(resolved(.light, .high) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func aTemplateReadsAColorOnceAndTheNextOneAnew() throws {
    let name = "Media.xcassets/Brand.colorset/Contents.json"
    let folder = try StringsFolder([name: color("1.000")])
    let template = try folder.template("<UIView backgroundColor=\"{name}\"/>")
    func red(_ template: Template) throws -> CGFloat? {
      let node = try template.instantiate(state: ["name": "Brand"])
      node.update()
      return node.view.backgroundColor?.cgColor.red
    }
    #expect(try red(template) == 1)
    try folder.write(name, color("0.500"))
    #expect(try red(template) == 1)
    #expect(try red(folder.template("<UIView backgroundColor=\"{name}\"/>")) == 0.5)
  }

  @Test func anImageOfOneFileIsTheSameInAllSurroundings() throws {
    func contents(_ files: String...) -> String {
      "{\"images\": [\(files.map { "{\"filename\": \"\($0)\"}" }.joined(separator: ","))]}"
    }
    let folder = try StringsFolder([
      "M.xcassets/One.imageset/Contents.json": contents("a.svg"),
      "M.xcassets/Two.imageset/Contents.json": contents("a.svg", "b.svg"),
    ])
    let catalog = AssetCatalog(
      folder: folder.folder.url.appendingPathComponent("M.xcassets"),
      loader: ResourceLoader(policy: ResourcePolicy(folders: [folder.folder.url])))
    #expect(try catalog.hasOneFile(forImageNamed: "One"))
    #expect(try !catalog.hasOneFile(forImageNamed: "Two"))
    #expect(try !catalog.hasOneFile(forImageNamed: "Three"))
  }

  @Test func colorNamesNeedNoQuotesAndWinOverExpressions() throws {
    let folder = try StringsFolder([
      "Media.xcassets/my color.colorset/Contents.json": color("0.2"),
      "Media.xcassets/color-number-3.colorset/Contents.json": color("0.4"),
      "Media.xcassets/red.colorset/Contents.json": color("0.6"),
      "Media.xcassets/Group/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "Media.xcassets/Group/Inner.colorset/Contents.json": color("0.8"),
      "Media.xcassets/Plain/Deep.colorset/Contents.json": color("1.0"),
    ])
    func red(_ text: String, _ state: [String: Any] = [:]) throws -> CGFloat? {
      try view(folder, "<UIView backgroundColor=\"\(text)\"/>", state).backgroundColor?.cgColor.red
    }
    #expect(try red("my color") == 0.2)
    #expect(try red("color-number-{level}", ["level": 3]) == 0.4)
    #expect(try red("red") == 0.6)
    #expect(try red("{name}", ["name": "my color"]) == 0.2)
    #expect(try red("Group/Inner") == 0.8)
    #expect(try red("Deep") == 1)
    #expect(try red("flag ? #00f : #f00", ["flag": false]) == 1)
    #expect(problem(folder, "<UIView backgroundColor=\"my colr\"/>").contains("did you mean my color?"))
  }

  @Test func colorSpacesAndSystemColorsAreRead() throws {
    func contents(_ color: String) -> String {
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}"
    }
    let folder = try StringsFolder([
      "A.xcassets/P3.colorset/Contents.json": contents(
        "{\"color-space\": \"display-p3\", \"components\": {\"red\": \"0.500\", \"green\": \"0.500\", \"blue\": \"0.500\", \"alpha\": \"1.000\"}}"
      ),
      "A.xcassets/Gray.colorset/Contents.json": contents(
        "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.250\", \"alpha\": \"1.000\"}}"),
      "A.xcassets/System.colorset/Contents.json": contents(
        "{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}"),
    ])
    func found(_ name: String) throws -> UIColor? {
      try view(folder, "<UIView backgroundColor=\"\(name)\"/>").backgroundColor
    }
    let gray = try #require(try found("P3")).cgColor
    #expect(abs(gray.red - 0.5) < 0.001 && abs(gray.green - 0.5) < 0.001 && abs(gray.blue - 0.5) < 0.001)
    #expect(try found("Gray")?.cgColor == CGColor(gray: 0.25, alpha: 1))
    #expect(try found("System") == .systemBlue)
  }

  @Test func imagesHaveScalesAppearancesAndSlices() throws {
    let entries = """
      {"images": [
        {"idiom": "universal", "filename": "a1.svg", "scale": "1x"}, {"idiom": "universal", "filename": "a2.svg", "scale": "2x",
          "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
            "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "dark.svg", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "pad.svg", "scale": "2x"}
      ], "properties": {"template-rendering-intent": "template"}}
      """
    let folder = try StringsFolder([
      "M.xcassets/icon.imageset/Contents.json": entries, "M.xcassets/icon.imageset/a1.svg": svg(10),
      "M.xcassets/icon.imageset/a2.svg": svg(24), "M.xcassets/icon.imageset/dark.svg": svg(40),
      "M.xcassets/icon.imageset/pad.svg": svg(60),
    ])
    func image(_ traits: UITraitCollection) throws -> UIImage? {
      (try view(folder, "<UIImageView image=\"icon\"/>", [:], traits) as? UIImageView)?.image
    }
    let one = try #require(try image(UITraitCollection(displayScale: 1)))
    #expect(one.size.width == 10 && one.scale == 1 && one.renderingMode == .alwaysTemplate)
    let two = try #require(try image(UITraitCollection(displayScale: 2)))
    #expect(two.size.width == 12 && two.scale == 2)
    #expect(
      two.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) && two.resizingMode == .stretch)
    #expect(try image(UITraitCollection(userInterfaceStyle: .dark, displayScale: 2))?.size.width == 20)
    #expect(try image(UITraitCollection(displayScale: 2, userInterfaceIdiom: .pad))?.size.width == 30)
  }

  @Test func bundlesAreFoundByNameAndIdentifier() throws {
    let list = """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Kit</string></dict></plist>
      """
    let folder = try StringsFolder([
      "MyBundle.bundle/pic.svg": svg(14),
      "MyBundle.bundle/C.xcassets/Tint.colorset/Contents.json": color("0.6"),
      "Kit.framework/Info.plist": list, "Kit.framework/pic.svg": svg(16),
      "App_Target.bundle/pic.svg": svg(18),
      "Fw.framework/Fw.bundle/pic.svg": svg(20), "Fw.framework/pic.svg": svg(22),
    ])
    func width(_ text: String, _ constants: [String: Any] = [:]) throws -> CGFloat? {
      (try view(folder, "<UIImageView image=\"\(text)\"/>", constants: constants) as? UIImageView)?.image?
        .size.width
    }
    #expect(try width("MyBundle:pic") == 14)
    #expect(try width("MyBundle:pic.svg") == 14)
    #expect(try width("com.example.Kit:pic") == 16)
    #expect(try width("Target:pic") == 18)
    #expect(try width("Fw:pic") == 20)
    let bundle = try #require(Bundle(path: folder.folder.url.appendingPathComponent("MyBundle.bundle").path))
    #expect(try width("{bundle}:pic", ["bundle": bundle]) == 14)
    #expect(
      try view(folder, "<UIView backgroundColor=\"MyBundle:Tint\"/>").backgroundColor?.cgColor.red == 0.6)
    #expect(
      try view(folder, "<UIView backgroundColor=\"{bundle}:Tint\"/>", constants: ["bundle": bundle])
        .backgroundColor?.cgColor.red == 0.6)
    #expect(
      problem(folder, "<UIImageView image=\"MyBundel:pic\"/>")
        == "t.xml:1:21: error: Could not locate bundle with name MyBundel; did you mean MyBundle?")
    #expect(
      problem(folder, "<UIImageView image=\"com.x.Y:pic\"/>").contains(
        "Could not locate bundle with identifier com.x.Y"))
    #expect(
      problem(folder, "<UIImageView image=\"MyBundle:pick\"/>").contains(
        "There is no image pick in bundle MyBundle; did you mean pic"))
    #expect(
      problem(folder, "<UIView backgroundColor=\"MyBundle:Tnt\"/>").contains(
        "There is no colour Tnt in bundle MyBundle; did you mean Tint?"))
    #expect(problem(folder, "<UIImageView image=\"a:b:c\"/>").contains("Invalid name a:b:c"))
  }

  @Test func aBareNameMayBeAConstantWhereThereIsNoImageOfTheName() throws {
    let folder = try StringsFolder(["pic.svg": svg(14)])
    let image = try #require(UIImage(data: Data(svg(30).utf8)))
    func width(_ text: String) throws -> CGFloat? {
      (try view(folder, "<UIImageView image=\"\(text)\"/>", constants: ["photo": image, "pic": image])
        as? UIImageView)?.image?.size.width
    }
    #expect(try width("photo") == 30)
    #expect(try width("photo // why") == 30)
    #expect(try width("pic") == 14, "the file wins")
    #expect(
      problem(folder, "<UIImageView image=\"pik\"/>").contains("There is no image pik; did you mean pic.svg?")
    )
  }

  @Test(arguments: [
    (
      "{\"colors\": 5}",
      "Media.xcassets/A.colorset/Contents.json:1:1: error: Expected an object with \"colors\", not an object"
    ),
    (
      "{\"colors\": [{\"idiom\": \"ipone\"}]}",
      "Media.xcassets/A.colorset/Contents.json:1:23: error: There is no idiom \"ipone\""
    ),
    (
      "{\"colors\": [{\"color\": {\"color-space\": \"sgrb\", \"components\": {}}}]}",
      "1:39: error: There is no colour space \"sgrb\""
    ),
    (
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"x\"}}}]}",
      "1:46: error: Expected a component such as"
    ),
    ("{\"colors\": [", "1:13: error: The JSON ends where a value was expected"),
  ])
  func whatIsWrongIsToldAtItsPlaceInTheCatalog(contents: String, message: String) throws {
    let folder = try StringsFolder(["Media.xcassets/A.colorset/Contents.json": contents])
    let found = problem(folder, "<UIView backgroundColor=\"A\"/>")
    #expect(found.contains(message), "\(found)")
  }

  private static let mutator = Mutator(
    [
      #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components":
        {"red": "0xFF", "green": "0.5", "blue": "128", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
        {"appearance": "contrast", "value": "high"}], "color": {"platform": "ios", "reference": "systemRedColor"}}],
        "info": {"author": "xcode", "version": 1}}
      """#,
      #"""
      {"images": [{"idiom": "universal", "filename": "A.png", "scale": "2x"},
        {"idiom": "iphone", "filename": "A.png", "scale": "3x", "language-direction": "left-to-right",
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"left": 4, "right": 4, "top": 1, "bottom": 1}}}],
        "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true,
        "localizable": true}}
      """#,
    ],
    words: [
      "{", "}", "[", "]", ":", ",", "\"", "1e308", "-1", "0", "null", "\"../A.png\"", "\"/dev/zero\"",
      "\"\\u0000\"",
      "\"0x10000000000000000\"", "\"1e999\"", "\"nan\"", "\"99999999x\"", "\"scale\"", "\"filename\"",
      "\"reference\"",
    ])

  @Test(arguments: Seeds.parts(usually: 800)) func anyDescriptionComesToAnEnd(part: Range<UInt64>) throws {
    let folder = try StringsFolder([:])
    try folder.write(
      "M.xcassets/A.imageset/A.png",
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 3)).pngData { _ in })
    try Seeds.each(in: part) { random in
      let text = Data(Self.mutator.bytes(&random))
      try folder.write("M.xcassets/A.colorset/Contents.json", text)
      try folder.write("M.xcassets/A.imageset/Contents.json", text)
      let catalog = AssetCatalog(
        folder: folder.folder.url.appendingPathComponent("M.xcassets"),
        loader: ResourceLoader(policy: ResourcePolicy(folders: [folder.folder.url])))
      if let color = try? catalog.color(named: "A") {
        let found = color.resolvedCGColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect([found.red, found.green, found.blue, found.alpha].allSatisfy { $0.isFinite })
      }
      if let image = try? catalog.image(named: "A", compatibleWith: .current) {
        #expect(image.size.width.isFinite && image.size.height.isFinite)
        _ = image.resizableImage(withCapInsets: image.capInsets)
      }
    }
  }

  @Test func programsFindAssetsByNameToo() throws {
    let folder = try StringsFolder(["Media.xcassets/Brand.colorset/Contents.json": brand])
    let before = UIImage.folders
    UIImage.folders = [folder.folder.url] + before
    defer { UIImage.folders = before }
    let found = try #require(UIColor(named: "Brand"))
    #expect(
      found.resolvedCGColor(with: UITraitCollection(userInterfaceStyle: .light))
        == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(named: "No such colour") == nil)
  }

  @Test func aGroupMayHaveADotInItsName() throws {
    let folder = try StringsFolder([
      "Media.xcassets/Colors 2.0/Brand.colorset/Contents.json": color("0.2"),
      "Media.xcassets/v1.1/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "Media.xcassets/v1.1/Brand.colorset/Contents.json": color("0.4"),
      "Media.xcassets/Icon.appiconset/Wrong.colorset/Contents.json": color("0.6"),
    ])
    #expect(try view(folder, "<UIView backgroundColor=\"Brand\"/>").backgroundColor?.cgColor.red == 0.2)
    #expect(try view(folder, "<UIView backgroundColor=\"v1.1/Brand\"/>").backgroundColor?.cgColor.red == 0.4)
    #expect(problem(folder, "<UIView backgroundColor=\"Wrong\"/>") != "")
  }

  @Test func aPDFIsDrawnByItsLines() throws {
    let folder = try StringsFolder([
      "M.xcassets/icon.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"icon.pdf\"}], \"properties\": {\"template-rendering-intent\": \"template\"}}"
    ])
    let pdf = try folder.template("<UIView backgroundColor=\"red\"/>").render(
      size: .fixed(30, 18.5), as: .pdf)
    try folder.write("M.xcassets/icon.imageset/icon.pdf", pdf)
    let image = try #require((try view(folder, "<UIImageView image=\"icon\"/>") as? UIImageView)?.image)
    #expect(image.size == CGSize(width: 30, height: 18.5))
    #expect(image.renderingMode == .alwaysTemplate)
    try folder.write("M.xcassets/icon.imageset/icon.pdf", "%PDF-1.4 and no more")
    #expect(
      problem(folder, "<UIImageView image=\"icon\"/>").contains(
        "icon.pdf begins as a PDF and cannot be decoded"))
  }
}
