import BlocksExampleScheme
import Foundation
import QuoinBlocks

// The profile screen of the other example in characters: the same scheme, and no view in the process.

let figures = ["128 posts", "4,096 readers", "64 following"].map { TextBox($0) }
let tiles = ["dunes", "harbour", "arches"].map { TextBox($0, hasBorder: true) }
let figuresGuide = StackLayoutGuide<TextBox>(items: figures)
let galleryGuide = StackLayoutGuide<TextBox>(items: tiles)
galleryGuide.scheme.spacing = .equal(1)
// A guide counts while it belongs to something.
let page = TextBox()
figuresGuide.add(to: page)
galleryGuide.add(to: page)

let cover = TextBox(fill: "~")
let avatar = TextBox("AM", hasBorder: true)
let name = TextBox("Ada Marlowe")
let handle = TextBox("@stonework")
let biography = TextBox("Builds arches, draws them, and lays out the page they are printed on.")
let button = TextBox("Follow", hasBorder: true)

let scheme = ProfileParts(
  cover: cover, avatar: avatar, name: name, handle: handle, biography: biography, figures: figuresGuide,
  gallery: galleryGuide, button: button
).scheme(
  ProfileMetrics(
    margin: CGSize(width: 2, height: 1), gap: 1, avatar: CGSize(width: 10, height: 5), nameHeight: 1,
    handleHeight: 1, figuresHeight: 1, buttonHeight: 3, wideRatio: 2.2))

for (columns, lines) in [(48, 34), (100, 20)] {
  scheme.layout(in: CGRect(x: 0, y: 0, width: columns, height: lines))
  var screen = TextScreen(columns: columns, lines: lines)
  for box in [cover, avatar, name, handle, biography, button] + figures + tiles { screen.draw(box) }
  print(screen.text)
  print(String(repeating: "=", count: columns))
}
