import Foundation
import QuoinDiagnostics

/// Writes the objects of a PDF, and at its end the table of where they begin.
final class PDFWriter {
  private let write: (Data) throws(Diagnostic) -> Void
  private var pending = Data("%PDF-1.7\n%".utf8) + Data([0xB5, 0xED, 0xAE, 0xFB, 0x0A])
  /// The bytes that have been handed on.
  private var position = 0
  /// Where each object begins; 0 for one that has not been written.
  private var offsets = [0]

  /// How much is handed on at once, in bytes.
  private static let pieceLength = 1 << 16

  init(write: @escaping (Data) throws(Diagnostic) -> Void) { self.write = write }

  /// A number for an object that is to be written.
  func allocate() -> Int {
    offsets.append(0)
    return offsets.count - 1
  }

  /// Writes an object.
  func append(_ body: String, as number: Int) throws(Diagnostic) {
    begin(number)
    pending.append(contentsOf: body.utf8)
    try end("\nendobj\n")
  }

  /// Writes an object that is bytes already, with its line feed, and the stream that belongs to it.
  func append(_ head: [UInt8], _ stream: ArraySlice<UInt8>?, as number: Int) throws(Diagnostic) {
    begin(number)
    pending.append(contentsOf: head)
    guard let stream else { return try end("endobj\n") }
    pending.append(contentsOf: "stream\n".utf8)
    pending.append(contentsOf: stream)
    try end("\nendstream\nendobj\n")
  }

  /// Writes a stream whose dictionary has some entries besides its length.
  func append(_ stream: Data, _ entries: String, as number: Int) throws(Diagnostic) {
    begin(number)
    pending.append(contentsOf: "<< \(entries) /Length \(stream.count) >>\nstream\n".utf8)
    pending.append(stream)
    try end("\nendstream\nendobj\n")
  }

  /// Writes the table and hands on the rest.
  func finish(catalog: Int, information: Int?) throws(Diagnostic) {
    let start = position + pending.count
    pending.append(contentsOf: "xref\n0 \(offsets.count)\n".utf8)
    for (number, offset) in offsets.enumerated() {
      let digits = String(offset)
      let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
      let entry = number == 0 || offset == 0 ? "0000000000 65535 f \n" : "\(padded) 00000 n \n"
      pending.append(contentsOf: entry.utf8)
    }
    let info = information.map { "\n   /Info \($0) 0 R" } ?? ""
    pending.append(
      contentsOf: """
        trailer
        << /Size \(offsets.count)
           /Root \(catalog) 0 R\(info)
        >>
        startxref
        \(start)
        %%EOF

        """.utf8)
    try flush()
  }

  private func begin(_ number: Int) {
    offsets[number] = position + pending.count
    pending.append(contentsOf: "\(number) 0 obj\n".utf8)
  }

  private func end(_ mark: String) throws(Diagnostic) {
    pending.append(contentsOf: mark.utf8)
    if pending.count >= Self.pieceLength { try flush() }
  }

  private func flush() throws(Diagnostic) {
    let piece = pending
    position += piece.count
    pending = Data()
    try write(piece)
  }
}
