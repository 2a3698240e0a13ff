import QuoinTemplates
import Testing

@testable import QuoinScreens

@Suite("Surroundings that a statement looks at its subject in")
struct MatrixTests {
  private let trial = TrialRun()

  @Test("Every combination is a record of its own, named by what it is")
  func combinations() {
    let failures = trial.run {
      expectTree(
        of: TestCard(), "card",
        across: .matrix(
          devices: ["iPhone SE", "iPad"], appearances: [.light, .dark],
          directions: [.leftToRight, .rightToLeft], languages: ["en", "ar"],
          textSizes: [.large, .accessibilityLarge]))
    }
    #expect(failures.count == 32)
    let files = trial.files(in: trial.records).map { $0.split(separator: "/").last ?? "" }
    #expect(files.count == 32)
    #expect(files.contains("card.iPhone-SE.dark.right-to-left.ar.text-accessibility-L.tree.txt"))
    #expect(
      failures[0].sentence.hasPrefix("“card” (iPhone-SE, light, left-to-right, en, text-L) had no tree yet"))
  }

  @Test("Sizes and scales are named by their numbers")
  func numbers() {
    trial.run {
      expectPicture(
        of: TestCard(), "card",
        across: .matrix(sizes: [CGSize(width: 20, height: 10.5)], scales: [1, 2]))
    }
    let files = trial.files(in: trial.records).map { $0.split(separator: "/").last ?? "" }
    #expect(files == ["card.20x10.5.1x.png", "card.20x10.5.2x.png"])
  }

  @Test("What a matrix cannot mean is said in a sentence")
  func mistakes() {
    #expect(
      trial.run { expectTree(of: TestCard(), across: .matrix(devices: ["iPhone 15 Por"])) }.map(\.message)
        == [
          "There is no device named “iPhone 15 Por”; did you mean iPhone 15 Pro?"
        ])
    #expect(
      trial.run { expectTree(of: TestCard(), on: "Nokia 3310") }.first?.message.hasPrefix(
        "There is no device named “Nokia 3310”; there are iPhone SE, ") == true)
    #expect(
      trial.run { expectTree(of: TestCard(), across: .matrix(appearances: [])) }.map(\.message) == [
        "A matrix without any appearances leaves nothing to look at; leave appearances out to not vary them"
      ])
    let parent = UIView()
    let card = TestCard()
    parent.addSubview(card)
    #expect(
      trial.run { expectTree(of: card, on: "iPhone SE") }.map(\.message) == [
        "“mistakes”: TestCard (0 0 60 40) has a place of its own, which no device and no size of the matrix changes; make it within the statement"
      ])
  }

  /// The traits and the size that a view is seen with.
  private func seen<Subject: Shown>(
    _ subject: @autoclosure () -> Subject, on device: String? = nil, size: CGSize? = nil,
    across matrix: Surroundings.Matrix = .single
  ) -> [(traits: UITraitCollection, size: CGSize, safeArea: UIEdgeInsets)] {
    var seen: [(traits: UITraitCollection, size: CGSize, safeArea: UIEdgeInsets)] = []
    let place = TestPlace(fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: "seen")
    Expectation(kind: .tree, name: "seen", place: place, run: TestRun())(
      of: subject, across: matrix, on: device, size: size
    ) { view, _ in seen.append((view.traitCollection, view.bounds.size, view.safeAreaInsets)) }
    return seen
  }

  @Test("A view sees the traits, and is as it was afterwards")
  func traits() {
    let card = TestCard()
    let seen = seen(
      card,
      across: .matrix(scales: [3], appearances: [.dark], directions: [.rightToLeft], textSizes: [.small]))
    #expect(seen.map(\.traits.userInterfaceStyle) == [.dark])
    #expect(seen.map(\.traits.layoutDirection) == [.rightToLeft])
    #expect(seen.map(\.traits.preferredContentSizeCategory) == [.small])
    #expect(seen.map(\.traits.displayScale) == [3])
    #expect(card.traitOverrides == nil && card.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A language has a direction, unless another one is asked for")
  func languages() {
    let seen = seen(TestCard(), across: .matrix(languages: ["en", "ar", "he-IL"]))
    #expect(seen.map(\.traits.layoutDirection) == [.leftToRight, .rightToLeft, .rightToLeft])
    let stated = self.seen(TestCard(), across: .matrix(directions: [.leftToRight], languages: ["ar"]))
    #expect(stated.map(\.traits.layoutDirection) == [.leftToRight])
  }

  @Test("A subject is made for each of the surroundings, with their traits as the current ones")
  func making() {
    var made: [String] = []
    func card() -> TestCard {
      let size = UIFont.preferredFont(forTextStyle: .body).pointSize
      made.append("\(Surroundings.current.language ?? "") \(size)")
      return TestCard()
    }
    _ = seen(card(), across: .matrix(languages: ["en", "de"], textSizes: [.large, .extraLarge]))
    #expect(made == ["en 17.0", "en 19.0", "de 17.0", "de 19.0"])
    #expect(Surroundings.current.language == nil)
  }

  @Test("A view is as large as asked for, as it is, or as its content; on a device it fills the screen")
  func sizes() {
    #expect(seen(TestCard()).map(\.size) == [CGSize(width: 60, height: 40)])
    let card = TestCard()
    card.frame.origin = CGPoint(x: 7, y: 9)
    #expect(seen(card, size: CGSize(width: 90, height: 50)).map(\.size) == [CGSize(width: 90, height: 50)])
    #expect(card.frame == CGRect(x: 7, y: 9, width: 60, height: 40))
    let label = UILabel()
    label.text = "Words that need two lines"
    label.numberOfLines = 0
    let fitting = label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    #expect(
      seen(label, size: CGSize(width: 100, height: 0)).map(\.size) == [
        CGSize(width: 100, height: fitting.height)
      ])
    #expect(seen(label).map(\.size) == [label.intrinsicContentSize])
    let device = seen(card, on: "iPhone X")
    #expect(device.map(\.size) == [CGSize(width: 375, height: 812)])
    #expect(device.map(\.safeArea.top) == [44] && device.map(\.traits.displayScale) == [3])
    #expect(card.superview == nil && card.frame == CGRect(x: 7, y: 9, width: 60, height: 40))
  }

  @Test("A controller is in a window while it is looked at, and told so")
  func controllers() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
    }
    let controller = Controller()
    #expect(seen(controller).map(\.size) == [CGSize(width: 390, height: 844)])
    #expect(seen(controller, on: "iPhone X").map(\.safeArea.bottom) == [34])
    #expect(controller.log == ["appeared", "disappeared", "appeared", "disappeared"])
    #expect(controller.view.window == nil)
  }

  @Test("A template is laid out for what is asked for, and keeps what it has where nothing is")
  func templates() throws {
    let template = try Template(
      markup: "<UIView height=\"auto\"><UILabel height=\"20\" width=\"100%\" text=\"{words}\"/></UIView>",
      name: "card.xml")
    let node = try template.instantiate(state: ["words": "Hello"])
    #expect(seen(node, size: CGSize(width: 320, height: 0)).map(\.size) == [CGSize(width: 320, height: 20)])
    #expect(seen(node).map(\.size) == [CGSize(width: 320, height: 20)])
    let device = seen(node, on: "iPhone X", across: .matrix(appearances: [.dark]))
    #expect(device.map(\.size.width) == [375] && device.map(\.traits.userInterfaceStyle) == [.dark])
  }

  @Test("What the root of a template is missing is said as a failure")
  func brokenTemplates() throws {
    let node = LayoutNode(view: UILabel.self, expressions: ["text": "{nobody}"])
    let failures = trial.run { expectTree(of: node, "label", size: CGSize(width: 10, height: 10)) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("“label”: ") == true)
  }
}
