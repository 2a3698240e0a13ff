import QuoinDiagnostics

/// Text with its references resolved, together with where each byte of it is written in the file.
public struct DecodedText: Sendable {
  /// What XML does to text besides resolving references.
  enum Mode {
    /// Line breaks become LF.
    case content
    /// Tabs and line breaks become spaces.
    case attribute
    /// References stay as they are; line breaks become LF.
    case verbatim
  }

  /// The text.
  public let value: String
  /// Where its bytes are written in the file.
  public let map: SourceMap

  /// A text that was put together from parts of a file.
  package init(_ value: String, map: SourceMap) {
    (self.value, self.map) = (value, map)
  }

  /// Decodes a stretch of a file.
  ///
  /// - Parameters:
  ///   - raw: The text as it is written.
  ///   - start: Its offset in the file, in UTF-8 bytes.
  ///   - source: The file.
  ///   - mode: What happens to references and white space.
  init(decoding raw: Substring, at start: Int, of source: SourceText, mode: Mode) {
    let isPlain = raw.utf8.allSatisfy { byte in
      byte != UInt8(ascii: "&") && byte != 0x0D && (mode != .attribute || (byte != 0x0A && byte != 0x09))
    }
    guard !isPlain else {
      value = String(raw)
      map = SourceMap(source: source, start: start)
      return
    }
    var decoder = Decoder(bytes: Array(raw.utf8), start: start, mode: mode)
    decoder.decode()
    value = String(decoding: decoder.decoded, as: UTF8.self)
    map = SourceMap(source: source, start: start, anchors: decoder.anchors)
  }
}

private struct Decoder {
  let bytes: [UInt8]
  let start: Int
  let mode: DecodedText.Mode
  var decoded: [UInt8] = []
  var anchors: [SourceMap.Anchor] = []

  init(bytes: [UInt8], start: Int, mode: DecodedText.Mode) {
    self.bytes = bytes
    self.start = start
    self.mode = mode
    decoded.reserveCapacity(bytes.count)
  }

  mutating func decode() {
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "&") where mode != .verbatim:
        let reference = MarkupReference(in: bytes, at: position, end: bytes.count)
        guard case .character(let scalar, let length) = reference else {
          decoded.append(byte)
          position += 1
          continue
        }
        decoded.append(contentsOf: Array(String(scalar).utf8))
        position += length
        anchors.append(.init(text: decoded.count, file: start + position))
      case 0x0D:
        decoded.append(mode == .attribute ? 0x20 : 0x0A)
        position += 1
        if position < bytes.count, bytes[position] == 0x0A {
          position += 1
          anchors.append(.init(text: decoded.count, file: start + position))
        }
      case 0x0A, 0x09:
        decoded.append(mode == .attribute ? 0x20 : byte)
        position += 1
      default:
        decoded.append(byte)
        position += 1
      }
    }
  }
}
