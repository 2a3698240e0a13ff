import Quoin

/// A table whose rows are boxes.
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
