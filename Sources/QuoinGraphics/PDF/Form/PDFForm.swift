import Foundation
import QuoinDiagnostics

/// The fields of a PDF that readers fill in, ISO 32000-1, 12.7.
final class PDFForm {
  /// A rectangle of a field on its page.
  struct Widget {
    let number: Int
    /// In points of the page from its bottom left, as the file has it.
    let rect: String
    let title: String
    /// The forms that show it, first as it is, or off and on.
    let looks: [Int]
    /// Its key in the structure, if it stands there.
    let key: Int?
  }

  /// The fields that have been written.
  private(set) var fields: [(number: Int, name: String)] = []
  private var names: [String: Int] = [:]
  private var hasSignatures = false
  private var fonts: [PDFFieldFont] = []
  private let writer: PDFWriter
  /// Whether each rectangle says what it is for, not only its field.
  private let saysContents: Bool

  init(_ writer: PDFWriter, saysContents: Bool) {
    (self.writer, self.saysContents) = (writer, saysContents)
  }

  /// Takes back all fields behind the first ones.
  func removeAll(behind count: Int) {
    for field in fields[count...] { names[field.name] = nil }
    fields.removeLast(fields.count - count)
  }

  /// A name that no other field has, and that is one: points would part it into several.
  private func freeName(for field: FormField) -> String {
    let wanted = [field.name, field.label].compactMap(\.self).first { !$0.isEmpty } ?? field.kind.name
    let base = wanted.replacing(".", with: "-")
    guard let last = names[base] else {
      names[base] = 1
      return base
    }
    var number = last + 1
    while names["\(base)-\(number)"] != nil { number += 1 }
    (names[base], names["\(base)-\(number)"]) = (number, 1)
    return "\(base)-\(number)"
  }

  private func font(_ face: FontFace) -> PDFFieldFont {
    if let known = fonts.first(where: { $0.face.isSame(as: face) }) { return known }
    let font = PDFFieldFont(face, number: writer.allocate())
    fonts.append(font)
    return font
  }

  // MARK: Fields

  /// Writes a field with its rectangles on a page.
  func add(
    _ field: FormField, _ widgets: [Widget], page: Int, color: CGColor
  ) throws(Diagnostic) {
    let name = freeName(for: field)
    var entries = "/T \(PDFText.string(name))"
    if let label = field.label, !label.isEmpty { entries += " /TU \(PDFText.string(label))" }
    entries += " " + value(of: field, color)
    if case .radio = field.kind {
      let number = writer.allocate()
      fields.append((number, name))
      let kids = widgets.map { "\($0.number) 0 R" }.joined(separator: " ")
      try writer.append("<< \(entries) /Kids [ \(kids) ] >>", as: number)
      for (index, widget) in widgets.enumerated() {
        let title = [field.label ?? "", widget.title].filter { !$0.isEmpty }.joined(separator: ": ")
        let own = "/Parent \(number) 0 R" + (title.isEmpty ? "" : " /TU \(PDFText.string(title))")
        try write(
          widget, own, saying: title, state: "\(index)", isOn: field.kind.isOn(index), page: page)
      }
    } else if let widget = widgets.first {
      fields.append((widget.number, name))
      try write(
        widget, entries, saying: field.label ?? "", state: field.kind.isTurned ? "Yes" : nil,
        isOn: field.kind.isOn(0), page: page)
    }
  }

  private func write(
    _ widget: Widget, _ entries: String, saying contents: String, state: String?, isOn: Bool, page: Int
  ) throws(Diagnostic) {
    var words = "<< /Type /Annot /Subtype /Widget /F 4 /P \(page) 0 R /Rect [ \(widget.rect) ] /BS << /W 0 >>"
    words += "\n   \(entries)"
    if saysContents, !contents.isEmpty { words += " /Contents \(PDFText.string(contents))" }
    if let state, widget.looks.count == 2 {
      words += "\n   /AS /\(isOn ? state : "Off")"
      words += " /AP << /N << /Off \(widget.looks[0]) 0 R /\(state) \(widget.looks[1]) 0 R >> >>"
    } else if let look = widget.looks.first {
      words += "\n   /AP << /N \(look) 0 R >>"
    }
    if let key = widget.key { words += " /StructParent \(key)" }
    try writer.append(words + " >>", as: widget.number)
  }

  /// Bits of flags, ISO 32000-1, tables 221, 226, 228 and 230, counted from 1.
  private enum Flag: Int {
    case readOnly = 1
    case multiline = 13
    case password = 14
    case noToggleToOff = 15
    case radio = 16
    case combo = 18
  }

  /// The type, flags, value and font of a field.
  private func value(of field: FormField, _ color: CGColor) -> String {
    func words(_ type: String, _ own: Flag..., rest: String = "") -> String {
      let flags = own + (field.isReadOnly ? [.readOnly] : [])
      let bits = flags.reduce(0) { $0 | 1 << ($1.rawValue - 1) }
      return "/FT /\(type)" + (bits == 0 ? "" : " /Ff \(bits)") + rest
    }
    func both(_ value: String) -> String { " /V \(value) /DV \(value)" }
    func options(_ titles: [String], _ chosen: Int?, isList: Bool) -> String {
      var words = " /Opt [ \(titles.map(PDFText.string).joined(separator: " ")) ]"
      guard let chosen, titles.indices.contains(chosen) else { return words }
      words += both(PDFText.string(titles[chosen]))
      return isList ? words + " /I [ \(chosen) ] /TI \(chosen)" : words
    }
    switch field.kind {
    case .line(let text):
      return words("Tx", rest: text.isEmpty ? "" : both(PDFText.string(text))) + look(of: field, color)
    case .lines(let text):
      return words("Tx", .multiline, rest: text.isEmpty ? "" : both(PDFText.string(text)))
        + look(of: field, color)
    case .secret: return words("Tx", .password) + look(of: field, color)
    case .check(let isOn): return words("Btn", rest: both(isOn ? "/Yes" : "/Off"))
    case .radio(let chosen):
      let titles = field.parts.map { PDFText.string($0.title) }.joined(separator: " ")
      return words(
        "Btn", .radio, .noToggleToOff, rest: " /Opt [ \(titles) ]" + both(chosen.map { "/\($0)" } ?? "/Off"))
    case .menu(let titles, let chosen):
      return words("Ch", .combo, rest: options(titles, chosen, isList: false)) + look(of: field, color)
    case .list(let titles, let chosen):
      return words("Ch", rest: options(titles, chosen, isList: true)) + look(of: field, color)
    case .signature:
      hasSignatures = true
      return words("Sig")
    }
  }

  /// The font, colour and place of what is filled in.
  private func look(of field: FormField, _ color: CGColor) -> String {
    let font = font(field.font.face)
    var words = PDFBytes()
    PDFColor(color).add(to: &words, forStroke: false)
    let paint = String(decoding: words.bytes.dropLast(), as: UTF8.self)
    let side =
      switch field.textAlignment {
      case .center: 1
      case .right: 2
      default: 0
      }
    return " /DA (/F\(font.number) \(PDFText.number(field.font.pointSize)) Tf \(paint))"
      + (side == 0 ? "" : " /Q \(side)")
  }

  // MARK: The end

  /// Writes the fonts; gives what the catalog says of the fields, which is nothing where there are none.
  func finish() throws(Diagnostic) -> String {
    for font in fonts { try font.write(to: writer) }
    if fields.isEmpty { return "" }
    let list = fields.map { "\($0.number) 0 R" }.joined(separator: " ")
    var words = "\n   /AcroForm << /Fields [ \(list) ]"
    if let first = fonts.first {
      let names = fonts.map { "/F\($0.number) \($0.number) 0 R" }.joined(separator: " ")
      words += " /DR << /Font << \(names) >> >> /DA (/F\(first.number) 0 Tf 0 g)"
    }
    if hasSignatures { words += " /SigFlags 1" }
    return words + " >>"
  }
}

extension Diagnostic {
  /// A field of which nobody is told what it is for.
  static func fieldWithoutLabel(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "A PDF/UA document says of each field what it is for, and '\(name)' has no label",
      notes: [Note("accessibilityLabel says it; a text field's placeholder does, too")])
  }
}
