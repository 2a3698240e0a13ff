// Draws the steps of the documentation's tour, into the folder that is named, or into out/.

import Foundation
import Quoin

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

for (name, step, direction) in [
  ("tour-1-column", Tour.column(), UITraitEnvironmentLayoutDirection.leftToRight),
  ("tour-2-row", Tour.row(), .leftToRight),
  ("tour-3-screen", Tour.screen(), .leftToRight),
  ("tour-4-badge", Tour.badge(), .leftToRight),
  ("tour-5-mirrored", Tour.badge(), .rightToLeft),
] {
  step.backgroundColor = .white
  step.traitOverrides = UITraitCollection(displayScale: 2, layoutDirection: direction)
  let height = step.sizeThatFits(CGSize(width: 320, height: 0)).height
  let file = folder.appendingPathComponent("\(name).png")
  try step.render(as: .png, size: CGSize(width: 320, height: height)).write(to: file)
  print(file.path)
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 230))
window.traitOverrides = UITraitCollection(displayScale: 2)
window.rootViewController = Settings(style: .insetGrouped)
let file = folder.appendingPathComponent("tour-6-table.png")
try window.render(as: .png, size: window.bounds.size).write(to: file)
print(file.path)
