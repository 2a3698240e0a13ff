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

  @Test("words are hyphenated in the language around the label where it says none")
  func surroundings() {
    func lines(_ language: String, own: String? = nil, attributed: Bool = false, _ factor: CGFloat = 1)
      -> [String]
    {
      let label = label("Rechtsschutzversicherung") { [attributed] in
        if !attributed { $0.hyphenationFactor = factor }
        $0.language = own
      }
      if attributed {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = Float(factor)
        label.attributedText = NSAttributedString(
          string: label.text ?? "", attributes: [.paragraphStyle: style])
      }
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
      let parent = UIView(frame: label.frame)
      parent.traitOverrides = UITraitCollection(language: language)
      parent.addSubview(label)
      return shownLines(label)
    }
    let german = lines("", own: "de")
    #expect(german.first == "Rechts" && lines("").first == "Rechtss")
    #expect(lines("de") == german && lines("de-AT") == german && lines("de", attributed: true) == german)
    #expect(lines("de", own: "en") == lines("") && lines("en", own: "de") == german)
    #expect(lines("de", own: "zxx") == lines("de", 0))
    #expect(lines("ja") == lines("de", 0))
  }

  @Test("a label follows when the language around it changes")
  func changes() {
    let label = label("Rechtsschutzversicherung") { $0.hyphenationFactor = 1 }
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    let parent = UIView(frame: label.frame)
    parent.addSubview(label)
    let english = shownLines(label)
    parent.traitOverrides = UITraitCollection(language: "de")
    #expect(shownLines(label).first == "Rechts")
    parent.traitOverrides = UITraitCollection(language: "en")
    #expect(shownLines(label) == english)
  }

  @Test("a language without a dictionary is told, and one without hyphens is not")
  func missing() {
    func missing(_ language: String) -> [String] {
      let label = label("Rechtsschutzversicherung") { $0.hyphenationFactor = 1 }
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
      label.traitOverrides = UITraitCollection(language: language)
      return label.shownLayout.languagesWithoutHyphenation
    }
    #expect(missing("xx") == ["xx"] && missing("xx-YY") == ["xx-YY"])
    for language in ["", "de", "en-GB", "zxx", "ja", "zh-Hant", "AR", "he"] {
      #expect(missing(language) == [], "\(language)")
    }
  }

  /// The lines of a label as they are drawn, without their hyphens.
  private func shownLines(_ label: UILabel) -> [String] {
    let text = label.text as NSString? ?? ""
    return label.shownLayout.lines.map { text.substring(with: NSRange($0.range)) }
  }

  @Test("the usual setting keeps nothing")
  func usual() {
    let label = label("a")
    label.typesetting.lineSpacing = 4
    label.typesetting = Typesetting()
    #expect(label.typesetting == Typesetting())
  }
}
