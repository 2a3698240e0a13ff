// swift-format-ignore-file: the pages show these pieces to the character.

import Foundation
import Quoin
import QuoinTesting
import Testing

@Suite struct AccessibilitySnippets {
  @Test func sayingWhatViewsAre() {
    // snippet
    final class ChartView: UIView {
      override var accessibilityLabel: String? {
        get { "Orders by month" }
        set {}
      }
    }

    let chart = ChartView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    chart.accessibilityContainerType = .list
    chart.accessibilityElements = [("May", 12), ("June", 15)].enumerated().map { index, month in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = month.0
      bar.accessibilityValue = "\(month.1) orders"
      bar.accessibilityFrameInContainerSpace = CGRect(x: 20 + 60 * index, y: 0, width: 50, height: 100)
      return bar
    }
    print(AccessibilityNode(chart).text)
    // list "Orders by month" (0 0 200 100)
    // ├─ element "May" value "12 orders" (20 0 50 100)
    // └─ element "June" value "15 orders" (80 0 50 100)
    // end
    #expect(
      AccessibilityNode(chart).text == """
        list "Orders by month" (0 0 200 100)
        ├─ element "May" value "12 orders" (20 0 50 100)
        └─ element "June" value "15 orders" (80 0 50 100)
        """)
  }

  private func makeScreen() -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Orders"
    let screen = UIView(frame: label.frame)
    screen.backgroundColor = .systemBackground
    screen.addSubview(label)
    return screen
  }

  // snippet
  @Test func nothingKeepsPeopleFromUsingTheScreen() {
    expectNoAccessibilityIssues(in: makeScreen(), across: .matrix(appearances: [.light, .dark]))
  }
  // end
}
