import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@Suite("Typesetting of labels")
struct TypesettingTests {
  private func label(_ text: String, _ change: (inout Typesetting) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    change(&label.typesetting)
    return label
  }

  private func height(_ label: UILabel, _ width: CGFloat = 200) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  @Test("lines stand further apart")
  func lines() {
    let plain = height(label("a\nb"))
    #expect(height(label("a\nb") { $0.lineSpacing = 7 }) == plain + 7)
    #expect(height(label("a\nb") { $0.minimumLineHeight = 40 }) == 80)
    #expect(height(label("a\nb") { $0.lineHeightMultiple = 2 }) > plain * 1.8)
    #expect(height(label("a\nb") { $0.paragraphSpacing = 9 }) == plain + 9)
  }

  @Test("letters stand further apart, but where the text says otherwise")
  func letters() {
    let plain = label("abc").sizeThatFits(.zero).width
    #expect(abs(label("abc") { $0.letterSpacing = 2 }.sizeThatFits(.zero).width - plain - 6) <= 1)
    let own = UILabel()
    own.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 0])
    own.typesetting.letterSpacing = 2
    #expect(abs(own.sizeThatFits(.zero).width - plain) <= 1)
  }

  @Test("figures have one width when they are asked to")
  func figures() {
    func width(_ text: String, _ features: [FontFeature]) -> CGFloat {
      label(text) { $0.fontFeatures = features }.sizeThatFits(.zero).width
    }
    #expect(width("1111111", []) < width("0000000", []))
    #expect(width("1111111", [.tabularFigures]) == width("0000000", [.tabularFigures]))
  }

  @Test("words are hyphenated in the label's language")
  func hyphens() {
    let word = "Donaudampfschifffahrtsgesellschaft und Donaudampfschifffahrtsgesellschaft"
    let whole = label(word)
    let hyphenated = label(word) {
      $0.hyphenationFactor = 1
      $0.language = "de"
    }
    for label in [whole, hyphenated] { label.frame = CGRect(x: 0, y: 0, width: 180, height: 300) }
    #expect(hyphenated.typesetting.hyphenationFactor == 1)
    #expect(height(hyphenated, 180) <= height(whole, 180))
  }

  @Test("the usual setting keeps nothing")
  func usual() {
    let label = label("a")
    label.typesetting.lineSpacing = 4
    label.typesetting = Typesetting()
    #expect(label.typesetting == Typesetting())
  }
}
