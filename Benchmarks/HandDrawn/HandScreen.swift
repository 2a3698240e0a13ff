import CQuoinGraphics

/// What stands on a phone screen with controls, and where: rows of a title, a note and a control below a heading.
public struct HandScreenData: Sendable {
  public enum Control: Sendable {
    case toggle(Bool)
    case slider(Double)
    case progress(Double)
    case value(String)
  }

  public struct Row: Sendable {
    public let title, note: String
    public let control: Control
  }

  /// In points; three pixels each.
  public static let size = (width: 393.0, height: 852.0)
  public static let scale = 3.0
  public static let segments = ["Day", "Week", "Month"]
  public static let tabs = ["Home", "Search", "Library", "Settings"]
  public static let (rowsTop, rowHeight) = (152.0, 46.0)
  public let heading, placeholder: String
  public let rows: [Row]

  /// A screen whose words are other ones for each number.
  public init(_ number: Int) {
    heading = "Settings \(number)"
    placeholder = "Search \(number) settings"
    rows = (0..<11).map { index in
      let control: Control =
        switch index % 4 {
        case 0: .toggle(index % 8 == 0)
        case 1: .slider(0.2 + 0.06 * Double(index))
        case 2: .progress(0.1 + 0.08 * Double(index))
        default: .value("\(number + index) MB")
        }
      return Row(title: "Setting \(number + index)", note: "Changed \(index + 2) hours ago", control: control)
    }
  }
}

/// A phone screen with controls, drawn by hand.
public struct HandScreen {
  // Cairo casts no shadows: they are blurred once and used as masks.
  private let knobShadows: [(mask: OpaquePointer?, alpha: Double, margin: Double)]
  private let segmentShadows: [(mask: OpaquePointer?, alpha: Double, margin: Double)]

  public init() {
    knobShadows = [(4.0, 0.15), (1.0, 0.1)].map { radius, alpha in
      (Self.blurred(width: 27, height: 27, radius: 13.5, blur: radius), alpha, 3 * radius)
    }
    segmentShadows = [(4.0, 0.12), (0.5, 0.04)].map { radius, alpha in
      (Self.blurred(width: 113, height: 28, radius: 7, blur: radius), alpha, 3 * radius)
    }
  }

  public func draw(_ data: HandScreenData, on surface: OpaquePointer?) {
    let canvas = HandCanvas(surface: surface)
    cairo_scale(canvas.context, HandScreenData.scale, HandScreenData.scale)
    let (width, height) = HandScreenData.size
    let (ink, muted, blue, line) = (rgb(0x000000), rgb(0x8a8a8e), rgb(0x007aff), rgb(0xc6c6c8))
    let (white, fill) = ((1.0, 1.0, 1.0, 1.0), (0.47, 0.47, 0.5, 0.16))

    canvas.rectangle(0, 0, width, height, rgb(0xf2f2f7))
    canvas.text(data.heading, weight: PANGO_WEIGHT_BOLD, size: 34, x: 20, y: 16, color: ink)
    canvas.roundedRectangle(20, 64, 353, 32, radius: 8, fill)
    shadows(segmentShadows, x: 22, y: 66, down: 3, on: canvas)
    canvas.roundedRectangle(22, 66, 113, 28, radius: 7, white)
    for (index, title) in HandScreenData.segments.enumerated() {
      canvas.text(
        title, weight: index == 0 ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_MEDIUM, size: 13,
        x: 20 + (Double(index) + 0.5) * 353 / 3, y: 72, side: .center, color: ink)
    }
    canvas.rectangle(20 + 353 * 2 / 3, 72, 1, 16, line)
    canvas.roundedRectangle(20, 106, 353, 34, radius: 5, line)
    canvas.roundedRectangle(20.5, 106.5, 352, 33, radius: 4.5, white)
    canvas.text(data.placeholder, size: 17, x: 27, y: 112, color: muted)

    let (top, rowHeight) = (HandScreenData.rowsTop, HandScreenData.rowHeight)
    canvas.roundedRectangle(16, top, 361, rowHeight * Double(data.rows.count), radius: 10, white)
    for (index, row) in data.rows.enumerated() {
      let y = top + rowHeight * Double(index)
      canvas.rectangle(32, y + rowHeight - 1 / 3, 345, 1 / 3, line)
      canvas.text(row.title, size: 16, x: 32, y: y + 4, color: ink)
      canvas.text(row.note, size: 12, x: 32, y: y + 25, color: muted)
      switch row.control {
      case .toggle(let isOn):
        canvas.roundedRectangle(310, y + 7.5, 51, 31, radius: 15.5, isOn ? rgb(0x34c759) : fill)
        knob(x: isOn ? 332 : 312, y: y + 9.5, on: canvas)
      case .slider(let share):
        let x = 211 + share * 123
        canvas.roundedRectangle(211, y + 21, x + 13.5 - 211, 4, radius: 2, blue)
        canvas.roundedRectangle(x + 13.5, y + 21, 361 - x - 13.5, 4, radius: 2, fill)
        knob(x: x, y: y + 9.5, on: canvas)
      case .progress(let share):
        canvas.roundedRectangle(211, y + 21, 150, 4, radius: 2, fill)
        canvas.roundedRectangle(211, y + 21, 150 * share, 4, radius: 2, blue)
      case .value(let text):
        canvas.text(text, size: 16, x: 361, y: y + 13, side: .right, color: muted)
      }
    }

    for (index, title) in ["Cancel", "Save"].enumerated() {
      let x = 16 + 184.5 * Double(index)
      canvas.roundedRectangle(x, 676, 176.5, 50, radius: 10, index == 0 ? fill : blue)
      canvas.text(title, size: 17, x: x + 88.25, y: 690, side: .center, color: index == 0 ? blue : white)
    }
    for page in 0..<4 {
      canvas.roundedRectangle(
        168 + 16 * Double(page), 745, 8, 8, radius: 4, page == 0 ? ink : (0, 0, 0, 0.3))
    }
    canvas.rectangle(0, 769, width, 83, rgb(0xf9f9f9))
    for (index, title) in HandScreenData.tabs.enumerated() {
      let middle = (Double(index) + 0.5) * width / 4
      canvas.roundedRectangle(middle - 12, 777, 24, 24, radius: 6, index == 3 ? blue : muted)
      canvas.text(title, size: 10, x: middle, y: 804, side: .center, color: index == 3 ? blue : muted)
    }
    canvas.finish()
  }

  private func knob(x: Double, y: Double, on canvas: HandCanvas) {
    shadows([knobShadows[0]], x: x, y: y, down: 3, on: canvas)
    shadows([knobShadows[1]], x: x, y: y, down: 1, on: canvas)
    canvas.roundedRectangle(x, y, 27, 27, radius: 13.5, (1, 1, 1, 1))
  }

  private func shadows(
    _ shadows: [(mask: OpaquePointer?, alpha: Double, margin: Double)], x: Double, y: Double, down: Double,
    on canvas: HandCanvas
  ) {
    for shadow in shadows {
      cairo_set_source_rgba(canvas.context, 0, 0, 0, shadow.alpha)
      cairo_mask_surface(canvas.context, shadow.mask, x - shadow.margin, y + down - shadow.margin)
    }
  }

  /// A rounded rectangle whose edge three means over a row and a column have softened.
  private static func blurred(width: Double, height: Double, radius: Double, blur: Double) -> OpaquePointer? {
    let scale = HandScreenData.scale
    let (columns, rows) = (Int((width + 6 * blur) * scale), Int((height + 6 * blur) * scale))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(columns), Int32(rows))
    cairo_surface_set_device_scale(surface, scale, scale)
    let canvas = HandCanvas(surface: surface)
    canvas.roundedRectangle(3 * blur, 3 * blur, width, height, radius: radius, (0, 0, 0, 1))
    canvas.finish()
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return surface }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let reach = max(1, Int(blur * scale))
    for _ in 0..<3 {
      for row in 0..<rows { soften(bytes + row * stride, count: columns, step: 1, reach: reach) }
      for column in 0..<columns { soften(bytes + column, count: rows, step: stride, reach: reach) }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  private static func soften(_ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, reach: Int) {
    let values = (0..<count).map { Int(bytes[$0 * step]) }
    for index in 0..<count {
      let near = values[max(0, index - reach / 2)...min(count - 1, index + reach / 2)]
      bytes[index * step] = UInt8(near.reduce(0, +) / near.count)
    }
  }
}
