import Foundation
import QuoinGraphics
import Testing

@testable import struct QuoinGraphics.ImageSlices

@Suite struct ContentModeTests {
  let box = CGRect(x: 10, y: 10, width: 100, height: 100)
  let content = CGSize(width: 40, height: 20)

  @Test func fittingAndFillingKeepTheAspect() {
    #expect(
      ContentMode.scaleAspectFit.rect(for: content, in: box) == CGRect(x: 10, y: 35, width: 100, height: 50))
    #expect(
      ContentMode.scaleAspectFill.rect(for: content, in: box)
        == CGRect(x: -40, y: 10, width: 200, height: 100))
    #expect(ContentMode.scaleToFill.rect(for: content, in: box) == box)
  }

  @Test func cornersPlaceContentAtItsOwnSize() {
    #expect(ContentMode.topLeft.rect(for: content, in: box) == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(
      ContentMode.bottomRight.rect(for: content, in: box) == CGRect(x: 70, y: 90, width: 40, height: 20))
    #expect(ContentMode.center.rect(for: content, in: box) == CGRect(x: 40, y: 50, width: 40, height: 20))
    #expect(ContentMode.left.rect(for: content, in: box) == CGRect(x: 10, y: 50, width: 40, height: 20))
  }

  @Test func capsKeepTheirSizeAndTheMiddleFillsTheRest() {
    let caps = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let slices = ImageSlices(
      size: CGSize(width: 20, height: 20), caps: caps, mode: .stretch,
      in: CGRect(x: 0, y: 0, width: 100, height: 50)
    ).slices
    #expect(slices.count == 9)
    #expect(slices[0].target == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(slices[4].target == CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(slices[8].source == CGRect(x: 15, y: 15, width: 5, height: 5))
  }

  @Test func tilesRepeatTheMiddleAndCutTheLast() {
    let slices = ImageSlices(
      size: CGSize(width: 10, height: 10), caps: .zero, mode: .tile,
      in: CGRect(x: 0, y: 0, width: 25, height: 10)
    ).slices
    #expect(slices.map(\.target.width) == [10, 10, 5])
  }

  @Test func scaleSuffixesAreLookedForFromTheScreensUpward() {
    #expect(ScaleSuffix.candidates(for: "a.png", scale: 2).map(\.name) == ["a@2x.png", "a@3x.png", "a.png"])
    #expect(ScaleSuffix.candidates(for: "a.png", scale: 1).map(\.name) == ["a.png", "a@2x.png", "a@3x.png"])
    #expect(ScaleSuffix.candidates(for: "a@2x.png", scale: 3).map(\.scale) == [2])
    #expect(ScaleSuffix.candidates(for: "a", scale: 1).first?.name == "a.png")
    #expect(ScaleSuffix.candidates(for: "b/a.svg", scale: 3).map(\.name) == ["b/a.svg"])
    #expect(ScaleSuffix.scale(of: "photo@3x.jpg") == 3)
  }
}
