import QuoinDiagnostics
import QuoinMarkup
import QuoinTools

extension EditedTemplate {
  /// What may stand in an attribute of an element while its value is typed apart from the file, as in a field of an
  /// inspector.
  ///
  /// - Parameters:
  ///   - name: The attribute; one that the element does not have yet may be meant.
  ///   - typed: The value so far, references resolved.
  ///   - offset: Where the cursor is in it, in UTF-8 bytes.
  ///   - place: Where the name of the element stands.
  /// - Returns: The choices, with the range of what they replace in the value; nothing where the element has gone.
  public func completions(
    ofAttribute name: String, typed: String, at offset: Int, of place: SourceSpan
  ) -> CompletionList? {
    guard let element = try? markup.element(at: place),
      let text = TextChange(element.setting(name, to: typed), in: markup).applied(to: text)
    else { return nil }
    let edited = with(text)
    guard let attribute = edited.markup.element(named: place.range.lowerBound)?.attribute(name) else {
      return nil
    }
    let map = attribute.decodedValue.map
    let length = typed.utf8.count
    var list = edited.completions(at: map.fileOffset(of: min(max(0, offset), length)))
    // Back from the file to the value, in which references are shorter.
    list.items = list.items.map { item in
      var item = item
      item.text = Self.resolvingReferences(in: item.text)
      return item
    }
    func back(_ file: Int) -> Int { (0...length).first { map.fileOffset(of: $0) >= file } ?? length }
    list.range = back(list.range.lowerBound)..<max(back(list.range.lowerBound), back(list.range.upperBound))
    return list
  }

  /// What attributes an element may be given besides those that it has, while the name is typed apart from the file.
  ///
  /// - Parameters:
  ///   - typed: The name so far.
  ///   - place: Where the name of the element stands.
  /// - Returns: The choices, with the range of what they replace in the name; nothing where the element has gone.
  public func attributeNames(typed: String, of place: SourceSpan) -> CompletionList? {
    guard let element = try? markup.element(at: place) else { return nil }
    let end = element.attributes.last?.range.upperBound ?? element.nameRange.upperBound
    let edit = MarkupEdit(end..<end, with: " \(typed) ")
    guard let text = TextChange([edit], in: markup).applied(to: text) else { return nil }
    var list = with(text).completions(at: end + 1 + typed.utf8.count)
    list.range = 0..<typed.utf8.count
    return list
  }

  /// What a value that is written for a file stands for.
  private static func resolvingReferences(in text: String) -> String {
    let markup = Markup(source: SourceText(file: "", contents: "<a b=\"\(text)\"/>"))
    return markup.root?.attribute("b")?.value ?? text
  }

  /// The same place with another text.
  public func with(_ text: String) -> EditedTemplate {
    EditedTemplate(text: text, url: url, folder: folder, language: language)
  }
}
