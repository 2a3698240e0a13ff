import Foundation
import QuoinControls
import Testing

@Suite("Buttons with a configuration")
struct ButtonConfigurationTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test("A button is as large as its title and the insets of its size")
  func sizes() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let medium = button { _ in }
    #expect(abs(medium.frame.height - font.lineHeight - 14) <= 1)
    #expect(abs(button { $0.buttonSize = .large }.frame.height - font.lineHeight - 30) <= 1)
    #expect(button { $0.buttonSize = .small }.frame.height < medium.frame.height)
    let wide = button {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 50, bottom: 7, trailing: 12)
    }
    #expect(abs(wide.frame.width - medium.frame.width - 38) <= 0.5)
    let subtitled = button { $0.subtitle = "3 items" }
    #expect(
      subtitled.frame.height > medium.frame.height + 12 && subtitled.accessibilityLabel == "Buy, 3 items")
  }

  @Test("The picture stands on the side that is asked for, with its padding")
  func placement() throws {
    let image = try #require(
      UIImage(data: Data("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/>".utf8)))
    func frames(_ edge: NSDirectionalRectEdge, isRightToLeft: Bool = false) -> (image: CGRect, title: CGRect)
    {
      let made = button {
        $0.image = image
        $0.imagePlacement = edge
        $0.imagePadding = 8
      }
      if isRightToLeft { made.semanticContentAttribute = .forceRightToLeft }
      made.layoutIfNeeded()
      return (made.imageView?.frame ?? .zero, made.titleLabel?.frame ?? .zero)
    }
    let leading = frames(.leading)
    #expect(leading.image.minX == 12 && abs(leading.title.minX - 40) <= 0.5)
    let trailing = frames(.trailing)
    #expect(trailing.title.minX == 12 && abs(trailing.image.minX - trailing.title.maxX - 8) <= 0.5)
    let mirrored = frames(.leading, isRightToLeft: true)
    #expect(mirrored.title.minX == 12 && mirrored.image.minX > mirrored.title.maxX)
    let top = frames(.top)
    #expect(top.image.minY == 7 && abs(top.title.minY - 35) <= 0.5)
    #expect(abs(top.image.midX - top.title.midX) <= 0.5)
    #expect(frames(.bottom).image.minY > frames(.bottom).title.maxY)
  }

  @Test("A handler is called with each change of state before the button is laid out")
  func handler() {
    let made = button { _ in }
    made.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Down" : button.isEnabled ? "Up" : "Off"
    }
    made.layoutIfNeeded()
    #expect(made.configuration?.title == "Up" && made.titleLabel?.text == "Up")
    made.isHighlighted = true
    made.layoutIfNeeded()
    #expect(made.titleLabel?.text == "Down")
    made.isHighlighted = false
    made.isEnabled = false
    #expect(made.sizeThatFits(.zero).width > 0 && made.titleLabel?.text == "Off")
  }

  @Test("The colours of each kind follow the state")
  func colors() {
    let made = button { _ in }
    let filled = UIButton.Configuration.filled()
    #expect(filled.updated(for: made).baseForegroundColor == .white)
    #expect(filled.updated(for: made).background.backgroundColor == .systemBlue)
    #expect(UIButton.Configuration.gray().updated(for: made).baseForegroundColor == .systemBlue)
    #expect(UIButton.Configuration.plain().updated(for: made).background.backgroundColor == .clear)
    made.isEnabled = false
    #expect(filled.updated(for: made).baseForegroundColor == .tertiaryLabel)
    made.isEnabled = true
    made.role = .destructive
    #expect(filled.updated(for: made).background.backgroundColor == .systemRed)
    made.automaticallyUpdatesConfiguration = false
    made.layoutIfNeeded()
  }

  @Test("A transformer has the last word on the attributes of the title")
  func transformer() {
    let made = button {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var changed = attributes
        changed.font = .boldSystemFont(ofSize: 30)
        return changed
      }
    }
    made.layoutIfNeeded()
    let font = made.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 30) && made.frame.height > 40)
  }

  @Test("A wheel takes the picture's place while something goes on")
  func wheel() {
    let made = button { $0.showsActivityIndicator = true }
    #expect(made.recursiveDescription.contains("UIActivityIndicatorView"))
    made.layoutIfNeeded()
    #expect(made.recursiveDescription.contains("animating"))
    made.configuration?.showsActivityIndicator = false
    made.layoutIfNeeded()
    #expect(!made.recursiveDescription.contains("animating"))
  }

  @Test("A symbol gets the size and weight that the configuration, or the button for its state, prefers")
  func symbols() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 40, weight: .bold)
    let button = UIButton(configuration: configuration)
    #expect(
      button.imageView?.image?.symbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    var small = UIButton.Configuration.plain()
    (small.image, small.buttonSize) = (UIImage(systemName: "star"), .small)
    #expect(
      UIButton(configuration: small).imageView?.image?.symbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 15))
    let large = UIButton(configuration: small)
    large.traitOverrides = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect((large.imageView?.image?.size.height ?? 0) > 25, "symbols grow with the title")
    let plain = UIButton(type: .system)
    plain.setImage(UIImage(systemName: "star"), for: .normal)
    plain.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30), forImageIn: .normal)
    plain.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 50), forImageIn: .selected)
    #expect(plain.imageView?.image?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30))
    plain.isSelected = true
    #expect(plain.imageView?.image?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 50))
    #expect(
      plain.preferredSymbolConfigurationForImage(in: .disabled) == UIImage.SymbolConfiguration(pointSize: 30))
    plain.isSelected = false
    #expect(plain.currentPreferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30))
  }
}
