extension MarkupElement {
  /// The edits that give an attribute a value, or add it behind the last one, set off from it as that one is.
  ///
  /// - Parameters:
  ///   - name: The attribute's name. With one that XML does not allow (`isMarkupName`) nothing changes.
  ///   - value: The value, without references; what XML needs is escaped.
  public func setting(_ name: String, to value: String) -> [MarkupEdit] {
    guard name.isMarkupName else { return [] }
    if let attribute = attribute(name) { return [attribute.settingValue(value)] }
    let text = "\(name)=\"\(value.escaped(for: .attribute(quote: "\"")))\""
    guard let last = attributes.last else {
      return [MarkupEdit(nameRange.upperBound..<nameRange.upperBound, with: " " + text)]
    }
    let gap = node.storage.spaces(before: last.range.lowerBound)
    let place = last.range.upperBound
    return [MarkupEdit(place..<place, with: (gap.isEmpty ? " " : gap) + text)]
  }

  /// The edits that remove an attribute together with the white space before it, as often as it is given.
  public func removingAttribute(_ name: String) -> [MarkupEdit] {
    attributes.filter { $0.name == name }.map { $0.removing() }
  }

  /// The edits that give the element another name, in both its tags.
  ///
  /// - Parameter name: The new name. With one that XML does not allow (`isMarkupName`) nothing changes.
  public func renaming(to name: String) -> [MarkupEdit] {
    guard name.isMarkupName else { return [] }
    return [nameRange, closingNameRange].compactMap { $0 }.map { MarkupEdit($0, with: name) }
  }
}

extension MarkupAttribute {
  /// The edit that gives the attribute another value, escaped as its quotes need it; quotes that lack are added.
  public func settingValue(_ value: String) -> MarkupEdit {
    let opening = storage.text(nameRange.upperBound..<valueRange.lowerBound).unicodeScalars.last
    guard let quote = opening, quote == "\"" || quote == "'" else {
      return MarkupEdit(
        nameRange.upperBound..<range.upperBound, with: "=\"\(value.escaped(for: .attribute(quote: "\"")))\"")
    }
    return MarkupEdit(valueRange, with: value.escaped(for: .attribute(quote: quote)))
  }

  /// The edits that give the attribute another name; none when XML does not allow it (`isMarkupName`).
  public func renaming(to name: String) -> [MarkupEdit] {
    name.isMarkupName ? [MarkupEdit(nameRange, with: name)] : []
  }

  /// The edit that removes the attribute together with the white space before it.
  func removing() -> MarkupEdit {
    let next = storage.source.contents.utf8.dropFirst(range.upperBound).first
    // Where nothing divides it from the next attribute, the space before it does from then on.
    let ends = next.map { MarkupCharacters.isSpace($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
    let gap = storage.spaces(before: range.lowerBound).utf8.count
    return MarkupEdit(range.lowerBound - (ends == false ? 0 : gap)..<range.upperBound, with: "")
  }
}
