import Foundation
import Testing

@testable import QuoinGraphics
@testable import QuoinViews

@Suite("Symbols are drawn by name")
struct SymbolTests {
  @Test("More than 150 names are drawn, each within its box and of a size like text")
  func names() throws {
    #expect(UIImage.systemNames.count >= 150)
    for name in UIImage.systemNames {
      let parts = try #require(SymbolComposition.parts(of: name), "\(name)")
      #expect(!parts.isEmpty && parts.allSatisfy { !$0.path.isEmpty }, "\(name)")
      #expect(
        CGRect(x: 0, y: 0, width: 24, height: 24).contains(parts.inkBounds), "\(name): \(parts.inkBounds)")
      let size = try #require(UIImage(systemName: name)).size
      #expect(
        size.width >= 4 && size.width <= 26 && size.height >= 3 && size.height <= 26, "\(name): \(size)")
    }
  }

  @Test("What bars and tables need is there")
  func needed() {
    let names = [
      "chevron.left", "chevron.right", "chevron.forward", "chevron.backward", "plus", "minus", "xmark",
      "checkmark",
      "ellipsis", "ellipsis.circle", "magnifyingglass", "gear", "person.crop.circle.fill", "star.fill",
      "heart.fill",
      "trash.fill", "square.and.arrow.up", "square.and.pencil", "play.fill", "pause.fill", "backward.fill",
      "forward.fill", "info.circle", "questionmark.circle.fill", "exclamationmark.triangle.fill",
      "xmark.circle.fill",
      "checkmark.circle.fill", "plus.circle.fill", "minus.circle.fill", "line.3.horizontal.decrease.circle",
      "bell.slash.fill", "bell.badge", "person.badge.plus", "folder.fill.badge.plus", "eye.slash",
      "mic.slash.fill",
      "arrow.up.circle.fill", "arrow.right.circle", "envelope.badge", "wifi.slash", "lock.open.fill",
      "arrow.uturn.backward", "arrowshape.turn.up.backward.fill", "person.crop.circle.badge.checkmark",
    ]
    #expect(names.filter { UIImage(systemName: $0) == nil } == [])
  }

  @Test("A name that no drawing and no rule knows gives nothing, and the nearest is told")
  func unknown() {
    for name in [
      "", ".", "chevron.lft", "plus.fill", "star.circle.fil", "fill",
      "circle.circle.circle.circle.circle.circle.circle.x",
    ] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    #expect(UIImage.nearestSystemNames(to: "chevron.lft")?.best == "chevron.left")
    #expect(UIImage.nearestSystemNames(to: "star.badge.nothing.of.this.kind.at.all")?.best == "star.badge")
  }

  @Test("Equal symbols are equal images; a configuration changes size and weight, and keeps tint and mode")
  func configurations() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star == UIImage(systemName: "star") && star.isSymbolImage && star.symbolName == "star")
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.width - 2 * star.size.width) <= 1)
    let bold = large.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold.size == large.size && bold != large && bold.symbolConfiguration?.weight == .bold)
    let red = star.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    let redSmall = try #require(red.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
    #expect(redSmall.tintColor == .systemRed && redSmall.renderingMode == .alwaysOriginal)
    #expect(redSmall.size.width < star.size.width)
    let pixel = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]))
    #expect(
      UIImage(cgImage: pixel).applyingSymbolConfiguration(UIImage.SymbolConfiguration.unspecified) == nil)
    #expect(UIImage.SymbolConfiguration(pointSize: .nan).resolvedPointSize == 17)
  }

  @Test("A text style takes its size from the category of the traits")
  func textStyles() throws {
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    let usual = try #require(UIImage(systemName: "heart", withConfiguration: style))
    #expect(usual.symbolConfiguration?.resolvedPointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    var size = CGFloat.zero
    large.asCurrent {
      size =
        UIImage(systemName: "heart", withConfiguration: style)?.symbolConfiguration?.resolvedPointSize ?? 0
    }
    #expect(size == 53)
  }

  /// The colour in the middle of a picture of a symbol on white.
  private func middle(
    of image: UIImage, tint: UIColor = .systemRed, traits: UITraitCollection? = nil, x: CGFloat = 0.5
  ) throws -> CGColor {
    let view = UIImageView(image: image)
    view.backgroundColor = .white
    view.tintColor = tint
    view.traitOverrides = traits
    let picture = try #require(view.renderedImage().cgImage)
    return try #require(picture.color(x: Int(picture.size.width * x), y: Int(picture.size.height / 2)))
  }

  @Test("A symbol takes the tint of its surroundings; what is half clear is so everywhere alike")
  func tint() throws {
    let config = UIImage.SymbolConfiguration(pointSize: 60)
    let square = try #require(UIImage(systemName: "square.fill", withConfiguration: config))
    let red = try middle(of: square, tint: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red.red > 0.99 && red.green < 0.01)
    let half = try middle(of: square, tint: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(abs(half.green - 0.5) < 0.01)
    let own = square.withTintColor(
      UIColor(red: 0, green: 0, blue: 1, alpha: 1), renderingMode: .alwaysOriginal)
    #expect(try middle(of: own).blue > 0.99)
  }

  @Test("A mark upon a filled shape is cut out of it in every output")
  func cuts() throws {
    let config = UIImage.SymbolConfiguration(pointSize: 60)
    let plus = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: config))
    #expect(try middle(of: plus).green > 0.99)
    #expect(try middle(of: plus, x: 0.15).green < 0.5)
    let view = UIImageView(image: plus)
    let svg = try String(decoding: view.render(as: .svg), as: UTF8.self)
    #expect(svg.contains("clip") && !svg.contains("<image"))
    let pdf = try view.render(as: .pdf)
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Subtype /Image") == false)
  }

  @Test("What points forward points left where text runs from right to left")
  func directions() throws {
    let config = UIImage.SymbolConfiguration(pointSize: 60)
    let forward = try #require(UIImage(systemName: "chevron.forward", withConfiguration: config))
    let right = try #require(UIImage(systemName: "chevron.right", withConfiguration: config))
    let arabic = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(try middle(of: forward, x: 0.8) == middle(of: right, x: 0.8))
    #expect(try middle(of: forward, traits: arabic, x: 0.8).green > 0.99)
    #expect(try middle(of: right, traits: arabic, x: 0.8).green < 0.9)
  }

  @Test("In text a symbol stands on its baseline, in the middle of capitals")
  func baseline() throws {
    let star = try #require(UIImage(systemName: "circle"))
    let offset = try #require(star.baselineOffsetFromBottom)
    // The middle of the circle is half a capital's height above the baseline.
    #expect(abs(star.size.height / 2 - offset - 17 * 0.727 / 2) < 0.01)
    #expect(UIImage().baselineOffsetFromBottom == nil)
  }
}
