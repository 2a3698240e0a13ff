extension PDFOptions.Attachment {
  /// The media types of what is attached most; RFC 4180, 7303, 8259.
  private static let mediaTypes = [
    "csv": "text/csv", "json": "application/json", "md": "text/markdown", "pdf": "application/pdf",
    "png": "image/png", "jpeg": "image/jpeg", "jpg": "image/jpeg", "svg": "image/svg+xml",
    "txt": "text/plain", "xml": "text/xml", "zip": "application/zip",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ]

  /// The media type of a file by the end of its name.
  package static func mediaType(ofFile name: String) -> String {
    let end = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return mediaTypes[end] ?? "application/octet-stream"
  }
}
