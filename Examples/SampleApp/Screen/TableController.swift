import QuoinTemplates

/// A table whose rows are a repetition over data.
final class TableController: UIViewController, LayoutLoading, UITableViewDelegate {
  private struct Mountain {
    let name: String
    let country: String
    let height: Int
  }

  private static let mountains = [
    Mountain(name: "Aconcagua", country: "Argentina", height: 6961),
    Mountain(name: "Ben Nevis", country: "Scotland", height: 1345),
    Mountain(name: "Chimborazo", country: "Ecuador", height: 6263),
    Mountain(name: "Denali", country: "Alaska", height: 6190),
    Mountain(name: "Elbrus", country: "Russia", height: 5642),
    Mountain(name: "Fuji", country: "Japan", height: 3776),
    Mountain(name: "Großglockner", country: "Austria", height: 3798),
    Mountain(name: "Huascarán", country: "Peru", height: 6768),
    Mountain(name: "Illimani", country: "Bolivia", height: 6438),
    Mountain(name: "Jungfrau", country: "Switzerland", height: 4158),
    Mountain(name: "Kilimanjaro", country: "Tanzania", height: 5895),
    Mountain(name: "Logan", country: "Canada", height: 5959),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    loadLayout(
      named: "Table.xml", bundle: .layouts, state: ["chosen": ""],
      constants: ["mountains": Self.mountains])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    layoutNode?.setState(["chosen": Self.mountains[indexPath.row].name])
  }

  static var layoutMembers: [OwnerMember] { [] }
}
