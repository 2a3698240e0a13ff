import Foundation
import QuoinControls

// Draws 10,000 people: as they are shown first, scrolled to one of them, searched, and in the dark.
//
//   scripts/swift-in Examples run ContactsExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let pictures = ContactsPictures(folder: folder)
try pictures.draw("1-first")
let row = IndexPath(row: 41, section: 12)
pictures.contacts.tableView.selectRow(at: row, animated: false, scrollPosition: .middle)
try pictures.draw("2-scrolled")
let search = pictures.contacts.searchController
search.isActive = true
search.searchBar.text = "xu"
pictures.contacts.updateSearchResults(for: search)
pictures.window.clock.advance(by: 1)
try pictures.draw("3-searched")
search.isActive = false
pictures.window.clock.advance(by: 1)
pictures.window.overrideUserInterfaceStyle = .dark
try pictures.draw("4-dark")
