import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// What is filled in by readers of a PDF.
@Suite struct FormFieldTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 30)

  private func pdf(
    _ change: (inout OutputOptions) -> Void = { _ in }, pages: Int = 1, _ draw: (Canvas) -> Void
  ) throws -> PDFFile {
    var options = OutputOptions()
    options.pdf.hasForms = true
    options.pdf.packsObjects = false
    change(&options)
    let data = try Renderer.document(options: options) { session throws(Diagnostic) in
      for _ in 0..<pages { draw(try session.beginPage(size: CGSize(width: 200, height: 100))) }
    }
    return try #require(PDFFile(data))
  }

  private func widgets(_ file: PDFFile) -> [String] {
    file.objects.sorted { $0.key < $1.key }.map(\.value).filter { $0.contains("/Subtype /Widget") }
  }

  private func field(_ kind: FormField.Kind, _ change: (inout FormField) -> Void = { _ in }) -> FormField {
    var field = FormField(kind, in: box) { canvas, isOn in
      canvas.fill(CGRect(x: 12, y: 22, width: isOn ? 40 : 20, height: 10), color: .red)
    }
    field.textColor = .blue
    change(&field)
    return field
  }

  @Test func textIsFilledInInTheInksOfItsColour() throws {
    let ink = UIColor(cgColor: CGColor(genericCMYKCyan: 0, magenta: 0.5, yellow: 0, black: 1))
    let file = try pdf { $0.addField(field(.line("a")) { $0.textColor = ink }) }
    #expect(try #require(widgets(file).first).contains(" 17 Tf 0 0.5 0 1 k)"))
  }

  @Test func aLineHasItsValueItsFontAndWhatItLooksLike() throws {
    let file = try pdf { canvas in
      canvas.addField(
        field(.line("Zoë (1)")) {
          $0.name = "customer.name"
          $0.label = "Name"
          $0.textAlignment = .right
        })
    }
    let widget = try #require(widgets(file).first)
    for part in [
      "/FT /Tx", "/T (customer-name)", "/TU (Name)", "/V <FEFF005A006F00EB0020002800310029>",
      "/DV <FEFF005A006F00EB0020002800310029>", "/Q 2", "/F 4", "/Rect [ 10 50 110 80 ]", " 17 Tf 0 0 1 rg)",
    ] { #expect(widget.contains(part), "\(part) in \(widget)") }
    #expect(!widget.contains("/Ff") && !widget.contains("/A ") && !widget.contains("/AA"))
    let look = try #require(widget.firstMatch(of: /\/N (\d+) 0 R/).flatMap { Int($0.1) })
    #expect(file.objects[look]?.contains("/BBox [ 0 0 100 30 ]") == true)
    #expect(
      file.streams[look] == "/Tx BMC\nq\n1 0 0 -1 -10 50 cm\n1 0 0 rg\n12 22 40 10 re f\nQ\nEMC\n",
      "\(file.streams[look] ?? "")")
    // What is on the page is elsewhere.
    let page = try #require(file.objects.values.first { $0.contains("/Type /Page ") })
    let content = try #require(page.firstMatch(of: /\/Contents (\d+) 0 R/).flatMap { Int($0.1) })
    #expect(file.streams[content]?.contains(" re f") == false)
    // The font that readers write with is there, and no reader has to build anything.
    let form = try #require(file.catalog.firstMatch(of: /\/AcroForm <<.*>>/))
    let font = try #require(form.output.firstMatch(of: /\/F(\d+) (\d+) 0 R/).flatMap { Int($0.2) })
    #expect(file.objects[font]?.contains("/Subtype /Type1 /BaseFont /QUOIN+Inter-Regular") == true)
    #expect(file.objects[font]?.contains("/Encoding /WinAnsiEncoding") == true)
    #expect(!form.output.contains("NeedAppearances") && !form.output.contains("SigFlags"))
  }

  @Test func eachKindHasItsTypeAndFlags() throws {
    func words(_ kind: FormField.Kind, readOnly: Bool = false) throws -> String {
      try #require(widgets(try pdf { $0.addField(field(kind) { $0.isReadOnly = readOnly }) }).first)
    }
    let lines = try words(.lines("a\nb"))
    #expect(lines.contains("/FT /Tx /Ff 4096 /V <FEFF0061000A0062>") && lines.contains("/T (text)"))
    // A secret stands in no file.
    let secret = try words(.secret, readOnly: true)
    #expect(secret.contains("/FT /Tx /Ff 8193") && !secret.contains("/V "))
    let check = try words(.check(true))
    #expect(check.contains("/FT /Btn /V /Yes /DV /Yes") && check.contains("/AS /Yes"))
    #expect(check.contains(/\/AP << \/N << \/Off \d+ 0 R \/Yes \d+ 0 R >> >>/))
    #expect(try words(.check(false)).contains("/AS /Off"))
    let menu = try words(.menu(["S", "M"], 1))
    #expect(menu.contains("/FT /Ch /Ff 131072 /Opt [ (S) (M) ] /V (M) /DV (M) /DA"))
    #expect(
      try words(.list(["S", "M"], 1)).contains("/FT /Ch /Opt [ (S) (M) ] /V (M) /DV (M) /I [ 1 ] /TI 1"))
    #expect(try words(.list(["S", "M"], nil)).contains("/Opt [ (S) (M) ] /DA"))
    let signed = try pdf { $0.addField(field(.signature)) }
    #expect(widgets(signed).first?.contains("/FT /Sig") == true && signed.catalog.contains("/SigFlags 1"))
  }

  @Test func theTwoLooksOfACheckAreDrawn() throws {
    let file = try pdf { $0.addField(field(.check(false))) }
    let looks = try #require(widgets(file).first?.firstMatch(of: /\/Off (\d+) 0 R \/Yes (\d+) 0 R/))
    #expect(Int(looks.1).flatMap { file.streams[$0] }?.contains("12 22 20 10 re") == true)
    #expect(Int(looks.2).flatMap { file.streams[$0] }?.contains("12 22 40 10 re") == true)
  }

  @Test func aRadioHasAPartForEachChoice() throws {
    let parts = ["Day", "Week"].enumerated().map { index, title in
      FormField.Part(CGRect(x: 10 + 50 * index, y: 20, width: 50, height: 30), title: title) { canvas, isOn in
        canvas.fill(CGRect(x: 12, y: 22, width: isOn ? 40 : 20, height: 10), color: .red)
      }
    }
    var radio = FormField(.radio(1), parts: parts)
    radio.label = "Period"
    let file = try pdf({ $0.pdf.isTagged = true }) { $0.addField(radio) }
    let group = try #require(file.objects.values.first { $0.contains("/Kids") && $0.contains("/FT /Btn") })
    #expect(group.contains("/Ff 49152 /Opt [ (Day) (Week) ] /V /1 /DV /1"))
    let kids = widgets(file)
    #expect(kids.count == 2)
    #expect(kids[0].contains("/TU (Period: Day)") && kids[0].contains("/AS /Off"))
    #expect(kids[1].contains("/TU (Period: Week)") && kids[1].contains("/AS /1"))
    let forms = file.objects.values.filter { $0.contains("/S /Form") && $0.contains("/Type /OBJR") }
    #expect(forms.count == 2)
  }

  @Test func namesAreUniqueInTheWholeDocument() throws {
    let file = try pdf(pages: 2) { canvas in
      for name in ["a", "a", "a-2", nil] { canvas.addField(field(.line("")) { $0.name = name }) }
    }
    let names = file.objects.values.compactMap { $0.firstMatch(of: /\/T \((.*?)\)/).map { String($0.1) } }
    #expect(names.sorted() == ["a", "a-2", "a-2-2", "a-2-3", "a-3", "a-4", "text", "text-2"], "\(names)")
  }

  @Test func nothingIsFilledInUnlessThatIsAskedFor() throws {
    let file = try pdf({ $0.pdf.hasForms = false }) { canvas in
      #expect(!canvas.takesFields)
      canvas.addField(field(.line("a")))
    }
    #expect(widgets(file) == [] && !file.catalog.contains("AcroForm"))
    let picture = Canvas(size: CGSize(width: 10, height: 10), scale: 1, traits: UITraitCollection())
    #expect(!picture.takesFields)
  }

  @Test func whatIsHiddenOrBehindAMaskIsNoField() throws {
    let file = try pdf { canvas in
      canvas.masked {
        #expect(!canvas.takesFields)
        canvas.addField(field(.line("a")))
      } drawing: {
        canvas.fill(box, color: .red)
      }
      canvas.saveGState()
      canvas.clip(to: CGRect(x: 150, y: 50, width: 10, height: 10))
      canvas.addField(field(.line("b")))
      canvas.restoreGState()
      var look = field(.line("c"))
      look.parts[0].draw = { canvas, _ in
        #expect(!canvas.takesFields)
        canvas.addField(field(.line("d")))
      }
      canvas.addField(look)
    }
    #expect(widgets(file).count == 1)
  }

  private func accessible(_ change: (inout FormField) -> Void, in role: StructureRole? = nil) throws
    -> PDFFile
  {
    try pdf({
      $0.pdf.isAccessible = true
      ($0.metadata.title, $0.metadata.language) = ("T", "en")
    }) { canvas in
      if let role { canvas.beginRole(role) }
      canvas.addField(field(.line("a"), change))
      if role != nil { canvas.endRole() }
    }
  }

  @Test func everybodyIsToldWhatAFieldIsFor() throws {
    let file = try accessible { $0.label = "Name" }
    let widget = try #require(widgets(file).first)
    #expect(widget.contains("/TU (Name)") && widget.contains("/StructParent "))
    #expect(file.objects.values.contains { $0.contains("/S /Form") && $0.contains("/Type /OBJR") })
    let span = SourceSpan(file: "a.xml", line: 3, column: 5, range: 0..<1)
    let problem = #expect(throws: Diagnostic.self) {
      try accessible {
        $0.name = "customer"
        $0.span = span
      }
    }
    #expect(
      problem?.message == "A PDF/UA document says of each field what it is for, and 'customer' has no label")
    #expect(problem?.span == span)
  }

  @Test func whatStandsOnEveryPageIsNoFieldForEverybody() throws {
    #expect(try widgets(accessible({ $0.label = "Name" }, in: .pageHead)) == [])
  }

  @Test func fieldsOfAPartThatIsTakenBackAreGone() throws {
    var options = OutputOptions()
    options.pdf.hasForms = true
    options.pdf.packsObjects = false
    let data = try Renderer.document(options: options) { session throws(Diagnostic) in
      for name in ["a", "b", "a"] {
        try? session.part { () throws(Diagnostics) in
          do throws(Diagnostic) {
            let canvas = try session.beginPage(size: CGSize(width: 200, height: 100))
            canvas.addField(field(.line("")) { $0.name = name })
            if name == "b" { canvas.setDestinationWithName("nowhere", for: box) }
          } catch { throw Diagnostics([error]) }
        }
      }
    }
    let file = try #require(PDFFile(data))
    let form = try #require(file.catalog.firstMatch(of: /\/Fields \[(.*?)\]/))
    let names = form.1.matches(of: /(\d+) 0 R/).compactMap { Int($0.1) }.compactMap { file.objects[$0] }
      .compactMap { $0.firstMatch(of: /\/T \((.*?)\)/).map { String($0.1) } }
    #expect(names == ["a", "a-2"])
  }
}
