import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// Writes the objects of a PDF, and at its end the table of where they are.
final class PDFWriter {
  private let write: (Data) throws(Diagnostic) -> Void
  private var pending: Data
  /// The bytes that have been handed on.
  private var position = 0
  private var places = PDFPlaces()
  /// Objects that wait for others to be compressed with; nothing while each is written as it is.
  private var pack: PDFObjectStream?
  /// Streams that are being deflated, in the order in which they will be written.
  private var deflations: [(deflation: Deflation, entries: String, number: Int)] = []
  private let mayPack: Bool
  /// Encrypts strings and streams; those of packed objects with the stream that they are packed in.
  private let cipher: PDFCipher?
  private let mostBytes: Int
  /// The number of the profile that red, green and blue are meant by; nothing where they are the device's.
  var rgbProfile: Int?
  /// The space of red, green and blue.
  var rgbSpace: String { rgbProfile.map { "[ /ICCBased \($0) 0 R ]" } ?? "/DeviceRGB" }
  /// What resources say of the colours that content means.
  var colorSpaces: String { rgbProfile == nil ? "" : " /ColorSpace << /DefaultRGB \(rgbSpace) >>" }
  private var checksums: (crc: UInt32, adler: UInt32) = (0, 1)

  /// How much is handed on at once, in bytes.
  private static let pieceLength = 1 << 16
  /// The most streams that are deflated while others are made.
  private static let mostDeflations = 4

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - version: The version of PDF.
  ///   - packs: Whether many objects without streams may be compressed together, and the table with them.
  ///   - cipher: Encrypts it; nothing for what anybody reads.
  ///   - mostBytes: How far from the start an object may be; the table has four bytes for it.
  init(
    version: String = "1.7", packs: Bool = false, cipher: PDFCipher? = nil, mostBytes: Int = Int(UInt32.max),
    write: @escaping (Data) throws(Diagnostic) -> Void
  ) {
    self.write = write
    pending = Data("%PDF-\(version)\n%".utf8) + Data([0xB5, 0xED, 0xAE, 0xFB, 0x0A])
    self.mostBytes = mostBytes
    self.cipher = cipher
    mayPack = packs
  }

  /// Compresses objects together from now on, if that may be.
  func beginPacking() {
    if mayPack, pack == nil { pack = PDFObjectStream() }
  }

  /// With fewer objects nothing is gained that would be noticed.
  private static let fewObjects = 300

  /// A number for an object that is to be written.
  func allocate() -> Int {
    places.append()
    if places.count > Self.fewObjects { beginPacking() }
    return places.count - 1
  }

  /// Writes an object.
  func append(_ body: String, as number: Int) throws(Diagnostic) {
    if pack != nil { return try packObject(body.utf8, as: number) }
    try begin(number)
    add(body.utf8)
    try end("\nendobj\n")
  }

  /// Writes an object that is bytes already, with its line feed, and the stream that belongs to it.
  func append(_ head: [UInt8], _ stream: ArraySlice<UInt8>?, as number: Int) throws(Diagnostic) {
    guard var stream else {
      if pack != nil { return try packObject(head, as: number) }
      try begin(number)
      add(head)
      return try end("endobj\n")
    }
    var head = head
    if let cipher {
      let encrypted = cipher.encrypted(stream)[...]
      if let length = head.firstRange(of: "/Length \(stream.count)".utf8) {
        head.replaceSubrange(length, with: "/Length \(encrypted.count)".utf8)
      }
      stream = encrypted
    }
    try begin(number)
    add(head)
    pending.append(contentsOf: "stream\n".utf8)
    pending.append(contentsOf: stream)
    try end("\nendstream\nendobj\n")
  }

  /// Writes a stream whose dictionary has some entries besides its length.
  func append(_ stream: Data, _ entries: String, as number: Int) throws(Diagnostic) {
    let stream = cipher.map { Data($0.encrypted(stream)) } ?? stream
    try begin(number)
    add("<< \(entries) /Length \(stream.count) >>\nstream\n".utf8)
    pending.append(stream)
    try end("\nendstream\nendobj\n")
  }

  /// Adds an object without its stream.
  private func add(_ words: some Collection<UInt8>) {
    if let cipher {
      pending.append(contentsOf: cipher.encryptingStrings(of: words))
    } else {
      pending.append(contentsOf: words)
    }
  }

  /// Deflates bytes and writes the stream, whose dictionary has some entries besides its length and filter.
  ///
  /// It stands behind some of what is written next, always the same, so that another thread has time to deflate it.
  func append(deflating bytes: [UInt8], _ entries: String = "", as number: Int) throws(Diagnostic) {
    deflations.append((Deflation(bytes), entries, number))
    if deflations.count > Self.mostDeflations { try writeFirstDeflation() }
  }

  private func writeFirstDeflation() throws(Diagnostic) {
    let (deflation, entries, number) = deflations.removeFirst()
    try append(try deflation.stream(), entries + " /Filter /FlateDecode", as: number)
  }

  private func packObject(_ body: some Sequence<UInt8>, as number: Int) throws(Diagnostic) {
    pack?.append(body, as: number)
    if pack?.isFull == true { try writePack() }
  }

  private func writePack() throws(Diagnostic) {
    guard let full = pack, !full.numbers.isEmpty else { return }
    pack = PDFObjectStream()
    let number = allocate()
    let (bytes, entries) = full.encoded()
    try append(deflating: bytes, entries, as: number)
    for (index, packed) in full.numbers.enumerated() {
      places.set(packed, toPlace: index, inStream: number)
    }
  }

  // MARK: The end

  /// Writes the table and hands on the rest.
  func finish(catalog: Int, information: Int?) throws(Diagnostic) {
    try writePack()
    while !deflations.isEmpty { try writeFirstDeflation() }
    var root = "/Root \(catalog) 0 R" + (information.map { "\n   /Info \($0) 0 R" } ?? "")
    if let cipher {
      let number = allocate()
      try begin(number)
      pending.append(contentsOf: cipher.dictionary.utf8)
      try end("\nendobj\n")
      root += "\n   /Encrypt \(number) 0 R"
    }
    if pack == nil { try writeTable(root) } else { try writeTableStream(root) }
    try flush()
  }

  private func writeTable(_ root: String) throws(Diagnostic) {
    let start = position + pending.count
    pending.append(contentsOf: "xref\n0 \(places.count)\n".utf8)
    for number in 0..<places.count {
      if let offset = places.offset(number) {
        let digits = String(offset)
        let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
        pending.append(contentsOf: "\(padded) 00000 n \n".utf8)
      } else {
        pending.append(contentsOf: "0000000000 65535 f \n".utf8)
      }
    }
    let identifier = try identifier()
    pending.append(
      contentsOf: """
        trailer
        << /Size \(places.count)
           \(root)
           \(identifier)
        >>
        startxref
        \(start)
        %%EOF

        """.utf8)
  }

  private func writeTableStream(_ root: String) throws(Diagnostic) {
    let number = allocate()
    let start = position + pending.count
    places.set(number, toOffset: start)
    let entries =
      "/Type /XRef /Size \(places.count) /W [ 1 4 2 ] \(root) \(try identifier()) /Filter /FlateDecode"
    // Readers need it before they know the key.
    let table = try Deflate.compressed(places.table)
    pending.append(contentsOf: "\(number) 0 obj\n<< \(entries) /Length \(table.count) >>\nstream\n".utf8)
    pending.append(table)
    pending.append(contentsOf: "\nendstream\nendobj\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  /// The file's identifier: sums of all that stands before it, so that equal files have equal ones.
  private func identifier() throws(Diagnostic) -> String {
    let digits = try sums()
    return "/ID [ <\(digits)> <\(digits)> ]"
  }

  /// Sums of all that stands here so far, as 32 digits of base 16.
  func sums() throws(Diagnostic) -> String {
    try flush()
    let parts = [
      checksums.crc, checksums.adler, UInt32(truncatingIfNeeded: position),
      UInt32(truncatingIfNeeded: places.count),
    ]
    return parts.map { part in
      let hex = String(part, radix: 16, uppercase: true)
      return String(repeating: "0", count: 8 - hex.count) + hex
    }.joined()
  }

  private func begin(_ number: Int) throws(Diagnostic) {
    let offset = position + pending.count
    if offset > mostBytes { throw .tooLargePDF }
    places.set(number, toOffset: offset)
    pending.append(contentsOf: "\(number) 0 obj\n".utf8)
  }

  private func end(_ mark: String) throws(Diagnostic) {
    pending.append(contentsOf: mark.utf8)
    if pending.count >= Self.pieceLength { try flush() }
  }

  private func flush() throws(Diagnostic) {
    let piece = pending
    if piece.isEmpty { return }
    position += piece.count
    pending = Data()
    piece.withUnsafeBytes {
      checksums = (
        libdeflate_crc32(checksums.crc, $0.baseAddress, $0.count),
        libdeflate_adler32(checksums.adler, $0.baseAddress, $0.count)
      )
    }
    try write(piece)
  }
}

extension Diagnostic {
  /// A file whose table has no room for where its objects are.
  static var tooLargePDF: Diagnostic {
    Diagnostic(.error, "The PDF comes to more than 4 GB; write its pages as several files")
  }
}
