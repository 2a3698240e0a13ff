// Draws a film strip of the motion and a GIF and a WebP that move, into the folder that is named, or into out/.

import Foundation
import Quoin

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

func write(_ data: Data, _ name: String) throws {
  let file = folder.appendingPathComponent(name)
  try data.write(to: file)
  print(file.path)
}

try write(try Motion().filmStrip(frames: 7), "motion.png")
try write(try Motion().movingPicture(as: .gif), "motion.gif")
try write(try Motion().movingPicture(as: .webP), "motion.webp")
