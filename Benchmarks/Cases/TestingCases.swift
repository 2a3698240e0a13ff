import Foundation
import Quoin
import QuoinTesting

/// What tests of screens cost: a picture that is as it was recorded, and a tap with the picture that comes of it.
var testingCases: BenchmarkGroup {
  BenchmarkGroup("testing", makeTestingCases)
}

private func makeTestingCases() throws -> [Benchmark] {
  let template = try Template(contentsOf: ExampleFile.url("Phone/phone.xml"))
  let data = try ExampleFile.data("Phone/phone.json")
  let size = CGSize(width: 390, height: 844)
  func phone() throws -> LayoutNode {
    try template.instantiate(state: data.stateValues, constants: data.constantValues)
  }

  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-testing-benchmark")
  // What an earlier run recorded may look otherwise by now.
  try? FileManager.default.removeItem(at: folder)
  let run = TestRun(repeats: true, reportFolder: folder)
  func expectPhone(across matrix: Surroundings.Matrix = .single, reporter: FailureReporter = .standard) throws
  {
    try TestRun.$current.withValue(run) {
      try Recording.$current.withValue(Recording(mode: .missing, folder: folder)) {
        try FailureReporter.$current.withValue(reporter) {
          try expectPicture(of: phone(), "phone", size: size)
        }
      }
    }
  }
  try expectPhone(reporter: FailureReporter { _ in })

  let (screen, label) = screenOfRows(size)
  var count = 0

  return [
    Benchmark(
      "testing/a picture of a phone screen, equal",
      .init("layout and drawing") {
        let node = try phone()
        try node.layOut(
          in: .fixed(size), environment: LayoutEnvironment(traits: UITraitCollection(displayScale: 2)))
        keep(try node.view.renderedImage())
      },
      .init("expectPicture") { try expectPhone() }),
    Benchmark(
      "testing/a tap on a screen of 200 views and its picture",
      .init("drawing") {
        count += 1
        label.text = "\(count) taps"
        keep(try screen.window.renderedImage())
      },
      .init("tap, drawing") {
        screen.tap("Add")
        keep(try screen.window.renderedImage())
      }),
  ]
}

/// A screen of 200 views, 99 rows with a label each, and a button that counts its taps.
private func screenOfRows(_ size: CGSize) -> (Screen, UILabel) {
  let root = UIView(frame: CGRect(origin: .zero, size: size))
  root.backgroundColor = .white
  let (button, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40)), UILabel())
  var taps = 0
  button.accessibilityLabel = "Add"
  button.addGestureRecognizer(
    UITapGestureRecognizer { _ in
      taps += 1
      label.text = "\(taps) taps"
    })
  label.frame = CGRect(x: 16, y: 0, width: 300, height: 40)
  button.addSubview(label)
  root.addSubview(button)
  for index in 0..<98 {
    let row = UIView(
      frame: CGRect(x: CGFloat(index % 2) * 195, y: 44 + CGFloat(index / 2) * 16, width: 190, height: 15))
    row.backgroundColor = UIColor(white: index % 4 < 2 ? 0.95 : 1, alpha: 1)
    let text = UILabel(frame: CGRect(x: 8, y: 0, width: 170, height: 15))
    text.font = .systemFont(ofSize: 11)
    text.text = "Row \(index)"
    row.addSubview(text)
    root.addSubview(row)
  }
  return (Screen(root, size: size), label)
}
