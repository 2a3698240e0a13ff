import Foundation
import QuoinViews
import Testing

@Suite("Kinds of layers")
struct LayerKindTests {
  @Test("A text layer asks for the room of its text, in one line unless lines are broken at its width")
  func text() {
    let layer = CATextLayer()
    #expect(layer.preferredFrameSize() == .zero && layer.fontSize == 36)
    layer.string = "Some words that are long"
    layer.fontSize = 12
    let line = layer.preferredFrameSize()
    layer.bounds.size = CGSize(width: line.width / 2, height: 100)
    #expect(layer.preferredFrameSize() == line)
    layer.isWrapped = true
    #expect(layer.preferredFrameSize().height > line.height * 1.5)
    layer.string = NSAttributedString(string: "Some", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(layer.preferredFrameSize().height > line.height)
  }

  @Test("A replicator reaches as far as its last copy")
  func replicator() {
    let layer = CAReplicatorLayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(layer.drawingExtent == CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    #expect(layer.drawingExtent == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test("Properties are set and read by name, and parts of them")
  func keyPaths() {
    let layer = CALayer()
    layer.setValue(CGFloat(7), forKeyPath: "position.x")
    #expect(layer.position.x == 7 && layer.value(forKeyPath: "position.x") as? CGFloat == 7)
    layer.setValue(CGFloat(0.5), forKeyPath: "opacity")
    #expect(layer.opacity == 0.5)
  }
}
