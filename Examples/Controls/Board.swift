import QuoinControls

/// Every control in each of its states, a section for each class.
final class Board: UIView {
  private static let margin: CGFloat = 20
  private var sections: [(title: UILabel, views: Flow)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    add("Buttons", makeButtons())
    add("Configurations", makeConfigurations())
    add("Parts of a configuration", makeParts())
    add("Switches", makeSwitches())
    add("Sliders", makeSliders())
    add("Steppers", makeSteppers())
    add("Segments", makeSegments())
    add("Progress", makeProgress())
    add("Pages and colours", makePages())
    add("Text", makeTexts())
    add("Dates and choices", makeChoices())
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func add(_ title: String, _ views: [UIView]) {
    let label = UILabel(frame: .zero)
    label.text = title
    label.textColor = .secondaryLabel
    let flow = Flow(views)
    sections.append((label, flow))
    addSubview(label)
    addSubview(flow)
  }

  /// Places the sections below each other and tells how high they are together.
  @discardableResult
  func place(width: CGFloat) -> CGFloat {
    var y = Self.margin
    let inner = width - 2 * Self.margin
    for (title, flow) in sections {
      title.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
      title.textAlignment = isRightToLeft ? .right : .left
      let height = title.sizeThatFits(CGSize(width: inner, height: .infinity)).height
      title.frame = CGRect(x: Self.margin, y: y, width: inner, height: height)
      y += height + 8
      let size = flow.sizeThatFits(CGSize(width: inner, height: .infinity))
      flow.frame = CGRect(x: Self.margin, y: y, width: inner, height: size.height)
      y += size.height + Self.margin
    }
    return y
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(width: bounds.width)
  }
}

// MARK: What is shown

/// A control in each of some states.
private func inStates<Control: UIControl>(
  _ states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled], _ make: () -> Control
) -> [UIView] {
  states.map { state in
    let control = make()
    control.isHighlighted = state.contains(.highlighted)
    control.isSelected = state.contains(.selected)
    control.isEnabled = !state.contains(.disabled)
    return control
  }
}

private func makeButtons() -> [UIView] {
  let system = inStates {
    let button = UIButton(type: .system)
    button.setTitle("System", for: .normal)
    return button
  }
  let types: [UIButton.ButtonType] = [.infoLight, .contactAdd, .close]
  return system + types.map { UIButton(type: $0) }
}

private func makeConfigurations() -> [UIView] {
  let kinds: [(String, UIButton.Configuration)] = [
    ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
  ]
  return kinds.flatMap { name, kind in
    inStates {
      var configuration = kind
      configuration.title = name
      return UIButton(configuration: configuration)
    }
  }
}

private func makeParts() -> [UIView] {
  func button(
    _ title: String, _ kind: UIButton.Configuration = .tinted(),
    _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = kind
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }
  let image = UIButton(type: .contactAdd).currentImage
  let destructive = button("Delete", .gray()) { _ in }
  destructive.role = .destructive
  let popup = button("", .gray()) { $0.title = nil }
  popup.menu = UIMenu(children: [UIAction(title: "By name") { _ in }, UIAction(title: "By date") { _ in }])
  popup.showsMenuAsPrimaryAction = true
  popup.changesSelectionAsPrimaryAction = true
  return [
    button("Add") {
      $0.image = image
      $0.imagePadding = 6
    },
    button("Next") {
      $0.image = image
      $0.imagePlacement = .trailing
      $0.imagePadding = 6
    },
    button("Above") {
      $0.image = image
      $0.imagePlacement = .top
    },
    button("Buy", .filled()) {
      $0.subtitle = "3 items"
      $0.cornerStyle = .large
    },
    button("Capsule", .filled()) { $0.cornerStyle = .capsule },
    button("Small") { $0.buttonSize = .small },
    button("Large") { $0.buttonSize = .large },
    button("Loading", .gray()) {
      $0.showsActivityIndicator = true
      $0.imagePadding = 6
    },
    button("Outlined", .plain()) {
      $0.background.strokeColor = .systemBlue
      $0.background.strokeWidth = 1
    },
    destructive, popup,
  ]
}

private func makeSwitches() -> [UIView] {
  [false, true].flatMap { isOn in
    inStates([.normal, .highlighted, .disabled]) {
      let toggle = UISwitch()
      toggle.isOn = isOn
      return toggle
    }
  } + [tinted()]
}

private func tinted() -> UISwitch {
  let toggle = UISwitch()
  toggle.isOn = true
  toggle.onTintColor = .systemIndigo
  toggle.thumbTintColor = .systemYellow
  return toggle
}

private func makeSliders() -> [UIView] {
  let image = UIButton(type: .contactAdd).currentImage
  return inStates([.normal, .disabled]) {
    let slider = UISlider()
    slider.value = 0.4
    return slider
  } + [
    {
      let slider = UISlider()
      slider.value = 0.7
      slider.minimumTrackTintColor = .systemOrange
      slider.minimumValueImage = image
      slider.maximumValueImage = image
      return slider
    }()
  ]
}

private func makeSteppers() -> [UIView] {
  let least = UIStepper()
  let middle = UIStepper()
  middle.value = 50
  let off = UIStepper()
  off.isEnabled = false
  return [least, middle, off]
}

private func makeSegments() -> [UIView] {
  let plain = UISegmentedControl(items: ["Day", "Week", "Month"])
  plain.selectedSegmentIndex = 0
  let last = UISegmentedControl(items: ["Day", "Week", "Month"])
  last.selectedSegmentIndex = 2
  last.selectedSegmentTintColor = .systemYellow
  let disabled = UISegmentedControl(items: ["On", "Off"])
  disabled.selectedSegmentIndex = 1
  disabled.isEnabled = false
  return [plain, last, disabled]
}

private func makeProgress() -> [UIView] {
  let bar = UIProgressView(progressViewStyle: .default)
  bar.progress = 0.3
  let tinted = UIProgressView(progressViewStyle: .default)
  tinted.progress = 0.8
  tinted.progressTintColor = .systemGreen
  let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
  medium.startAnimating()
  large.startAnimating()
  return [bar, tinted, medium, large]
}

private func makePages() -> [UIView] {
  let pages = UIPageControl()
  pages.numberOfPages = 5
  pages.currentPage = 1
  let prominent = UIPageControl()
  prominent.numberOfPages = 3
  prominent.backgroundStyle = .prominent
  prominent.currentPageIndicatorTintColor = .systemPink
  let empty = UIColorWell()
  let well = UIColorWell()
  well.selectedColor = .systemTeal
  return [pages, prominent, empty, well]
}
