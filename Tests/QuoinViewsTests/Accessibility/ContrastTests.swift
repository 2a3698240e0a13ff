import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("The contrast of text with what is behind it")
struct ContrastTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let label: UILabel

  init() {
    label = UILabel(frame: root.bounds)
    label.text = "Contrast"
    label.font = .systemFont(ofSize: 14)
    root.addSubview(label)
  }

  private func gray(_ byte: CGFloat) -> UIColor { UIColor(white: byte / 255, alpha: 1) }

  private var isTooLow: Bool {
    get throws { try root.accessibilityIssues().contains { $0.kind == .lowContrast } }
  }

  @Test("Ratios are those of WCAG 2")
  func ratios() {
    func ratio(_ first: String, _ second: String) -> Double? {
      guard let a = CGColor(hexString: first), let b = CGColor(hexString: second) else { return nil }
      return (Contrast.ratio(a, b) * 100).rounded() / 100
    }
    #expect(ratio("000", "fff") == 21 && ratio("fff", "000") == 21 && ratio("777", "777") == 1)
    #expect(ratio("777", "fff") == 4.48 && ratio("767676", "fff") == 4.54)
    #expect(ratio("f00", "fff") == 4 && ratio("0f0", "fff") == 1.37 && ratio("00f", "fff") == 8.59)
    #expect(ratio("0a0a0a", "000") == 1.06, "the straight part of the curve")
  }

  @Test("Grey on white passes at 4.5 to 1; large text at 3 to 1")
  func thresholds() throws {
    root.backgroundColor = .white
    label.textColor = gray(0x76)
    #expect(try !isTooLow)
    label.textColor = gray(0x78)
    #expect(try isTooLow)
    label.font = .systemFont(ofSize: 18)
    #expect(try !isTooLow)
    label.font = .boldSystemFont(ofSize: 14)
    #expect(try !isTooLow)
    label.font = .boldSystemFont(ofSize: 13)
    #expect(try isTooLow)
    label.font = .systemFont(ofSize: 17)
    #expect(try isTooLow)
    label.font = .systemFont(ofSize: 18)
    label.textColor = gray(0x97)
    #expect(try isTooLow)
  }

  @Test("The message names the label and both ratios")
  func message() throws {
    root.backgroundColor = .white
    label.textColor = gray(0xAA)
    #expect(
      try root.accessibilityIssues().map(\.message) == [
        "UILabel \"Contrast\" has a contrast of 2.3:1 with what is behind it; 4.5:1 is the least for text of its size"
      ])
  }

  @Test("What is behind counts, whatever view it is, and what lies above")
  func background() throws {
    label.textColor = .white
    root.backgroundColor = .white
    #expect(try isTooLow)
    let box = UIView(frame: root.bounds)
    box.backgroundColor = .black
    root.insertSubview(box, at: 0)
    #expect(try !isTooLow)
    let fog = UIView(frame: root.bounds)
    fog.backgroundColor = UIColor(white: 1, alpha: 0.8)
    root.addSubview(fog)
    #expect(try isTooLow)
    fog.backgroundColor = .red
    #expect(try !isTooLow, "text that is covered is not read at all")
    root.backgroundColor = nil
    fog.removeFromSuperview()
    box.removeFromSuperview()
    #expect(try isTooLow, "nothing behind is the system's background")
  }

  @Test("Text that is scrolled beneath a translucent bar is not judged there")
  func beneathBars() throws {
    root.backgroundColor = .white
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    scroll.addSubview(label)
    label.textColor = .black
    let bar = UIView(frame: root.bounds)
    bar.backgroundColor = UIColor(white: 1, alpha: 0.8)
    root.addSubview(bar)
    #expect(try !isTooLow)
    bar.removeFromSuperview()
    label.alpha = 0.4
    #expect(try isTooLow, "paler by itself")
    label.alpha = 1
    scroll.alpha = 0.4
    #expect(try isTooLow)
  }

  @Test("Translucent text and views are seen as they are drawn")
  func translucency() throws {
    root.backgroundColor = .white
    label.textColor = UIColor(white: 0, alpha: 0.4)
    #expect(try isTooLow)
    label.textColor = .black
    #expect(try !isTooLow)
    label.alpha = 0.4
    #expect(try isTooLow)
    label.alpha = 0
    #expect(try !isTooLow)
  }

  @Test("A tenth of a text may be worse than the rest")
  func gradients() throws {
    root.backgroundColor = .white
    label.textColor = .black
    let runs = label.shownLayout.lines[0].frame.width
    func cover(_ part: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: runs * part, height: 40))
      view.backgroundColor = .black
      root.insertSubview(view, at: 0)
      return view
    }
    let little = cover(0.05)
    #expect(try !isTooLow)
    little.removeFromSuperview()
    _ = cover(0.2)
    #expect(try isTooLow)
  }

  @Test("What cannot be used may be pale, and parts of a text are judged one by one")
  func parts() throws {
    root.backgroundColor = .white
    label.textColor = gray(0xCC)
    label.isEnabled = false
    #expect(try !isTooLow)
    label.isEnabled = true
    label.accessibilityTraits = .notEnabled
    #expect(try !isTooLow)
    label.accessibilityTraits = .staticText
    let text = NSMutableAttributedString(
      string: "dark and pale", attributes: [.foregroundColor: UIColor.black])
    label.attributedText = text
    #expect(try !isTooLow)
    text.addAttribute(.foregroundColor, value: gray(0xCC), range: NSRange(location: 9, length: 4))
    label.attributedText = text
    #expect(try isTooLow)
  }

  @Test("Dark surroundings have their own colours")
  func dark() throws {
    root.backgroundColor = .systemBackground
    label.textColor = .white
    #expect(try isTooLow)
    root.overrideUserInterfaceStyle = .dark
    #expect(try !isTooLow)
    label.textColor = .label
    #expect(try !isTooLow)
  }
}
