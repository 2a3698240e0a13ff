// swift-format-ignore-file: the pages show these pieces to the character.
import QuoinControlBoxes
import QuoinGraphics
import QuoinViews
import Foundation
import Testing

@Suite struct BoxesSnippets {
  private let room = CGSize(width: 320, height: 0)
  private let message = UILabel(text: "Message", weight: 1)
  private let follow = UILabel(text: "Follow", weight: 1)
  private let quotation = "We have always done it this way, and it has never been a reason to do it again."

  @Test func aTour() {
    // snippet
    let name = UILabel(text: "Grace Hopper", font: .systemFont(ofSize: 20, weight: .semibold))
    let role = UILabel(text: "Rear admiral, compiler builder", font: .systemFont(ofSize: 14))

    let card = LMColumnView(margin: 16, spacing: 4, name, role)
    // end
    #expect(card.sizeThatFits(room).height > 32)
    // snippet
    let portrait = LMAnchorView(
      width: 56, height: 56,
      UILabel(text: "GH"),
      LMSpacer(width: 14, height: 14, backgroundColor: .green, anchor: [.bottom, .trailing]))
    // end
    // snippet
    let header = LMRowView(
      margin: 16, verticalAlignment: .center, spacing: 12,
      portrait,
      LMColumnView(spacing: 2, weight: 1, name, role))
    // end
    #expect(header.sizeThatFits(room).height == 88)
    // snippet
    let screen = LMColumnView(
      margin: 16, spacing: 16,
      header,
      UILabel(text: quotation, numberOfLines: 0),
      LMRowView(spacing: 12, message, follow))
    // end
    screen.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    screen.layoutIfNeeded()
    #expect(message.frame.width == follow.frame.width)
  }

  @Test func aTable() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let settings = Settings(style: .insetGrouped)
    window.rootViewController = settings
    window.layoutIfNeeded()
    #expect(settings.tableView.visibleCells == settings.rows)
    #expect(settings.rows.map(\.frame.height).max() == settings.rows[2].frame.height)
  }

  @Test func blocksOfCode() {
    let titles = ["One", "Two"]
    func makeButton(_ title: String) -> UIView { UILabel(text: title) }
    let row =
      // snippet
      LMRowView(spacing: 12) {
        for title in titles { makeButton(title) }
      }
      // end
    #expect(row.subviews.count == 2)
  }

  @Test func limasOwn() {
    let column =
      // snippet
      LMColumnView(margin: 8, leadingMargin: 12, trailingMargin: 12,
          UILabel(text: "Hello, World!", textAlignment: .center, weight: 1) { label in
              label.layer.borderWidth = 0.5
          },
          LMRowView(LMSpacer(), UILabel(text: "One"), LMSpacer(width: 1, backgroundColor: .lightGray))
      )
      // end
    #expect(column.subviews.first?.layer.borderWidth == 0.5)
  }
}

// snippet
final class Settings: UITableViewController {
  let rows = [
    LMTableViewCell(LMRowView(UILabel(text: "Sound", weight: 1), UISwitch { $0.isOn = true })),
    LMTableViewCell(UISlider(minimumValue: 0, maximumValue: 10) { $0.value = 4 }),
    LMTableViewCell(
      accessoryType: .disclosureIndicator,
      LMColumnView(
        spacing: 2,
        UILabel(text: "Privacy"),
        UILabel(text: "What is kept, for how long, and who may see it", font: .systemFont(ofSize: 14), numberOfLines: 0))),
  ]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows[indexPath.row]
  }
}
// end
