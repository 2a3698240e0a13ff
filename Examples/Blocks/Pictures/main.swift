import Foundation
import QuoinGraphics
import QuoinViews

// Draws the profile screen upright and wide, each laid out from a snapshot taken beforehand on another thread.
//
//   scripts/swift-in Examples run BlocksExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out")
let portrait = CGSize(width: 390, height: 844)
let landscape = CGSize(width: 844, height: 390)
let screen = ProfileScreen(frame: CGRect(origin: .zero, size: portrait))
await screen.prepare(portrait: portrait, landscape: landscape)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (name, size) in [("portrait", portrait), ("landscape", landscape)] {
  screen.frame.size = size
  screen.layoutIfNeeded()
  let file = folder.appendingPathComponent("profile-\(name).png")
  try screen.render(as: .png).write(to: file)
  print(file.path)
}
