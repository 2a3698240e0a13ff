import Foundation
import QuoinViews

// Turns a page of a gallery and zooms into a picture, with fingers that a program moves, and draws some moments of it.
//
//   scripts/swift-in Examples run GalleryExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let film = GalleryFilm(folder: folder)
try film.draw("1-rest")

let finger = UITouch(at: CGPoint(x: 260, y: 250))
film.down([finger])
film.move([finger], by: [CGPoint(x: -16, y: 0)], count: 8)
try film.draw("2-dragged")
film.lift([finger])
film.window.clock.advance(by: 0.1)
try film.draw("3-turning")
film.window.clock.advance(by: 2)
try film.draw("4-turned")

let hand = [UITouch(at: CGPoint(x: 180, y: 180)), UITouch(at: CGPoint(x: 220, y: 180))]
film.down(hand)
film.move(hand, by: [CGPoint(x: -4, y: -2), CGPoint(x: 4, y: 2)], count: 12)
try film.draw("5-zoomed")
film.lift(hand)
