/// What a rendering is written as.
public enum OutputFormat: String, Sendable, CaseIterable, Codable {
  case png, jpeg, svg, pdf

  /// The format that a file's name tells by its extension, or nothing.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[dot...].dropFirst().lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    case "svg": self = .svg
    case "pdf": self = .pdf
    default: return nil
    }
  }

  /// The media type, such as `image/png`.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}
