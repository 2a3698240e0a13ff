import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// Whoever sets what is set already asks for no layout and no measuring.
@Suite("Setting what is set already")
struct SameValueTests {
  private struct Setting {
    let name: String
    let make: () -> UIView
    /// Sets a value that is not there in the beginning.
    let set: (UIView) -> Void

    init(_ name: String, _ make: @escaping () -> UIView = { Leaf(10, 10) }, _ set: @escaping (UIView) -> Void)
    {
      (self.name, self.make, self.set) = (name, make, set)
    }
  }

  private static func stack<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<UIStackView, Value>, _ value: Value
  )
    -> Setting
  {
    Setting(name, { UIStackView(arrangedSubviews: [Leaf(10, 10), Leaf(20, 20)]) }) {
      ($0 as? UIStackView)?[keyPath: path] = value
    }
  }

  private static func label<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<UILabel, Value>, _ value: Value
  )
    -> Setting
  {
    Setting(
      name,
      {
        let label = UILabel()
        label.text = "Some words"
        return label
      }
    ) { ($0 as? UILabel)?[keyPath: path] = value }
  }

  private static func scroll<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<UIScrollView, Value>, _ value: Value
  )
    -> Setting
  {
    Setting(name, { UIScrollView() }) { ($0 as? UIScrollView)?[keyPath: path] = value }
  }

  private static var settings: [Setting] {
    [
      stack("axis", \.axis, .vertical), stack("distribution", \.distribution, .equalSpacing),
      stack("alignment", \.alignment, .center), stack("spacing", \.spacing, 7),
      stack("baselines", \.isBaselineRelativeArrangement, true),
      stack("margins", \.isLayoutMarginsRelativeArrangement, true), label("text", \.text, "Others"),
      label("font", \.font, UIFont.systemFont(ofSize: 30)), label("lines", \.numberOfLines, 3),
      label("line breaks", \.lineBreakMode, .byCharWrapping), label("width", \.preferredMaxLayoutWidth, 40),
      scroll("content", \.contentSize, CGSize(width: 30, height: 40)),
      scroll("inset", \.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      Setting("hidden") { $0.isHidden = true }, Setting("width") { $0.layoutSizing.width = 30 },
      Setting("weight") { $0.layoutSizing.weight = 2 },
      Setting("own margins") {
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      },
      Setting("superview's margins") { $0.preservesSuperviewLayoutMargins = true },
      Setting("margins in the safe area") { $0.insetsLayoutMarginsFromSafeArea = false },
      Setting("safe area") { $0.setSafeAreaInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
      Setting("direction") { $0.semanticContentAttribute = .forceRightToLeft },
      Setting("style") { $0.overrideUserInterfaceStyle = .dark },
    ]
  }

  @Test("Only a new value asks for a layout, of the view or of what it stands in")
  func layouts() {
    for setting in Self.settings {
      let view = setting.make()
      let outer = UIStackView(arrangedSubviews: [view, Leaf(5, 5)])
      outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      func settle() {
        outer.layoutIfNeeded()
        for view in [outer, view] {
          _ = view.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
        }
      }
      func isSettled() -> Bool {
        !outer.isLayoutNeeded && !view.isLayoutNeeded && !outer.measuredSizes.isStale
          && !view.measuredSizes.isStale
      }
      settle()
      #expect(isSettled(), "\(setting.name)")
      setting.set(view)
      #expect(!isSettled(), "\(setting.name)")
      settle()
      setting.set(view)
      #expect(isSettled(), "\(setting.name)")
    }
  }
}
