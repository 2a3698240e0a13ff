import Foundation

extension SVGCanvas {
  /// The attributes of a paint, its definition written before; nothing when it would leave no trace.
  ///
  /// - Parameters:
  ///   - name: `fill` or `stroke`.
  ///   - paint: The paint.
  ///   - bounds: What will be covered.
  func attributes(_ name: String, _ paint: Paint, covering bounds: CGRect) -> String? {
    switch paint {
    case .color(let color):
      let color = color.resolvedCGColor(with: traits)
      return color.alpha > 0 ? SVGWriter.color(name, color) : nil
    case .gradient(let gradient):
      let ramp = ColorRamp(gradient.stops, traits: traits)
      guard let last = ramp.stops.last else { return nil }
      guard !ramp.isUniform, !gradient.shape.isDegenerate, let id = define(gradient.shape, ramp) else {
        return SVGWriter.color(name, last.color)
      }
      return " \(name)=\"url(#\(id))\""
    case .pattern(let image):
      guard let source = image.cgImage, image.size.width > 0, image.size.height > 0 else { return nil }
      let imageName = define(source)
      let id = newName("p")
      let scale = CGAffineTransform(scaleX: 1 / image.scale, y: 1 / image.scale)
      line(
        """
        <pattern id="\(id)" patternUnits="userSpaceOnUse"\
        \(SVGWriter.attributes(["width": image.size.width, "height": image.size.height]))>\
        <use xlink:href="#\(imageName)" transform="\(SVGWriter.matrix(scale))"/></pattern>
        """)
      return " \(name)=\"url(#\(id))\""
    }
  }

  private func define(_ shape: Gradient.Shape, _ ramp: ColorRamp) -> String? {
    let id = newName("g")
    let stops = ramp.stops.map { stop in
      "<stop\(SVGWriter.attributes(["offset": stop.location]))\(SVGWriter.color("stop-color", stop.color))/>"
    }.joined()
    switch shape {
    case .linear(let from, let to):
      let line = SVGWriter.attributes(["x1": from.x, "y1": from.y, "x2": to.x, "y2": to.y])
      self.line(
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(line)>\(stops)</linearGradient>")
    case .radial(let center, let radius):
      let ellipse = CGAffineTransform(
        a: radius.width, b: 0, c: 0, d: radius.height, tx: center.x, ty: center.y)
      line(
        """
        <radialGradient id="\(id)" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" \
        gradientTransform="\(SVGWriter.matrix(ellipse))">\(stops)</radialGradient>
        """)
    case .conic: return nil
    }
    return id
  }

  /// A conic gradient as thin slices of one colour each, as SVG has no such gradient; each reaches under the next so
  /// that no seam shows.
  func fillFan(_ path: UIBezierPath, _ gradient: Gradient, around center: CGPoint, from angle: CGFloat) {
    let ramp = ColorRamp(gradient.stops, traits: traits)
    let bounds = path.bounds
    guard !bounds.isNull, !gradient.shape.isDegenerate else { return }
    let slices = 240
    let dx = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
    let dy = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
    let reach = (dx * dx + dy * dy).squareRoot() * 1.01 + 1
    saveGState()
    clip(to: path)
    for slice in 0..<slices where meter.allows(256) {
      let start = CGFloat(slice) / CGFloat(slices)
      let overlap = ramp.isOpaque && slice < slices - 1 ? 1.5 : 1.0
      let end = (CGFloat(slice) + overlap) / CGFloat(slices)
      let wedge = UIBezierPath()
      wedge.move(to: center)
      for part in [start, end] {
        let turn = angle + part * 2 * .pi
        wedge.addLine(to: CGPoint(x: center.x + reach * cos(turn), y: center.y + reach * sin(turn)))
      }
      wedge.close()
      let color = ramp.color(at: start + 0.5 / CGFloat(slices))
      line("<path d=\"\(SVGWriter.path(wedge))\"\(SVGWriter.color("fill", color))/>")
    }
    restoreGState()
  }
}

extension Paint {
  /// Whether SVG has no such paint, so that areas are filled slice by slice.
  var isConic: Bool {
    if case .gradient(let gradient) = self, case .conic = gradient.shape { true } else { false }
  }
}
