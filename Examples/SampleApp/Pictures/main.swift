import QuoinTesting
import SampleAppExampleScreen

// Uses the app on a phone and draws its tabs side by side: sampleapp.png, in the folder that is named, or in out/.
//
//   scripts/swift-in Examples run SampleAppExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let screen = Screen(SampleApp(), on: "iPhone SE")
let (size, gap) = (screen.window.bounds.size, CGFloat(24))
let tabs = ["Boxes", "Pages", "Text", "Table", "Collection"]
let board = UIView(
  frame: CGRect(
    x: 0, y: 0, width: (size.width + gap) * CGFloat(tabs.count) + gap, height: size.height + 2 * gap))
board.backgroundColor = .systemGray5
for (index, tab) in tabs.enumerated() {
  screen.tap(tab)
  screen.wait(0.5)
  if tab == "Table" { screen.tap("Chimborazo") }
  screen.wait(0.5)
  let phone = UIImageView(image: try screen.window.renderedImage())
  phone.frame = CGRect(
    x: gap + (size.width + gap) * CGFloat(index), y: gap, width: size.width, height: size.height)
  phone.layer.cornerRadius = 20
  phone.clipsToBounds = true
  board.addSubview(phone)
}
let file = folder.appendingPathComponent("sampleapp.png")
try board.render(as: .png).write(to: file)
print(file.path)
