import CustomComponentExampleRating
import Foundation
import QuoinTemplates

// Draws a template that uses a component of its own, in light and dark.
//
//   scripts/swift-in Examples run CustomComponentExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let url = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Templates/reviews.xml")
  .standardizedFileURL
let template = try Template(contentsOf: url, registry: .ratings)
let reviews: [[String: Any]] = [
  ["rating": 3, "text": "Would count with it again."], ["rating": 1.5, "text": "Loud, but exact."],
  ["rating": 2, "text": "The brass wants polish."],
]
for appearance in [UIUserInterfaceStyle.light, .dark] {
  var options = OutputOptions()
  options.scale = 2
  options.traits = UITraitCollection(userInterfaceStyle: appearance)
  let png = try template.render(
    state: ["average": 3.6, "reviews": reviews], as: .png, options: options)
  let file = folder.appendingPathComponent("custom-component-\(appearance == .dark ? "dark" : "light").png")
  try png.write(to: file)
  print(file.path)
}
