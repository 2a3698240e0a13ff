/// What a rendering is written as.
public enum OutputFormat: String, Sendable, CaseIterable, Codable {
  case png, jpeg, svg, pdf
  /// Pixels, moving where there are several pages.
  case webP = "webp"
  /// Pixels of few colours, moving where there are several pages.
  case gif

  /// The format that a file's name tells by its extension, or nothing.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(fileExtension: String(fileName[fileName.index(after: dot)...]))
  }

  /// The format that an extension without its full stop stands for, in any case, or nothing.
  public init?(fileExtension: String) {
    let name = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(name) }) else { return nil }
    self = format
  }

  /// What names of files in the format end in, the usual one first.
  public var fileExtensions: [String] {
    self == .jpeg ? ["jpg", "jpeg"] : [rawValue]
  }

  /// Whether a file is made of pixels, rather than of shapes and text.
  public var hasPixels: Bool { self != .svg && self != .pdf }

  /// Whether several pages become the frames of one file.
  public var isMoving: Bool { self == .webP || self == .gif }

  /// The media type, such as `image/png`.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webP: "image/webp"
    case .gif: "image/gif"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}
