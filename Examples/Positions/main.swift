// Draws the nine anchors of a view, the metrics of a label and a distribution: positions.png in the folder that is
// named, or in out/.

import Foundation
import Quoin

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (name, picture) in [
  ("anchors", anchorsPicture()), ("label-metrics", labelMetricsPicture()),
  ("distribution", distributionPicture()),
] {
  let file = folder.appendingPathComponent("\(name).png")
  try picture.render(as: .png).write(to: file)
  print(file.path)
}
