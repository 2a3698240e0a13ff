import Foundation
import QuoinControls

// Draws 10,000 people: as they are shown first, scrolled to one of them, searched, and in the dark.
//
//   swift run ContactsExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let pictures = ContactsPictures(folder: folder)
try pictures.draw("1-first")
let row = IndexPath(row: 41, section: 12)
pictures.contacts.tableView.selectRow(at: row, animated: false, scrollPosition: .middle)
try pictures.draw("2-scrolled")
pictures.contacts.search = "xu"
try pictures.draw("3-searched")
pictures.contacts.search = ""
pictures.window.overrideUserInterfaceStyle = .dark
try pictures.draw("4-dark")
