import Foundation
import QuoinTestSupport

@testable import QuoinControls

/// Changes whatever there is while it is being laid out, shown, taken away or asked, as apps do by mistake.
final class Meddler: NSObject {
  var random: SeededGenerator
  /// How many changes are left, so that what answers each with another one ends.
  var left = 40
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let navigation = UINavigationController()
  let tabs = UITabBarController()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
  let stack = UIStackView()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
  var views: [UIView] = []
  var controllers: [UIViewController] = []
  var constraints: [NSLayoutConstraint] = []
  var observations: [NSKeyValueObservation] = []
  /// How many rows and items there are in each section.
  var rows = [5, 3]
  var items = [8]

  init(_ random: SeededGenerator) {
    self.random = random
    super.init()
    controllers = (0..<4).map { _ in MeddlingController(self) }
    views = [table, collection, stack, scroll, field] + (0..<6).map { _ in MeddlingView(self) }
    table.register(MeddlingCell.self, forCellReuseIdentifier: "cell")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, self)
    (collection.dataSource, collection.delegate) = (self, self)
    (scroll.delegate, field.delegate, navigation.delegate) = (self, self, self)
    navigation.setViewControllers([controllers[0]], animated: false)
    tabs.setViewControllers([navigation, controllers[1]], animated: false)
    window.rootViewController = tabs
    for view in views { parent().addSubview(view) }
  }

  /// Changes something, if the dice say so.
  func meddle() {
    guard left > 0, random.chance(40) else { return }
    left -= 1
    change()
  }

  func view() -> UIView { random.one(of: views) }
  func controller() -> UIViewController { random.one(of: controllers) }
  private func parent() -> UIView { random.chance(60) ? controller().view : view() }
  private func path(_ counts: [Int]) -> IndexPath {
    let section = Int.random(in: 0...counts.count, using: &random)
    return IndexPath(row: Int.random(in: 0..<9, using: &random), section: section)
  }

  private func rect() -> CGRect {
    CGRect(
      x: random.number(-50...150), y: random.number(-50...150), width: random.number(0...200),
      height: random.number(0...200))
  }

  private func change() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: changeHierarchy()
    case 2: changeLayout()
    case 3: changeLists()
    case 4: changeControllers()
    default: changeOthers()
    }
  }

  private func changeHierarchy() {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: view().removeFromSuperview()
    case 2: parent().addSubview(view())
    case 3: view().insertSubview(view(), at: Int.random(in: 0..<5, using: &random))
    case 4: view().superview?.exchangeSubview(at: 0, withSubviewAt: Int.random(in: 0..<4, using: &random))
    case 5: stack.insertArrangedSubview(view(), at: 0)
    case 6: if let last = stack.arrangedSubviews.last { stack.removeArrangedSubview(last) }
    case 7:
      let place = Int.random(in: 5..<views.count, using: &random)
      let (old, new) = (views[place], MeddlingView(self))
      views[place] = new
      old.removeFromSuperview()
      parent().addSubview(new)
    default: view().mask = random.chance(50) ? view() : nil
    }
  }

  private func changeLayout() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: view().frame = rect()
    case 1: view().isHidden.toggle()
    case 2: view().setNeedsLayout()
    case 3: view().layoutIfNeeded()
    case 4:
      let (one, other) = (view(), view())
      one.translatesAutoresizingMaskIntoConstraints = false
      let made = one.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: random.number(0...20))
      made.isActive = true
      constraints.append(made)
    case 5:
      let made = view().widthAnchor.constraint(equalToConstant: random.number(0...200))
      made.priority = .defaultHigh
      made.isActive = true
      constraints.append(made)
    case 6: if !constraints.isEmpty { random.one(of: constraints).isActive.toggle() }
    case 7: if !constraints.isEmpty { constraints.removeLast() }
    case 8: view().setNeedsUpdateConstraints()
    default: _ = view().systemLayoutSizeFitting(CGSize(width: 100, height: 0))
    }
  }

  private func changeLists() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      rows = (0..<Int.random(in: 0..<4, using: &random)).map { _ in Int.random(in: 0..<9, using: &random) }
      if random.chance(70) { table.reloadData() }
    case 1 where !rows.isEmpty:
      rows[0] += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    case 2 where rows.first ?? 0 > 0:
      rows[0] -= 1
      table.deleteRows(at: [IndexPath(row: rows[0], section: 0)], with: .fade)
    case 3: table.insertRows(at: [path(rows)], with: .automatic)
    case 4: table.deleteRows(at: [path(rows)], with: .none)
    case 5: table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .none)
    case 6: table.scrollToRow(at: path(rows), at: .middle, animated: random.chance(50))
    case 7: table.selectRow(at: path(rows), animated: false, scrollPosition: .top)
    case 8:
      items = (0..<Int.random(in: 0..<3, using: &random)).map { _ in Int.random(in: 0..<20, using: &random) }
      if random.chance(70) { collection.reloadData() }
    case 9 where !items.isEmpty:
      collection.performBatchUpdates { [self] in
        // Asking what there is, before the updates begin, may have changed it.
        if items.isEmpty { return }
        items[0] += 1
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        meddle()
      } completion: { [weak self] _ in
        self?.meddle()
      }
    case 10: collection.deleteItems(at: [path(items)])
    case 11: collection.scrollToItem(at: path(items), at: .bottom, animated: random.chance(50))
    case 12: table.dataSource = table.dataSource == nil ? self : nil
    default: table.delegate = table.delegate == nil ? self : nil
    }
  }

  private func changeControllers() {
    let isAnimated = random.chance(50)
    switch Int.random(in: 0..<11, using: &random) {
    case 0: controller().present(controller(), animated: isAnimated) { [weak self] in self?.meddle() }
    case 1: controller().dismiss(animated: isAnimated) { [weak self] in self?.meddle() }
    case 2: navigation.pushViewController(controller(), animated: isAnimated)
    case 3: navigation.popViewController(animated: isAnimated)
    case 4: navigation.setViewControllers([controller(), controller()], animated: isAnimated)
    case 5: navigation.popToViewController(controller(), animated: isAnimated)
    case 6: tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
    case 7: controller().addChild(controller())
    case 8: controller().removeFromParent()
    case 9: window.rootViewController = random.chance(30) ? nil : random.chance(50) ? tabs : controller()
    default:
      let place = Int.random(in: 0..<controllers.count, using: &random)
      let (old, new) = (controllers[place], MeddlingController(self))
      controllers[place] = new
      new.modalPresentationStyle = random.one(of: [.fullScreen, .pageSheet, .overFullScreen, .popover])
      withExtendedLifetime(old) {}
    }
  }

  private func changeOthers() {
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      UIView.animate(withDuration: 0.2) { [self] in
        view().frame = rect()
        meddle()
      } completion: { [weak self] _ in
        self?.meddle()
      }
    case 1: window.clock.advance(by: 0.1)
    case 2: window.clock.schedule(after: 0.05) { [weak self] in self?.meddle() }
    case 3: field.becomeFirstResponder()
    case 4: window.endEditing(true)
    case 5: scroll.setContentOffset(CGPoint(x: random.number(0...90), y: 3), animated: random.chance(50))
    case 6: window.overrideUserInterfaceStyle = random.chance(50) ? .dark : .light
    case 7: window.frame.size = CGSize(width: random.number(1...300), height: random.number(1...300))
    case 8: observations.append(view().observe(\.frame) { [weak self] _, _ in self?.meddle() })
    case 9:
      // What goes with them meddles too.
      let old = observations
      observations = []
      withExtendedLifetime(old) {}
    default:
      let view = view()
      if let last = view.gestureRecognizers?.last { view.removeGestureRecognizer(last) }
      view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.meddle() })
    }
  }
}

// MARK: What asks

final class MeddlingView: UIView {
  private weak var meddler: Meddler?

  init(_ meddler: Meddler) {
    self.meddler = meddler
    super.init(frame: CGRect(x: 5, y: 5, width: 80, height: 60))
  }
  required init?(coder: NSCoder) { nil }
  deinit { meddler?.meddle() }

  override func layoutSubviews() {
    meddler?.meddle()
    super.layoutSubviews()
    meddler?.meddle()
  }
  override func updateConstraints() {
    meddler?.meddle()
    super.updateConstraints()
  }
  override func willMove(toSuperview newSuperview: UIView?) { meddler?.meddle() }
  override func didMoveToSuperview() { meddler?.meddle() }
  override func willMove(toWindow newWindow: UIWindow?) { meddler?.meddle() }
  override func didMoveToWindow() { meddler?.meddle() }
  override func didAddSubview(_ subview: UIView) { meddler?.meddle() }
  override func willRemoveSubview(_ subview: UIView) { meddler?.meddle() }
  override func safeAreaInsetsDidChange() { meddler?.meddle() }
  override func tintColorDidChange() { meddler?.meddle() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { meddler?.meddle() }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    meddler?.meddle()
    return CGSize(width: 30, height: 20)
  }
  override var intrinsicContentSize: CGSize {
    meddler?.meddle()
    return CGSize(width: 30, height: 20)
  }
  override func draw(_ rect: CGRect) { meddler?.meddle() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    meddler?.meddle()
    return super.hitTest(point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    meddler?.meddle()
    super.touchesBegan(touches, with: event)
  }
}

final class MeddlingCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    ((superview as? UITableView)?.delegate as? Meddler)?.meddle()
  }
}

final class MeddlingController: UIViewController {
  private weak var meddler: Meddler?

  init(_ meddler: Meddler) {
    self.meddler = meddler
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  deinit { meddler?.meddle() }

  override func loadView() { view = meddler.map { MeddlingView($0) } ?? UIView() }
  override func viewDidLoad() { meddler?.meddle() }
  override func viewWillAppear(_ animated: Bool) { meddler?.meddle() }
  override func viewIsAppearing(_ animated: Bool) { meddler?.meddle() }
  override func viewDidAppear(_ animated: Bool) { meddler?.meddle() }
  override func viewWillDisappear(_ animated: Bool) { meddler?.meddle() }
  override func viewDidDisappear(_ animated: Bool) { meddler?.meddle() }
  override func viewWillLayoutSubviews() { meddler?.meddle() }
  override func viewDidLayoutSubviews() { meddler?.meddle() }
  override func willMove(toParent parent: UIViewController?) { meddler?.meddle() }
  override func didMove(toParent parent: UIViewController?) { meddler?.meddle() }
}

extension Meddler: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    meddle()
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    meddle()
    return rows.indices.contains(section) ? rows[section] : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    meddle()
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    meddle()
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    meddle()
    return random.chance(50) ? UITableView.automaticDimension : random.number(0...60)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    meddle()
    return random.chance(30) ? view() : nil
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if random.chance(10) { cell.removeFromSuperview() }
    meddle()
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { meddle() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { meddle() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { meddle() }
}

extension Meddler: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    meddle()
    return items.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    meddle()
    return items.indices.contains(section) ? items[section] : 0
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    meddle()
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if random.chance(10) { cell.removeFromSuperview() }
    meddle()
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { meddle() }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { meddle() }
}

extension Meddler: UITextFieldDelegate, UINavigationControllerDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { meddle() }
  func textFieldDidEndEditing(_ textField: UITextField) { meddle() }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { meddle() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { meddle() }
}
