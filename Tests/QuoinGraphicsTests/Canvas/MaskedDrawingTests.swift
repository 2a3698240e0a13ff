import Foundation
import Testing

@testable import QuoinGraphics

/// What is drawn through a mask.
@Suite("Drawing through masks")
struct MaskedDrawingTests {
  private let page = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let left = CGRect(x: 0, y: 0, width: 20, height: 40)
  private let top = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func colors(_ draw: (Canvas) -> Void) throws -> [String] {
    let png = try Renderer.render(size: page.size, format: .png) { draw($0) }
    let image = try #require(UIImage(data: png)?.cgImage)
    return try [(10, 10), (30, 10), (10, 30), (30, 30)].map { x, y in
      let color = try #require(image.color(x: x, y: y))
      return color.alpha == 0 ? "clear" : "\(color.hexString.prefix(7)) \((color.alpha * 100).rounded())"
    }
  }

  private let half = UIColor(white: 0, alpha: 0.5)

  @Test("only the alpha of the mask counts, not its colours")
  func alpha() throws {
    for color in [UIColor.black, .white, .green] {
      let found = try colors { canvas in
        canvas.masked {
          canvas.fill(left, color: color)
        } drawing: {
          canvas.fill(page, color: .red)
        }
      }
      #expect(found == ["#FF0000 100.0", "clear", "#FF0000 100.0", "clear"])
    }
    let soft = try colors { canvas in
      canvas.masked {
        canvas.fill(left, color: half)
      } drawing: {
        canvas.fill(page, color: .red)
      }
    }
    #expect(soft == ["#FF0000 50.0", "clear", "#FF0000 50.0", "clear"])
  }

  @Test("masks within masks and groups multiply, and what follows is drawn as before")
  func nested() throws {
    let found = try colors { canvas in
      canvas.beginTransparencyLayer(alpha: 0.5)
      canvas.masked {
        canvas.fill(left, color: .black)
      } drawing: {
        canvas.masked {
          canvas.fill(top, color: half)
        } drawing: {
          canvas.fill(page, color: .red)
        }
      }
      canvas.endTransparencyLayer()
      canvas.fill(CGRect(x: 20, y: 20, width: 20, height: 20), color: .blue)
    }
    #expect(found == ["#FF0000 25.0", "clear", "clear", "#0000FF 100.0"])
    let mask = try colors { canvas in
      canvas.masked {
        canvas.masked {
          canvas.fill(top, color: .black)
        } drawing: {
          canvas.fill(left, color: .black)
        }
      } drawing: {
        canvas.fill(page, color: .red)
      }
    }
    #expect(mask == ["#FF0000 100.0", "clear", "clear", "clear"])
  }

  @Test("what was begun in the mask or the drawing ends with it")
  func states() throws {
    let found = try colors { canvas in
      canvas.translateBy(x: 0, y: 0)
      canvas.masked {
        canvas.saveGState()
        canvas.translateBy(x: 20, y: 0)
        canvas.beginTransparencyLayer(alpha: 1)
        canvas.fill(left, color: .black)
      } drawing: {
        #expect(canvas.transform == .identity)
        canvas.clip(to: top)
        canvas.saveGState()
        canvas.translateBy(x: 5, y: 5)
        canvas.fill(page, color: .red)
      }
      #expect(canvas.transform == .identity && canvas.clipBounds == page && !canvas.hasSavedState)
      canvas.fill(CGRect(x: 0, y: 20, width: 20, height: 20), color: .blue)
    }
    #expect(found == ["clear", "#FF0000 100.0", "#0000FF 100.0", "clear"])
  }

  @Test("where nothing can be seen, neither mask nor drawing is asked for")
  func unseen() throws {
    var asked = 0
    _ = try colors { canvas in
      canvas.saveGState()
      canvas.clip(to: CGRect(x: 90, y: 0, width: 5, height: 5))
      canvas.masked {
        asked += 1
      } drawing: {
        asked += 1
      }
      canvas.restoreGState()
      #expect(!canvas.hasSavedState)
    }
    #expect(asked == 0)
  }
}
