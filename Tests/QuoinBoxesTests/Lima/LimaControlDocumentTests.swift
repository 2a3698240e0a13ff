// swift-format-ignore-file: the listings stand here as in Lima's two documents.
import QuoinBoxes
import QuoinControlBoxes
import QuoinGraphics
import QuoinTestSupport
import Testing

extension Selector {
  // Stands for `#selector(self.showGreeting)`, which needs an Objective-C runtime.
  fileprivate static let showGreeting = Selector("showGreeting", GreetingController.showGreeting)
}

private final class GreetingController: UIViewController {
  private(set) var greetings = 0

  func showGreeting() { greetings += 1 }

  override func loadView() {
    view = LMColumnView(verticalAlignment: .top,
UIButton(type: .system, title: "Press Me!") { button in
    button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)

    button.layer.borderWidth = 0.5
    button.layer.borderColor = UIColor.gray.cgColor
    button.layer.cornerRadius = 6

    button.addTarget(self, action: .showGreeting, for: .primaryActionTriggered)
}
    )
  }
}

private class CustomTableViewCell: LMTableViewCell {
override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)

    setContent(LMColumnView(
        UILabel(text: "One"), UILabel(text: "Two")
    ), ignoreMargins: false)
}

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class CustomCollectionViewCell: LMCollectionViewCell {
override init(frame: CGRect) {
    super.init(frame: frame)

    content = LMColumnView(
        UILabel(text: "One"), UILabel(text: "Two")
    )
}

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private
class ControlsViewController: UITableViewController {
    struct Section {
        let headerView: UITableViewHeaderFooterView
        let cells: [UITableViewCell]
    }

    var sections: [Section]!

    var stepper: UIStepper!
    var slider: UISlider!

    var changes: [String] = []
    func stepperValueChanged() { changes.append("stepper \(stepper.value)") }
    func sliderValueChanged() { changes.append("slider \(slider.value)") }

    override func loadView() {
        super.loadView()

        sections = [
            Section(headerView: UITableViewHeaderFooterView(text: "Range/Progress"), cells: [
                LMTableViewCell(
                    LMRowView(
                        LMSpacer(),

                        UIStepper(primaryAction: UIAction() { [unowned self] action in
                            stepperValueChanged()
                        }, minimumValue: 0.0, maximumValue: 1.0, stepValue: 0.1) {
                            stepper = $0
                        },

                        LMSpacer()
                    )
                ),

                LMTableViewCell(
                    UISlider(primaryAction: UIAction() { [unowned self] action in
                        sliderValueChanged()
                    }) {
                        slider = $0
                    }
                ),
            ])
        ]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        sections[section].headerView
    }
}

/// The listings of controls, cells and controllers of Lima's two documents, as they stand there.
@Suite struct LimaControlDocumentTests {
  private func lay(out cell: UIView, width: CGFloat = 320) {
    let height = cell.sizeThatFits(CGSize(width: width, height: 0)).height
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
  }

  @Test func aButtonGreets() {
    let controller = GreetingController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    controller.view.layoutIfNeeded()
    let button = controller.view.subviews.first as? UIButton
    #expect(button?.layer.borderWidth == 0.5 && button?.currentTitle == "Press Me!")
    let title = button?.titleLabel?.sizeThatFits(.zero).height ?? 0
    #expect(button?.frame.short == "16 0 288 \((title + 32).formatted())")
    button?.sendActions(for: .primaryActionTriggered)
    #expect(controller.greetings == 1)
  }

  @Test func aDatePickerFillsItsCell() {
    let cell =
LMTableViewCell(
    UIDatePicker(datePickerMode: .date)
)
    lay(out: cell)
    let picker = cell.content() as? UIDatePicker
    #expect(picker?.datePickerMode == .date)
    #expect(cell.bounds.height == 22 + (picker?.intrinsicContentSize.height ?? 0))
    #expect(picker?.frame == CGRect(x: 16, y: 11, width: 288, height: cell.bounds.height - 22))
  }

  @Test func aCellOfAnOwnClassShowsAColumn() {
    let cell = CustomTableViewCell(style: .default, reuseIdentifier: "custom")
    lay(out: cell)
    let column = cell.content() as? LMColumnView
    let height = UILabel(text: "One").sizeThatFits(.zero).height.rounded(.up)
    #expect(cell.reuseIdentifier == "custom" && cell.bounds.height.rounded(.up) == (22 + 8 + 2 * height).rounded(.up))
    #expect(column?.frame.short == "16 11 288 \((cell.bounds.height - 22).formatted())")
    #expect(column?.subviews.map(\.frame.width) == [288, 288])
  }

  @Test func aHeadHoldsALabelAndASwitch() {
    let view =
LMTableViewHeaderFooterView(
    LMRowView(
        UILabel(text: "On/Off", weight: 1),
        UISwitch()
    )
)
    lay(out: view)
    let row = view.content() as? LMRowView
    #expect(view.bounds.height == 47 && row?.frame.short == "16 8 288 31")
    #expect(row?.subviews.map(\.frame.short) == ["0 0 229 31", "237 0 51 31"])
  }

  @Test func aCellOfACollectionShowsAColumn() {
    let cell = CustomCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    cell.layoutIfNeeded()
    #expect(cell.content()?.frame.short == "0 0 100 80")
    #expect(cell.content()?.subviews.map(\.frame.maxY).last == 80)
    let fitting = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == cell.content()?.sizeThatFits(.zero))
  }

  @Test func aControllerKeepsItsControls() throws {
    let controller = ControlsViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let header = controller.sections[0].headerView
    let cells = controller.sections[0].cells
    #expect(header.textLabel?.text == "Range/Progress" && header.frame.short == "0 0 320 28")
    #expect(cells.map(\.frame.short) == ["0 28 320 54", "0 82 320 53"])
    #expect(controller.stepper.superview?.frame.short == "16 11 288 32")
    #expect(controller.stepper.frame.short == "97 0 94 32")
    #expect(controller.slider.frame.short == "16 11 288 31")

    controller.stepper.value = 0.5
    controller.stepper.sendActions(for: [.valueChanged, .primaryActionTriggered])
    controller.slider.value = 0.25
    controller.slider.sendActions(for: [.valueChanged, .primaryActionTriggered])
    #expect(controller.changes == ["stepper 0.5", "slider 0.25"])
    #expect(controller.stepper.maximumValue == 1 && controller.stepper.stepValue == 0.1)
  }
}
