// Draws a form: form.png in the folder that is named, or in out/, and form-rtl.png from right to left.

import Foundation
import Quoin

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

for (name, direction) in [
  ("form", UITraitEnvironmentLayoutDirection.leftToRight), ("form-rtl", .rightToLeft),
] {
  let form = makeForm()
  form.traitOverrides = UITraitCollection(displayScale: 2, layoutDirection: direction)
  let size = form.sizeThatFits(CGSize(width: 480, height: 0))
  let file = folder.appendingPathComponent("\(name).png")
  try form.render(as: .png, size: CGSize(width: 480, height: size.height)).write(to: file)
  print(file.path)
}
