import Foundation
import QuoinControls

// Draws every control in each of its states: controls-light.png, controls-dark.png, controls-contrast.png, and from right
// to left with large text controls-large.png, in the folder that is named, or in out/.
//
//   scripts/swift-in Examples run ControlsExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let surroundings: [(name: String, traits: UITraitCollection)] = [
  ("light", UITraitCollection(userInterfaceStyle: .light)),
  ("dark", UITraitCollection(userInterfaceStyle: .dark)),
  ("contrast", UITraitCollection(userInterfaceStyle: .light, accessibilityContrast: .high)),
  (
    "large",
    UITraitCollection(layoutDirection: .rightToLeft, preferredContentSizeCategory: .accessibilityMedium)
  ),
]
for (name, traits) in surroundings {
  let board = Board(frame: .zero)
  board.traitOverrides = traits
  let width: CGFloat = 430
  let file = folder.appendingPathComponent("controls-\(name).png")
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: board.place(width: width)))
  board.frame = window.bounds
  window.addSubview(board)
  try window.render(as: .png).write(to: file)
  print(file.path)
}
