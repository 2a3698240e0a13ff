import Foundation
import QuoinGraphics
import Testing

@Suite("A context of Core Graphics")
struct CGContextTests {
  @Test("fills and strokes with what is set, and goes back to what was")
  func settings() {
    let picture = DrawnPicture { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(red)
      context.saveGState()
      context.setFillColor(blue)
      context.setLineWidth(4)
      context.translateBy(x: 5, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setStrokeColor(blue)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [
        CGPoint(x: 0, y: 5), CGPoint(x: 4, y: 5), CGPoint(x: 6, y: 5), CGPoint(x: 8, y: 5),
      ])
      context.restoreGState()
      context.setFillColor(gray: 1, alpha: 0.5)
      context.fill([CGRect(x: 0, y: 9, width: 1, height: 1), CGRect(x: 9, y: 9, width: 1, height: 1)])
    }
    #expect(picture[0, 0] == "#000000" && picture[1, 0] == "#FF0000" && picture[5, 0] == "#0000FF")
    #expect(picture.row(0) == "##...#....")
    #expect(
      picture.row(4) == "####..##.." && picture.row(5) == "####..##.." && picture.row(3) == "..........")
    #expect(picture[0, 9] == "#FFFFFF80" && picture[9, 9] == "#FFFFFF80")
  }

  @Test("keeps the path where it is on the page while transforms change, and forgets it when it is drawn")
  func paths() {
    let picture = DrawnPicture { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.translateBy(x: 4, y: 4)
      context.scaleBy(x: 2, y: 2)
      context.addLine(to: CGPoint(x: 1, y: -1.5))
      #expect(context.currentPointOfPath == CGPoint(x: 1, y: -1.5))
      context.addLine(to: CGPoint(x: 1, y: 1))
      context.addLine(to: CGPoint(x: -1.5, y: 1))
      context.closePath()
      #expect(context.boundingBoxOfPath == CGRect(x: -1.5, y: -1.5, width: 2.5, height: 2.5))
      #expect(context.pathContains(.zero, mode: .fill))
      context.fillPath()
      #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
      context.fillPath()
    }
    #expect(picture.row(0) == ".........." && picture.row(1) == ".#####....")
    #expect(picture.row(5) == ".#####...." && picture.row(6) == "..........")
  }

  @Test("keeps the path where it is on the page when the state is gone back to")
  func pathsAndStates() {
    let picture = DrawnPicture { context in
      context.saveGState()
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 2, y: 1)
      context.addRect(CGRect(x: -2, y: -1, width: 4, height: 2))
      context.addEllipse(in: CGRect(x: 0, y: -5, width: 1, height: 1))
      context.restoreGState()
      #expect(context.boundingBoxOfPath.minX == 1 && context.boundingBoxOfPath.maxX == 9)
      context.addPath(CGPath(rect: CGRect(x: 0, y: 9, width: 1, height: 1), transform: nil))
      context.fillPath()
    }
    #expect(
      picture.row(4) == ".########." && picture.row(5) == ".########." && picture.row(6) == "..........")
    #expect(picture.row(9) == "#.........")
  }

  @Test("tells what is drawn within a mask in the picture that is asked for")
  func picturesOfMasks() throws {
    let mask = try #require(
      DrawnPicture(4) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4)) }.image.cgImage)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    let context = try #require(UIGraphicsGetCurrentContext())
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
    context.translateBy(x: 1, y: 0)
    context.fill(CGRect(x: -1, y: 0, width: 4, height: 4))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(DrawnPicture(image).row(0) == "##..")
    #expect(context.ctm.tx == 1, "the transform stays")
    UIGraphicsEndImageContext()
  }

  @Test("fills by either rule, and strokes over what it fills")
  func rules() {
    func add(_ context: CGContext) {
      context.addRects([CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 3, width: 3, height: 3)])
    }
    for (mode, middle) in [(CGPathDrawingMode.fill, "#FF0000"), (.eoFill, "-"), (.eoFillStroke, "-")] {
      let picture = DrawnPicture { context in
        context.setFillColor(red)
        context.setStrokeColor(blue)
        add(context)
        #expect(context.pathContains(CGPoint(x: 4, y: 4), mode: mode) == (mode == .fill))
        context.drawPath(using: mode)
      }
      #expect(picture[4, 4] == middle && picture[1, 1] == "#FF0000")
      #expect((picture[0, 4] == "#FF0000") == (mode != .eoFillStroke))
    }
    let stroked = DrawnPicture { context in
      add(context)
      context.drawPath(using: .stroke)
    }
    #expect(stroked[1, 1] == "-" && stroked[0, 4] != "-")
    let clipped = DrawnPicture { context in
      add(context)
      context.clip(using: .evenOdd)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 9, height: 9))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(clipped.row(4) == "###...###.")
  }

  @Test("turns arcs as Core Graphics does, where y points down against the clock")
  func arcs() {
    func half(_ clockwise: Bool) -> DrawnPicture {
      DrawnPicture { context in
        context.addArc(
          center: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi, clockwise: clockwise)
        context.fillPath()
      }
    }
    #expect(half(true)[5, 3] != "-" && half(true)[5, 7] == "-")
    #expect(half(false)[5, 3] == "-" && half(false)[5, 7] != "-")
    let corner = DrawnPicture { context in
      context.move(to: CGPoint(x: 0, y: 0))
      context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 8)
      #expect(abs(context.currentPointOfPath.x - 10) < 1e-9 && abs(context.currentPointOfPath.y - 8) < 1e-9)
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 0, y: 10))
      context.fillPath()
    }
    #expect(corner[9, 0] == "-" && corner[2, 0] != "-" && corner[9, 9] != "-" && corner[7, 2] != "-")
    let straight = DrawnPicture { context in
      context.move(to: .zero)
      context.addArc(tangent1End: CGPoint(x: 4, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
      #expect(context.currentPointOfPath == CGPoint(x: 4, y: 0), "a straight line has no corner to round")
    }
    #expect(straight.row(0) == "..........")
  }

  @Test("multiplies an alpha into colours, pictures and groups")
  func alpha() {
    let square = DrawnPicture(2) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    let picture = DrawnPicture { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      square.image.draw(at: CGPoint(x: 2, y: 0))
      square.image.draw(at: CGPoint(x: 5, y: 0), blendMode: .normal, alpha: 0.25)
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 8, y: 0, width: 1, height: 2))
      context.saveGState()
      context.fill(CGRect(x: 8, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 5, width: 1, height: 1))
    }
    #expect(picture[0, 0] == "#00000080" && picture[2, 1] == "#00000080" && picture[5, 1] == "#00000040")
    #expect(picture[8, 0] == "#00000080" && picture[9, 0] == "#00000080", "what overlaps in a group is one")
    #expect(picture[0, 5] == "#00000080", "the alpha is as before the group")
  }

  @Test("throws shadows that fall the same way however the drawing is turned")
  func shadows() {
    let picture = DrawnPicture { context in
      context.setFillColor(red)
      context.translateBy(x: 5, y: 5)
      context.rotate(by: .pi / 2)
      context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: blue)
      context.fill(CGRect(x: -1, y: -1, width: 2, height: 2))
      context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: nil)
      context.fill(CGRect(x: -5, y: 4, width: 1, height: 1))
    }
    #expect(picture[5, 5] == "#FF0000" && picture[8, 5] == "#0000FF" && picture[5, 8] == "-")
    #expect(picture.row(0) == "#.........")
  }

  @Test("clears pixels, and says where there are none to clear")
  func clearing() throws {
    let picture = DrawnPicture { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 2, y: 0, width: 3, height: 1))
    }
    #expect(picture.row(0) == "##...#####" && picture.row(1) == "##########")
    var warnings: [String] = []
    _ = try Renderer.render(size: CGSize(width: 10, height: 10), format: .svg) { canvas in
      let context = CGContext(canvas)
      context.clear(CGRect(x: 20, y: 0, width: 3, height: 1))
      #expect(canvas.warnings.isEmpty, "nothing can be seen there")
      context.clear(CGRect(x: 2, y: 0, width: 3, height: 1))
      context.setBlendMode(.normal)
      context.setBlendMode(.multiply)
      warnings = canvas.warnings.map(\.message)
    }
    #expect(
      warnings == [
        "What was drawn cannot be taken away again in SVG and PDF",
        "The blend mode multiply is drawn as normal",
      ])
  }

  @Test("draws images upside down, and lets a mask's pixels through until the state is restored")
  func imagesAndMasks() throws {
    let flag = DrawnPicture(2) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = try #require(flag.image.cgImage)
    let picture = DrawnPicture { context in
      context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
      flag.image.draw(in: CGRect(x: 6, y: 0, width: 4, height: 4))
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 6, width: 4, height: 4), mask: image)
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    }
    #expect(picture[0, 0] == "-" && picture[0, 3] == "#FF0000" && picture[3, 3] == "-")
    #expect(picture[6, 0] == "#FF0000" && picture[6, 3] == "-")
    #expect(picture[0, 9] == "#0000FF" && picture[0, 6] == "-" && picture[9, 9] == "#000000")
    let tiled = DrawnPicture { $0.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true) }
    #expect(tiled.row(1) == ".#.#.#.#.#" && tiled.row(0) == ".........." && tiled.row(9) == ".#.#.#.#.#")
  }

  @Test("draws gradients between their ends, or beyond them where that is asked for")
  func gradients() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    func line(_ options: CGGradientDrawingOptions) -> DrawnPicture {
      DrawnPicture {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 3, y: 0), end: CGPoint(x: 6, y: 0), options: options)
      }
    }
    #expect(line([]).row(9) == "...###....")
    #expect(line(.drawsBeforeStartLocation).row(0) == "######....")
    #expect(line(.drawsAfterEndLocation).row(0) == "...#######")
    let both = line([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both[0, 0] == "#FF0000" && both[9, 9] == "#0000FF")
    func ring(_ from: CGFloat, _ to: CGFloat, _ options: CGGradientDrawingOptions) -> DrawnPicture {
      DrawnPicture {
        let middle = CGPoint(x: 5, y: 5)
        $0.drawRadialGradient(
          gradient, startCenter: middle, startRadius: from, endCenter: middle, endRadius: to, options: options
        )
      }
    }
    let plain = ring(2, 4, [])
    #expect(plain[5, 5] == "-" && plain[5, 2] != "-" && plain[0, 0] == "-")
    #expect(ring(2, 4, .drawsBeforeStartLocation)[5, 5] == "#FF0000")
    #expect(ring(2, 4, .drawsAfterEndLocation)[0, 0] == "#0000FF")
    #expect(ring(4, 2, .drawsBeforeStartLocation)[0, 0] == "#FF0000", "the start may be the outer circle")
    #expect(ring(4, 2, .drawsAfterEndLocation)[5, 5] == "#0000FF")
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGGradient(colorSpace: space, colorComponents: [1, 0, 0], locations: nil, count: 1) == nil)
    let components = try #require(
      CGGradient(colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1], count: 2))
    let again = DrawnPicture {
      $0.drawLinearGradient(
        components, start: CGPoint(x: 3, y: 0), end: CGPoint(x: 6, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(again[0, 0] == both[0, 0] && again[4, 4] == both[4, 4] && again[9, 9] == both[9, 9])
  }

  @Test("numbers that are none draw nothing and break nothing")
  func strangeNumbers() {
    let picture = DrawnPicture { context in
      for number in [CGFloat.nan, .infinity, -.infinity, 1e308] {
        context.setLineWidth(number)
        context.setAlpha(number)
        context.addArc(
          center: CGPoint(x: number, y: 1), radius: number, startAngle: number, endAngle: number,
          clockwise: true)
        context.strokePath()
        context.addArc(
          tangent1End: CGPoint(x: number, y: 1), tangent2End: CGPoint(x: 1, y: number), radius: number)
        context.fillPath()
        context.saveGState()
        context.scaleBy(x: number, y: 0)
        context.fill(CGRect(x: number, y: 0, width: number, height: number))
        context.restoreGState()
        context.setShadow(offset: CGSize(width: number, height: number), blur: number)
      }
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.setAlpha(1)
      context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    }
    #expect(picture[9, 9] == "#000000")
  }
}
