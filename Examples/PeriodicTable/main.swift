// Draws the periodic table: periodic-table.png in the folder that is named, or in out/.

import Foundation
import Quoin

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let table = makePeriodicTable()
table.traitOverrides = UITraitCollection(displayScale: 1)
let file = folder.appendingPathComponent("periodic-table.png")
try table.render(as: .png, size: CGSize(width: 1024, height: 768)).write(to: file)
print(file.path)
