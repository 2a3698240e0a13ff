import Foundation

extension PDFBytes {
  mutating func add(_ rect: CGRect, _ transform: CGAffineTransform) {
    if transform.b == 0, transform.c == 0 {
      let rect = rect.applying(transform)
      add(numbers: rect.minX, rect.minY, rect.width, rect.height)
      return add("re ")
    }
    add(path: UIBezierPath(rect: rect).elements, transform)
  }

  /// Steps of a path, one a line.
  mutating func add(path: [PathElement], _ transform: CGAffineTransform) {
    func add(_ point: CGPoint) {
      let point = point.applying(transform)
      self.add(numbers: point.x, point.y)
    }
    for element in path {
      switch element {
      case .move(let point):
        add(point)
        self.add("m\n")
      case .line(let point):
        add(point)
        self.add("l\n")
      case .curve(let point, let first, let second):
        add(first)
        add(second)
        add(point)
        self.add("c\n")
      case .close: self.add("h\n")
      }
    }
  }
}
