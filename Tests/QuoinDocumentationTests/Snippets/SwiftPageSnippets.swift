// swift-format-ignore-file: the pages show these pieces to the character.
import Quoin
import Foundation
import QuoinTestSupport
import Testing

@Suite struct SwiftPageSnippets {
  private let folder: DocumentFolder
  private var url: URL { folder.url.appendingPathComponent("page.xml") }

  init() throws {
    folder = try DocumentFolder()
    try folder.write("page.xml", "<UIView height=\"30\" width=\"100%\"><UILabel id=\"title\" text=\"{count}\"/></UIView>")
  }

  @Test func rendering() throws {
    let order = ["count": 3]
    // snippet
    let template = try Template(contentsOf: url)          // compiled once, shared by all tasks
    var options = OutputOptions()
    options.scale = 2
    let png = try template.render(state: order, size: .width(390), as: .png, options: options)
    // end
    #expect(UIImage(data: png)?.cgImage?.size == CGSize(width: 780, height: 60))
  }

  @Test func drawing() throws {
    // snippet
    final class BadgeView: UIView {
      override func draw(_ canvas: Canvas, in rect: CGRect) {
        let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
        let sky = Gradient(
          colors: [.systemBlue, .systemPurple], shape: .linear(from: .zero, to: CGPoint(x: 0, y: bounds.maxY)))
        canvas.fill(circle, paint: .gradient(sky))
        circle.lineWidth = 2
        canvas.stroke(circle, paint: .color(.white))

        canvas.saveGState()                          // clip and transform hold until they are restored
        canvas.clip(to: circle)
        canvas.translateBy(x: bounds.midX, y: bounds.midY)
        canvas.rotate(by: .pi / 4)
        canvas.fill(CGRect(x: -50, y: -3, width: 100, height: 6), color: .white)
        canvas.restoreGState()

        canvas.beginTransparencyLayer(alpha: 0.5)    // drawn as one: what overlaps does not show through
        canvas.fill(CGRect(x: 8, y: 8, width: 10, height: 10), color: .black)
        canvas.fill(CGRect(x: 12, y: 12, width: 10, height: 10), color: .black)
        canvas.endTransparencyLayer()

        let text = AttributedText("7", font: .boldSystemFont(ofSize: 20), color: .white)
        canvas.draw(TextLayout(text: text), at: CGPoint(x: 12, y: 10))
      }
    }
    // end
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let image = try #require(UIImage(data: badge.render(as: .png))?.cgImage)
    #expect(image.color(x: 30, y: 30)?.red == 1 && image.color(x: 1, y: 1)?.alpha == 0)
  }

  @Test func aViewThatDrawsAsInUIKit() throws {
    // snippet
    final class DialView: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.systemBlue.setFill()
        UIBezierPath(ovalIn: rect).fill()
        UIGraphicsGetCurrentContext()?.setLineWidth(2)
        "7".draw(at: CGPoint(x: 4, y: 4), withAttributes: [.foregroundColor: UIColor.white])
      }
    }

    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    // end
    #expect(picture.cgImage?.color(x: 20, y: 20)?.alpha == 1 && picture.cgImage?.color(x: 0, y: 0)?.alpha == 0)
    let dial = DialView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let image = try #require(UIImage(data: dial.render(as: .png))?.cgImage)
    #expect(image.color(x: 30, y: 30)?.blue == 1 && image.color(x: 1, y: 1)?.alpha == 0)
  }

  @Test func componentsThatMove() throws {
    try folder.write("page.xml", "<SpinnerView width=\"20\" height=\"10\" backgroundColor=\"red\"/>")
    let folder = folder.url
    // snippet
    final class SpinnerView: UIView {
      override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
          self.transform = CGAffineTransform(rotationAngle: .pi)
        }
      }
    }

    let spinner = Component("SpinnerView", SpinnerView.self) { _ in SpinnerView() }
    let template = try Template(contentsOf: url, registry: .standard.adding([spinner]))
    try template.renderings(at: [0, 0.25, 0.5], as: .png) { index, rendering in
      try rendering.data.write(to: folder.appendingPathComponent("card-\(index).png"))
    }
    // end
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("card-2.png").path))
  }

  @Test func fontsOfOnesOwn() throws {
    let fontFolder = folder.url
    let fontFile = folder.url.appendingPathComponent("bars.ttf")
    try FontFixtures.variable.write(to: fontFile)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder.url]))
    // snippet
    try UIFont.registerFonts(contentsOf: fontFile)                // for the process, as an app's Info.plist does
    let bars = UIFont(name: "Quoin Bars", size: 20)

    let fonts = FontCollection(folders: [fontFolder], loader: loader)
    let card = try Template(contentsOf: url, loader: loader, fonts: fonts)
    let heavy = UIFont(name: "Quoin Bars", size: 20, in: fonts)?.withVariations(.weight(850), .width(75))
    // end
    #expect(bars?.familyName == "Quoin Bars" && card.warnings.isEmpty && heavy?.variations.count == 2)
  }

  @Test func onAServer() throws {
    let (templates, uploads) = (folder.url, folder.url)
    // snippet
    let policy = ResourcePolicy(folders: [templates, uploads], hosts: ["images.example.com"])
    var budget = Budget.default
    budget.wallTime = .seconds(2)
    budget.nodes = 5_000
    let template = try Template(contentsOf: url, loader: ResourceLoader(policy: policy, budget: budget), budget: budget)
    // end
    #expect(template.budget.nodes == 5_000)
  }

  @Test func liveTrees() throws {
    let template = try Template(contentsOf: url)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    // snippet
    let node = try template.instantiate(state: ["count": 0])
    try node.mount(in: window)
    node.setState(["count": 1])
    let title = node.childNode(withID: "title")?.view
    // end
    #expect((title as? UILabel)?.text == "1")
  }

  @Test func time() throws {
    // snippet
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    window.addSubview(card)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.x = 100 }
    window.clock.advance(by: 0.25)
    let halfway = try window.render(as: .png)   // the card is drawn at 25, though its frame is at 100
    // end
    #expect(card.layer.presentation()?.frame.minX == 25 && !halfway.isEmpty)
  }

  @Test func picturesKeptUpToDate() throws {
    // snippet
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    card.backgroundColor = .systemBlue
    window.addSubview(card)
    let picture = try ViewPicture(of: window)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.x = 100 }
    window.clock.advance(by: 0.5)
    let changed = try picture.update()          // x 10, width 85: where the card was and where it is now
    let png = try picture.pngData()
    // end
    #expect(changed == CGRect(x: 10, y: 10, width: 85, height: 20) && !png.isEmpty)
  }

  @Test func componentsOfOnesOwn() throws {
    try folder.write("page.xml", "<MeterView height=\"10\" level=\"0.5\" tintColor=\"red\" width=\"40\"/>")
    // snippet
    final class MeterView: UIView {
      var level: CGFloat = 0 { didSet { setNeedsDisplay() } }

      override func draw(_ canvas: Canvas, in rect: CGRect) {
        canvas.fill(CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height), color: tintColor)
      }
    }

    let meter = Component("MeterView", MeterView.self, summary: "A bar as long as a level.") { _ in
      MeterView()
    } properties: {
      Property("level", \MeterView.level, "How much of the bar is filled.", .fraction)
    }
    let registry = ComponentRegistry.standard.adding([meter])
    let template = try Template(contentsOf: url, registry: registry)
    let node = LayoutNode(view: MeterView.self, expressions: ["level": "0.5"], registry: registry)
    // end
    let picture = try UIImage(data: template.render(as: .png))?.cgImage
    #expect((node.view as? MeterView)?.level == 0.5)
    #expect(picture?.color(x: 19, y: 5)?.alpha == 1)
    #expect(picture?.color(x: 21, y: 5)?.alpha == 0)
  }

  @Test func viewsWithoutTemplates() throws {
    func print(_ text: String) { #expect(text.hasPrefix("UILabel (")) }
    // snippet
    let label = UILabel()
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .title1)
    let png = try label.render(as: .png)
    print(label.recursiveDescription)   // the class and the frame, and what is in it
    // end
    #expect(!png.isEmpty)
  }

  @Test func textInDepth() {
    // snippet
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.lineHeightMultiple = 1.2
    style.hyphenationFactor = 1                      // hyphens wherever they let a line hold more
    let text = NSMutableAttributedString(
      string: "Straßenbahn um 10:04 ",
      attributes: [
        .paragraphStyle: style, .languageIdentifier: "de", .kern: 0.2,
        .font: UIFont.systemFont(ofSize: 15).withFeatures(.tabularFigures, .slashedZero),
      ])
    let attachment = NSTextAttachment(image: UIImage())
    attachment.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
    text.append(NSAttributedString(attachment: attachment))

    let layout = TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 15)), maximumWidth: 120)
    let tapped = layout.closestPosition(to: CGPoint(x: 40, y: 10))  // where a tap puts the caret
    let caret = layout.caretRect(before: 4)                         // places count bytes of UTF-8
    let selected = layout.selectionRects(for: 0..<12)               // in both directions of writing
    let attached = layout.attachments                               // with their boxes, for images and views
    // end
    #expect(layout.lines.count > 1)
    #expect(attached.count == 1)
    #expect(!selected.isEmpty)
    _ = (tapped, caret)
  }

  @Test func documents() throws {
    let prices = Data("1,2".utf8)
    let (title, chart) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    title.text = "Report"
    title.sizeToFit()
    // snippet
    var options = OutputOptions()
    options.metadata.title = "Report"
    options.metadata.language = "en"
    options.pdf.attachments = [.init(name: "prices.csv", data: prices, mediaType: "text/csv")]
    let pdf = try Renderer.document(options: options) { document throws(Diagnostic) in
      let cover = try document.beginPage(size: CGSize(width: 595, height: 842), label: "i")
      cover.withRole(.heading(1)) { title.render(into: cover) }
      cover.setDestinationWithName("prices", for: title.frame)         // a link to a later page
      let page = try document.beginPage(size: CGSize(width: 842, height: 595))
      page.addDestination(withName: "prices", at: .zero)
      page.addOutlineEntry("Prices", at: .zero)
      page.withRole(.figure, StructureAttributes(alternativeText: "Prices by month")) {
        chart.render(into: page)
      }
    }
    // end
    let text = String(decoding: pdf, as: Unicode.ASCII.self)
    // The objects of a tagged document are compressed together.
    #expect(text.contains("/Type /ObjStm") && text.contains("/Type /EmbeddedFile"))
  }
}

// snippet: touches
extension Selector {
  static let cardTapped = Selector("cardTapped:", CardScreen.cardTapped)   // in the place of #selector
}

final class CardScreen: UIViewController {
  private(set) var log: [String] = []

  override func viewDidLoad() {
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .cardTapped))
    view.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] pan in log.append("\(pan.state)") })
  }

  func cardTapped(_ tap: UITapGestureRecognizer) { log.append("tapped at \(tap.location(in: view).x)") }
}
// end

@Suite struct TouchSnippets {
  @Test func touches() {
    // snippet: touches
    let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), CardScreen())
    window.rootViewController = screen
    let finger = UITouch(at: CGPoint(x: 20, y: 40))
    window.sendEvent(UIEvent(touches: [finger], timestamp: 1))   // seconds of window.clock
    finger.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [finger], timestamp: 1.1))
    window.clock.advance(by: 1)                                  // what waits, and what glides on, does so now
    // end
    #expect(screen.log == ["tapped at 20.0"])
  }
}

@Suite struct TextInputSnippets {
  @Test func textInput() {
    // snippet
    final class NoteView: UIView, TextEditing {
      let textEditor = TextEditor()
      override var canBecomeFirstResponder: Bool { true }

      override init(frame: CGRect) {
        super.init(frame: frame)
        textEditor.arrange = { [unowned self] string in
          let text = AttributedText(string, font: .preferredFont(forTextStyle: .body))
          return (TextLayout(text: text, maximumWidth: bounds.width), .zero)
        }
        textEditor.selectionDidChange = { [unowned self] in setNeedsDisplay() }
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }

      override func draw(_ canvas: Canvas, in rect: CGRect) {
        let selection = SelectionDrawing(of: textEditor, color: tintColor)
        selection.drawBehind(on: canvas)
        let (layout, origin) = textEditor.arranged
        canvas.draw(layout, at: origin)
        selection.drawInFront(on: canvas)
      }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let note = NoteView(frame: window.bounds)
    window.addSubview(note)
    note.becomeFirstResponder()
    for letter in ["H", "i", "!"] {
      window.sendEvent(UIPressesEvent(presses: [UIPress(key: UIKey(characters: letter))]))
    }
    note.textEditor.move(.wordLeft, extending: true)
    note.textEditor.insertText("Hello")
    note.textEditor.undoManager.undo()   // "Hi!"
    // end
    #expect(note.textEditor.string == "Hi!")
  }
}
