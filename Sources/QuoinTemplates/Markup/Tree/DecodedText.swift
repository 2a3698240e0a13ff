/// Text with its references resolved, together with where each byte of it is written in the file.
public struct DecodedText: Sendable, Hashable {
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
  /// Where its bytes are written.
  public let offsets: OffsetMap

  /// Text that stands in the file as it is.
  init(verbatim value: String, at start: Int) {
    self.value = value
    offsets = OffsetMap(start: start)
  }

  init(decoding raw: Substring, at start: Int, mode: Mode) {
    let isPlain = raw.utf8.allSatisfy { byte in
      byte != UInt8(ascii: "&") && byte != 0x0D && (mode != .attribute || (byte != 0x0A && byte != 0x09))
    }
    if isPlain {
      self.init(verbatim: String(raw), at: start)
    } else {
      self.init(resolving: Array(raw.utf8), at: start, mode: mode)
    }
  }

  private init(resolving bytes: [UInt8], at start: Int, mode: Mode) {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var map = OffsetMap(start: start)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "&") where mode != .verbatim:
        guard
          case .character(let scalar, let length) = MarkupReference(in: bytes, at: position, end: bytes.count)
        else {
          decoded.append(byte)
          position += 1
          continue
        }
        decoded.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        position += length
        map.append(decoded: decoded.count, source: start + position)
      case 0x0D where position + 1 < bytes.count && bytes[position + 1] == 0x0A:
        decoded.append(mode == .attribute ? 0x20 : 0x0A)
        position += 2
        map.append(decoded: decoded.count, source: start + position)
      case 0x0D:
        decoded.append(mode == .attribute ? 0x20 : 0x0A)
        position += 1
      case 0x0A, 0x09:
        decoded.append(mode == .attribute ? 0x20 : byte)
        position += 1
      default:
        decoded.append(byte)
        position += 1
      }
    }
    value = String(decoding: decoded, as: UTF8.self)
    offsets = map
  }
}
