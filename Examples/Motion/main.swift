// Draws a film strip of the motion, and each of its frames in a folder beside it, into the folder that is named, or into out/.

import Foundation
import Quoin

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
let frames = folder.appendingPathComponent("motion", isDirectory: true)
try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)

let strip = folder.appendingPathComponent("motion.png")
try Motion().filmStrip(frames: 7).write(to: strip)
print(strip.path)

try Motion().frames(rate: 30) { index, data in
  let number = index < 10 ? "0\(index)" : "\(index)"
  try data.write(to: frames.appendingPathComponent("\(number).png"))
}
