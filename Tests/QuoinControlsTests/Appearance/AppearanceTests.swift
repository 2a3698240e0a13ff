import Foundation
import QuoinControls
import Testing

/// What a program says of all views of a class.
@Suite struct AppearanceTests {
  /// What is said counts for a thread, so that each test has one of its own.
  private func alone(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread {
        body()
        continuation.resume()
      }.start()
    }
  }

  @Test func `a view that says nothing else takes what is said of its class once it is in a window`() async {
    await alone {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 20)
      UIView.appearance().tintColor = .green
      let (plain, own) = (UILabel(), UILabel())
      own.textColor = .blue
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(plain.textColor == UILabel().textColor)
      for view in [plain, own] { window.addSubview(view) }
      #expect(plain.textColor == .red && plain.font == .systemFont(ofSize: 20) && plain.tintColor == .green)
      #expect(own.textColor == .blue && own.font == .systemFont(ofSize: 20))
    }
    await alone {
      let (label, window) = (UILabel(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.addSubview(label)
      #expect(label.textColor != .red)
    }
  }

  @Test func `what is said of a subclass, and of what stands in a container, wins`() async {
    final class Title: UILabel {}
    await alone {
      UIView.appearance().backgroundColor = .gray
      UILabel.appearance().textColor = .red
      Title.appearance().textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .blue
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let stack = UIStackView(arrangedSubviews: [UILabel(), Title()])
      let views = [UILabel(), Title(), stack]
      for view in views { window.addSubview(view) }
      let colors = (views + stack.arrangedSubviews).compactMap { ($0 as? UILabel)?.textColor }
      #expect(colors == [.red, .green, .blue, .green])
      #expect(views.allSatisfy { $0.backgroundColor == .gray })
    }
  }

  @Test func `bars have looks of their own like the one that was stated`() async {
    await alone {
      let look = UINavigationBarAppearance()
      look.backgroundColor = .red
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().scrollEdgeAppearance = look
      UINavigationBar.appearance().isTranslucent = false
      UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.green]
      let bars = [UINavigationBar(), UINavigationBar()]
      bars[1].standardAppearance.backgroundColor = .blue
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for bar in bars { window.addSubview(bar) }
      #expect(bars[0].standardAppearance.backgroundColor == .red && bars[0].standardAppearance !== look)
      #expect(bars[0].standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
      #expect(bars[0].largeTitleTextAttributes?[.foregroundColor] as? UIColor == .green)
      #expect(!bars[0].isTranslucent && bars[1].standardAppearance.backgroundColor == .blue)
      bars[0].standardAppearance.backgroundColor = .black
      bars[0].scrollEdgeAppearance?.backgroundColor = .black
      #expect(look.backgroundColor == .red && bars[1].scrollEdgeAppearance?.backgroundColor == .red)
    }
  }

  @Test func `items in bars are written and tinted as their class is said to be`() async {
    await alone {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 11)], for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let (tools, tabs) = (
        UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)),
        UITabBar(frame: CGRect(x: 0, y: 250, width: 300, height: 49))
      )
      tools.items = [UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)]
      tabs.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
      for bar in [tools, tabs] { window.addSubview(bar) }
      window.layoutIfNeeded()
      let labels = Self.labels(in: window)
      #expect(labels["Done"]?[.font] as? UIFont == .systemFont(ofSize: 11))
      #expect(labels["Done"]?[.foregroundColor] as? UIColor == .red)
      #expect(labels["Home"]?[.foregroundColor] as? UIColor == .green)
    }
  }

  private static func labels(in view: UIView) -> [String: [NSAttributedString.Key: Any]] {
    var found: [String: [NSAttributedString.Key: Any]] = [:]
    for view in view.subviews { found.merge(labels(in: view)) { $1 } }
    if let label = view as? UILabel, let text = label.attributedText, text.length > 0 {
      found[text.string] = text.attributes(at: 0, effectiveRange: nil)
    }
    return found
  }

  @Test func `controls take the colours that their class can be told`() async {
    await alone {
      UISwitch.appearance().onTintColor = .red
      UISlider.appearance().minimumTrackTintColor = .red
      UIPageControl.appearance().currentPageIndicatorTintColor = .red
      UISegmentedControl.appearance().selectedSegmentTintColor = .red
      UIProgressView.appearance().progressTintColor = .red
      UIActivityIndicatorView.appearance().color = .red
      UITextField.appearance().textColor = .red
      UITextView.appearance().textColor = .red
      UITableView.appearance().separatorColor = .red
      UISearchBar.appearance().barTintColor = .red
      UITabBar.appearance().unselectedItemTintColor = .red
      UIToolbar.appearance().barTintColor = .red
      let (a, b, c, d) = (UISwitch(), UISlider(), UIPageControl(), UISegmentedControl())
      let (e, f, g, h) = (UIProgressView(), UIActivityIndicatorView(), UITextField(), UITextView())
      let (i, j, k, l) = (UITableView(), UISearchBar(), UITabBar(), UIToolbar())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for view in [a, b, c, d, e, f, g, h, i, j, k, l] { window.addSubview(view) }
      let colors = [
        a.onTintColor, b.minimumTrackTintColor, c.currentPageIndicatorTintColor, d.selectedSegmentTintColor,
        e.progressTintColor, f.color, g.textColor, h.textColor, i.separatorColor, j.barTintColor,
        k.unselectedItemTintColor, l.barTintColor,
      ]
      #expect(colors == Array(repeating: UIColor.red, count: 12))
    }
  }
}
