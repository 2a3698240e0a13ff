import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// PDFs that ask for a password.
@Suite struct PDFEncryptionTests {
  private typealias Encryption = PDFOptions.Encryption

  private func document(
    _ encryption: Encryption?, _ change: (inout OutputOptions) -> Void = { _ in }
  ) throws(Diagnostic) -> Data {
    var options = OutputOptions()
    options.metadata.title = "A title"
    options.pdf.encryption = encryption
    change(&options)
    return try Renderer.document(options: options) { (session) throws(Diagnostic) in
      let canvas = try session.beginPage(size: CGSize(width: 200, height: 100))
      canvas.setURL("https://example.org", for: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private func problem(
    _ encryption: Encryption, _ change: (inout OutputOptions) -> Void = { _ in }
  ) -> String? {
    do throws(Diagnostic) {
      _ = try document(encryption, change)
      return nil
    } catch { return error.message }
  }

  @Test(arguments: [true, false])
  func nothingCanBeReadWithoutThePassword(packs: Bool) throws {
    let data = try document(Encryption(password: "open")) { $0.pdf.packsObjects = packs }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    for part in ["/Filter /Standard /V 5 /R 6 /Length 256 /P -4\n", "/CFM /AESV3", "/ExtensionLevel 8"] {
      #expect(text.contains(part), "\(part)")
    }
    for part in ["A title", "example.org", "(Quoin)", "open", "<?xpacket"] {
      #expect(!text.contains(part), "\(part)")
    }
    #expect(String(decoding: try document(nil), as: Unicode.ASCII.self).contains("example.org"))
  }

  @Test func equalDocumentsAreNotSeenToBeEqual() throws {
    let encryption = Encryption(password: "open")
    #expect(try document(encryption) != document(encryption))
  }

  @Test(
    arguments: [
      ([], -3392), ([.print], -1340), ([.copy], -3376), ([.change], -3384), ([.annotate], -3360),
      ([.fill], -3136), ([.assemble], -2368),
    ] as [(Set<PDFOptions.Encryption.Permission>, Int)])
  func permissionsAreBits(permissions: Set<PDFOptions.Encryption.Permission>, bits: Int) throws {
    let data = try document(Encryption(ownerPassword: "mine", permissions: permissions))
    #expect(String(decoding: data, as: Unicode.ASCII.self).contains("/P \(bits)\n"))
  }

  @Test func whatDoesNotGoTogetherIsTold() {
    #expect(problem(Encryption()) == "A PDF is encrypted by a password, and none is given")
    #expect(
      problem(Encryption(password: "open", permissions: [.print]))
        == "What readers of a PDF may not do is up to whoever has the owner's password, and none is given")
    #expect(
      problem(Encryption(password: "same", ownerPassword: "same", permissions: []))
        == "A PDF whose two passwords are one permits everything to everybody who opens it; the owner's needs to be another"
    )
    #expect(
      problem(Encryption(password: String(repeating: "ä", count: 64)))
        == "A password of a PDF has at most 127 bytes in UTF-8, and this one has 128")
    #expect(
      problem(Encryption(password: "a\u{7}"))
        == "A password of a PDF holds no control, private or unassigned characters, and this one does")
  }

  @Test func noStandardThatForbidsItIsClaimed() {
    let encryption = Encryption(password: "open")
    #expect(
      problem(encryption) { $0.pdf.archive = .a2u }
        == "A PDF/A document is not encrypted, and this one is to be PDF/A-2u with a password")
    let invoice = """
      <CrossIndustryInvoice><ExchangedDocumentContext><GuidelineSpecifiedDocumentContextParameter>\
      <ID>urn:factur-x.eu:1p0:minimum</ID></GuidelineSpecifiedDocumentContextParameter>\
      </ExchangedDocumentContext></CrossIndustryInvoice>
      """
    #expect(
      problem(encryption) {
        $0.pdf.facturX = .minimum
        $0.pdf.attachments = [.init(name: "a.xml", data: Data(invoice.utf8), mediaType: "text/xml")]
        $0.metadata.date = Date(timeIntervalSince1970: 0)
      } == "A Factur-X document is a PDF/A-3, which is not encrypted, and this one is to have a password")
    // Programs that read aloud may always read.
    #expect(
      problem(encryption) {
        $0.pdf.isAccessible = true
        $0.metadata.language = "en"
      } == nil)
  }

  @Test func whoPrintsOptionsReadsNoPassword() {
    var options = PDFOptions()
    options.encryption = Encryption(password: "open", ownerPassword: "mine", permissions: [.copy, .print])
    var dumped = ""
    dump(options, to: &dumped)
    for text in ["\(options)", String(reflecting: options), dumped] {
      #expect(!text.contains("open") && !text.contains("mine"), "\(text)")
    }
    #expect("\(options)".contains("Encryption(permissions: print, copy)"))
  }

  // The examples of RFC 4013, and a word in two spellings.
  @Test(arguments: [
    ("I\u{AD}X", "IX"), ("user", "user"), ("USER", "USER"), ("\u{AA}", "a"), ("\u{2168}", "IX"),
    ("e\u{301}te\u{301}", "été"), ("a\u{A0}b", "a b"),
  ])
  func passwordsAreTheSameHoweverTheyAreTyped(typed: String, meant: String) throws {
    #expect(try PDFPassword(typed).bytes == Array(meant.utf8))
  }

  @Test(arguments: ["\u{AD}", "\u{200B}\u{FEFF}", "\u{2060}"])
  func aPasswordOfNothingThatIsSeenIsNone(typed: String) {
    let error = #expect(throws: Diagnostic.self) { try PDFPassword(typed) }
    #expect(error?.message.contains("this one has none: it would be empty") == true)
  }

  @Test func stringsOfAnObjectAreReadAsWhatTheyStandFor() {
    let object = #"<< /A (a\(b\) \\ (c) \101\0\n) /B <48 6> /C [ <4142> ] /D << /E 1 >> >>"#
    var reader = PDFStringReader(Array(object.utf8))
    var (strings, rest): ([[UInt8]], String) = ([], "")
    while let part = reader.next() {
      switch part {
      case .byte(let byte): rest.unicodeScalars.append(Unicode.Scalar(byte))
      case .string(let bytes): strings.append(bytes)
      }
    }
    #expect(strings == [Array("a(b) \\ (c) A\0\n".utf8), Array("H`".utf8), Array("AB".utf8)])
    #expect(rest == "<< /A  /B  /C [  ] /D << /E 1 >> >>")
  }
}
