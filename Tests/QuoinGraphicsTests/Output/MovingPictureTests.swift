import Foundation
import QuoinDiagnostics
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

@Suite("Moving pictures")
struct MovingPictureTests {
  private let size = CGSize(width: 40, height: 20)

  /// A square that walks over a background, a frame for each place.
  private func walk(
    _ format: OutputFormat, _ places: [CGFloat], background: UIColor? = .white,
    _ change: (inout OutputOptions) -> Void = { _ in }
  ) throws -> Data {
    var options = OutputOptions()
    options.background = background
    change(&options)
    var data = Data()
    try Renderer.document(as: format, options: options, write: { data.append($0) }) {
      (session) throws(Diagnostic) in
      for place in places {
        let canvas = try session.beginPage(size: size)
        if let background { canvas.fill(CGRect(origin: .zero, size: size), color: background) }
        canvas.fill(
          CGRect(x: place, y: 4, width: 8, height: 8), color: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      }
    }
    return data
  }

  @Test("A single frame is a still picture with every pixel as drawn", arguments: [OutputFormat.webP, .gif])
  func still(format: OutputFormat) throws {
    let data = try walk(format, [10])
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.size == size)
    #expect(image.color(x: 10, y: 4)?.hexString == "#FF0000")
    #expect(image.color(x: 9, y: 4)?.hexString == "#FFFFFF")
    #expect(image.color(x: 17, y: 11)?.hexString == "#FF0000")
    #expect(image.color(x: 18, y: 11)?.hexString == "#FFFFFF")
  }

  @Test("What is not drawn is clear", arguments: [OutputFormat.webP, .gif])
  func clear(format: OutputFormat) throws {
    let image = try #require(UIImage(data: try walk(format, [10], background: nil))?.cgImage)
    #expect(image.color(x: 0, y: 0)?.alpha == 0)
    #expect(image.color(x: 12, y: 6)?.alpha == 1)
  }

  @Test("The same frames have the same bytes", arguments: [OutputFormat.webP, .gif])
  func bytes(format: OutputFormat) throws {
    #expect(try walk(format, [0, 5, 10]) == walk(format, [0, 5, 10]))
    #expect(try walk(format, [0, 5, 10]) != walk(format, [0, 5, 11]))
  }

  @Test("A GIF holds of each frame what differs, for the time to the next, for ever")
  func gif() throws {
    let file = GIFFile(try walk(.gif, [0, 5, 5, 30]) { $0.animation.framesPerSecond = 8 })
    #expect(file.loops == 0)
    #expect(file.frames.map(\.delay) == [13, 12, 13, 12], "12.5 hundredths each, none of them lost")
    #expect(
      file.frames.map(\.box) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 4, width: 13, height: 8),
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 4, width: 33, height: 8),
      ])
    #expect(file.frames.map(\.disposal) == [1, 1, 1, 1])
    let colors = [0: "#FFFFFF", 4: "#FFFFFF", 5: "#FF0000", 12: "#FF0000", 13: "#FFFFFF"]
    let shown = file.shown(after: 1)
    for (x, color) in colors { #expect(shown[6 * 40 + x] == color, "\(x)") }
    #expect(file.shown(after: 3)[6 * 40 + 5] == "#FFFFFF" && file.shown(after: 3)[6 * 40 + 37] == "#FF0000")
  }

  @Test("What was drawn is taken away where the next frame is clear")
  func clearFrames() throws {
    let file = GIFFile(try walk(.gif, [0, 20], background: nil))
    #expect(file.frames.map(\.disposal) == [2, 1])
    #expect(file.shown(after: 1)[6 * 40 + 2] == "clear" && file.shown(after: 1)[6 * 40 + 22] == "#FF0000")
  }

  @Test("Frames are shown as often as was asked for", arguments: [(0, 0), (1, nil), (3, 2)] as [(Int, Int?)])
  func loops(count: Int, written: Int?) throws {
    #expect(GIFFile(try walk(.gif, [0, 5]) { $0.animation.loopCount = count }).loops == written)
    let webP = try walk(.webP, [0, 5]) { $0.animation.loopCount = count }
    let chunk = try #require(webP.range(of: Data("ANIM".utf8)))
    #expect(Int(webP[chunk.upperBound + 8]) == count)
  }

  @Test("A WebP is told how long each frame is seen")
  func webP() throws {
    let data = try walk(.webP, [0, 5, 30]) { $0.animation.framesPerSecond = 8 }
    #expect(data.prefix(4) == Data("RIFF".utf8) && data.range(of: Data("VP8L".utf8)) != nil)
    var (times, start): ([Int], Data.Index) = ([], data.startIndex)
    while let chunk = data.range(of: Data("ANMF".utf8), in: start..<data.endIndex) {
      let at = chunk.upperBound + 4 + 12
      times.append(Int(data[at]) | Int(data[at + 1]) << 8)
      start = chunk.upperBound
    }
    #expect(times == [125, 125, 125])
    let lossy = try walk(.webP, [0, 5]) { $0.webP.quality = 40 }
    #expect(lossy.range(of: Data("VP8 ".utf8)) != nil)
  }

  @Test("More colours than a GIF has come out near to what they are")
  func manyColors() throws {
    let size = CGSize(width: 64, height: 64)
    let data = try Renderer.render(size: size, format: .gif) { canvas in
      for x in 0..<64 {
        for y in 0..<64 {
          canvas.fill(
            CGRect(x: x, y: y, width: 1, height: 1),
            color: UIColor(red: CGFloat(x) / 63, green: CGFloat(y) / 63, blue: 0.5, alpha: 1))
        }
      }
    }
    let image = try #require(UIImage(data: data)?.cgImage)
    var (sum, most) = (0.0, 0.0)
    for x in 0..<64 {
      for y in 0..<64 {
        let color = try #require(image.color(x: x, y: y))
        let off = max(
          abs(color.red - CGFloat(x) / 63), abs(color.green - CGFloat(y) / 63), abs(color.blue - 0.5))
        sum += Double(off)
        most = max(most, Double(off))
      }
    }
    #expect(sum / 4096 < 0.03 && most < 0.15)
    // Whole areas keep their lightness, as what one pixel is off is handed on.
    let mean =
      (0..<16).reduce(CGFloat(0)) { $0 + (image.color(x: 24 + $1 % 4, y: 24 + $1 / 4)?.red ?? 0) } / 16
    #expect(abs(mean - 25.5 / 63) < 0.02)
  }

  @Test("Frames of several sizes, a rate that is none and pictures beyond the format are refused by name")
  func refusals() throws {
    func problem(_ work: () throws -> Void) -> String? {
      do { try work() } catch { return (error as? Diagnostic)?.message }
      return nil
    }
    #expect(
      problem {
        try Renderer.document(as: .gif, write: { _ in }) { (session) throws(Diagnostic) in
          try session.beginPage(size: CGSize(width: 4, height: 4))
          try session.beginPage(size: CGSize(width: 5, height: 4))
        }
      }
        == "A frame of 5 × 4 points cannot follow those of 4 × 4 points: all frames of a moving picture have one size"
    )
    for rate in [0, -1, .nan, .infinity, 1001] {
      let said = problem { _ = try walk(.webP, [0]) { $0.animation.framesPerSecond = rate } }
      #expect(said?.hasSuffix("frames a second; it has more than 0 and up to 1000") == true)
    }
    let wide = CGSize(width: 20_000, height: 1)
    #expect(
      problem { _ = try Renderer.render(size: wide, format: .webP) { _ in } }?.hasPrefix(
        "20000 × 1 pixels could not be written as WebP") == true)
  }
}

/// What stands in a GIF, read by the format's description, with frames unpacked.
private struct GIFFile {
  struct Frame {
    var delay = 0
    var disposal = 0
    var clear: Int?
    var box = CGRect.zero
    var colors: [String] = []
    var indexes: [Int] = []
  }

  private(set) var frames: [Frame] = []
  private(set) var loops: Int?
  private let width: Int
  private let height: Int

  init(_ data: Data) {
    let bytes = [UInt8](data)
    func word(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
    (width, height) = (word(6), word(8))
    var at = 13
    if bytes[10] & 0x80 != 0 { at += 3 << (Int(bytes[10] & 7) + 1) }
    var next = Frame()
    func blocks() -> [UInt8] {
      var all: [UInt8] = []
      while bytes[at] != 0 {
        all += bytes[at + 1...at + Int(bytes[at])]
        at += Int(bytes[at]) + 1
      }
      at += 1
      return all
    }
    while bytes[at] != 0x3B {
      if bytes[at] == 0x21 {
        let kind = bytes[at + 1]
        at += 2
        let content = blocks()
        if kind == 0xF9 {
          next.disposal = Int(content[0] >> 2 & 7)
          next.delay = Int(content[1]) | Int(content[2]) << 8
          next.clear = content[0] & 1 != 0 ? Int(content[3]) : nil
        } else if kind == 0xFF {
          loops = Int(content[12]) | Int(content[13]) << 8
        }
        continue
      }
      next.box = CGRect(x: word(at + 1), y: word(at + 3), width: word(at + 5), height: word(at + 7))
      let colors = 1 << (Int(bytes[at + 9] & 7) + 1)
      at += 10
      next.colors = (0..<colors).map {
        String(format: "#%02X%02X%02X", bytes[at + 3 * $0], bytes[at + 3 * $0 + 1], bytes[at + 3 * $0 + 2])
      }
      at += 3 * colors
      let bits = Int(bytes[at])
      at += 1
      next.indexes = Self.unpacked(blocks(), bits: bits)
      frames.append(next)
      next = Frame()
    }
  }

  /// The colours on the screen when a frame is seen.
  func shown(after index: Int) -> [String] {
    var screen = [String](repeating: "clear", count: width * height)
    for (number, frame) in frames[...index].enumerated() {
      let (left, top, wide) = (Int(frame.box.minX), Int(frame.box.minY), Int(frame.box.width))
      for (pixel, color) in frame.indexes.enumerated() where color != frame.clear {
        screen[(top + pixel / wide) * width + left + pixel % wide] = frame.colors[color]
      }
      guard frame.disposal == 2, number < index else { continue }
      for pixel in frame.indexes.indices {
        screen[(top + pixel / wide) * width + left + pixel % wide] = "clear"
      }
    }
    return screen
  }

  /// LZW with codes that grow from one bit more than the colours have.
  private static func unpacked(_ bytes: [UInt8], bits: Int) -> [Int] {
    let (clear, end) = (1 << bits, (1 << bits) + 1)
    var (table, width, last): ([[Int]], Int, [Int]?) = ([], bits + 1, nil)
    var (result, position): ([Int], Int) = ([], 0)
    func reset() {
      table = (0..<clear).map { [$0] } + [[], []]
      (width, last) = (bits + 1, nil)
    }
    reset()
    while position + width <= bytes.count * 8 {
      let code = (0..<width).reduce(0) {
        $0 | Int(bytes[(position + $1) / 8] >> ((position + $1) % 8) & 1) << $1
      }
      position += width
      if code == clear {
        reset()
        continue
      }
      if code == end { break }
      let entry = code < table.count ? table[code] : (last ?? []) + [last?.first ?? 0]
      result += entry
      if let last { table.append(last + [entry[0]]) }
      last = entry
      if table.count == 1 << width, width < 12 { width += 1 }
    }
    return result
  }
}
