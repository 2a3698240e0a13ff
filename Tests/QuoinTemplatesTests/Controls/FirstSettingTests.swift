import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A law: what is set of a view before it stands in a window of another scale looks like what is set once it has been laid out and
/// drawn there.
@Suite struct FirstSettingTests {
  private let samples: [Value] = [
    .number(7), .bool(true), .bool(false), .string("red"), .string("bold 30"), .string("Sample"),
    UIFont.boldSystemFont(ofSize: 30).propertyValue, UIColor.red.propertyValue,
  ]
  /// What each view has, which none adds to, is tried with views alone.
  private static let common = Set(
    (ComponentRegistry.standard["UIView"]?.properties.keys).map(Array.init) ?? [])

  @Test func eachPropertySetLateLooksAsIfItWereSetBefore() throws {
    var (tried, views, differences) = (0, 0, [String]())
    for name in ComponentRegistry.standard.componentNames {
      guard let component = ComponentRegistry.standard[name], component.isView,
        let template = templates(of: name).first(where: { (try? made($0)) != nil })
      else { continue }
      views += 1
      let own = component.properties.filter { name == "UIView" || !Self.common.contains($0.key) }
      for (key, property) in own.sorted(by: { $0.key < $1.key }) {
        // The window gives the view its place.
        let isPlace = [
          "frame", "bounds", "center", "anchorPoint", "layer.frame", "layer.bounds", "layer.position",
          "layer.anchorPoint",
        ]
        .contains { key.hasPrefix($0) }
        guard let write = property.set, !isPlace else { continue }
        var taken = 0
        for sample in samples where taken < 2 {
          let value = property.type.conversion.map { try? $0(sample, ConversionContext()) } ?? sample
          guard let value else { continue }
          let (first, second) = (try made(template), try made(template))
          guard property.objection?(first, value) == nil, write(first, value, false) else { continue }
          let one = try drawn(shown(first))
          let window = shown(second)
          _ = try drawn(window)
          _ = write(second, value, false)
          let other = try drawn(window)
          let different = zip(one, other).first { $0 != $1 }
          if one != other { differences.append("\(name).\(key): \(different.map { "\($0) / \($1)" } ?? "")") }
          (taken, tried) = (taken + 1, tried + 1)
        }
      }
    }
    #expect(differences == [])
    #expect(views > 40 && tried > 300, "\(views) \(tried)")
  }

  /// An element with text, if it takes any, and without.
  private func templates(of name: String) -> [Template] {
    ["title='Tag'", "text='Tag'", ""].compactMap { try? Template(markup: "<\(name) \($0)/>") }
  }

  private func made(_ template: Template) throws -> UIView {
    try template.instantiate().view
  }

  /// A view in a window of another scale, laid out.
  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.traitOverrides = UITraitCollection(displayScale: 2)
    view.bounds.size = CGSize(width: 200, height: 120)
    view.center = CGPoint(x: 110, y: 70)
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  private func drawn(_ window: UIWindow) throws -> [String] {
    window.layoutIfNeeded()
    // Some parts are brought up to date when they are drawn.
    var options = OutputOptions()
    options.scale = 2
    let svg = try Renderer.render(size: window.bounds.size, format: .svg, options: options) {
      window.render(into: $0)
    }
    return look(window) + String(decoding: svg, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// What is seen of views: their places, colours and texts.
  private func look(_ view: UIView) -> [String] {
    var lines = [
      "\(type(of: view)) \(view.frame) \(view.backgroundColor.map { "\($0)" } ?? "") \(view.alpha)"
    ]
    if let label = view as? UILabel {
      lines.append(
        "\(label.text ?? "") \(label.font.fontName) \(label.font.pointSize) \(label.textColor.map { "\($0)" } ?? "")"
      )
    }
    return lines + view.subviews.flatMap(look)
  }
}
