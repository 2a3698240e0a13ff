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
      guard ramp.onlyColor(along: gradient.shape) == nil, let id = define(gradient.shape, ramp) else {
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
    let reach = bounds.reach(from: center)
    saveGState()
    clip(to: path)
    // What reaches under the next slices is painted over by them.
    let overlap: CGFloat = ramp.isOpaque ? 1 / 480 : 0
    let cuts = ramp.fanCuts
    for (start, end) in zip(cuts, cuts.dropFirst()) where meter.allows(256) {
      let wedge = UIBezierPath()
      wedge.move(to: center)
      for part in [start, min(end + overlap, 1)] {
        let turn = angle + part * 2 * .pi
        wedge.addLine(to: CGPoint(x: center.x + reach * cos(turn), y: center.y + reach * sin(turn)))
      }
      wedge.close()
      let color = ramp.color(at: (start + end) / 2)
      line("<path d=\"\(SVGWriter.path(wedge))\"\(SVGWriter.color("fill", color))/>")
    }
    restoreGState()
  }
}

extension ColorRamp {
  /// Where the slices of a fan begin and end, as parts of a turn: 240 even ones, cut at the stops and where colours run
  /// steeply.
  var fanCuts: [CGFloat] {
    // No wider than a point 650 points from the centre. Clear slices do not overlap, so that their seams show.
    let least: CGFloat = isOpaque ? 1 / 4096 : 1 / 480
    // Of the 255 of a channel; a slice is at most half of it off.
    let levels: CGFloat = 4
    let even: [CGFloat] = (1..<240).map { CGFloat($0) / 240 }
    let edges: [CGFloat] = (stops.map(\.location) + even).sorted() + [1]
    var cuts: [CGFloat] = [0]
    for edge in edges {
      let start = cuts[cuts.count - 1]
      let width = edge - start
      if edge < 1 ? min(width, 1 - edge) < least : width <= 0 { continue }
      let (from, to) = (color(at: start + 1e-7), color(at: edge - 1e-7))
      let change = [to.red - from.red, to.green - from.green, to.blue - from.blue, to.alpha - from.alpha]
      let steps = change.reduce(0) { max($0, abs($1)) } * 255 / levels
      let count = max(1, Int(nearest: min(steps.rounded(.up), width / least)))
      cuts += (1..<count).map { start + width * CGFloat($0) / CGFloat(count) } + [edge]
    }
    return cuts
  }
}

extension Paint {
  /// Whether SVG has no such paint, so that areas are filled slice by slice.
  var isConic: Bool {
    if case .gradient(let gradient) = self, case .conic = gradient.shape { true } else { false }
  }
}
