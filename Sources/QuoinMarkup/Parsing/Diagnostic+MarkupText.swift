import QuoinDiagnostics

/// The sentences about characters, references, comments and declarations.
extension Diagnostic {
  static var strayAmpersand: Diagnostic {
    Diagnostic(.error, "An & that begins no reference must be written &amp;")
  }

  static func unknownEntity(_ name: String) -> Diagnostic {
    let nearest = NearestNames(to: name, among: MarkupReference.entities.keys)?.map { "&\($0);" }
    return Diagnostic(
      .error, "Unknown entity &\(name);; XML has &lt; &gt; &amp; &quot; &apos; and numbers such as &#160;",
      suggestions: MarkupReference.namesOfHTML[name].map { NearestNames($0) } ?? nearest)
  }

  static func unterminatedReference(_ text: String) -> Diagnostic {
    Diagnostic(.error, "The reference \(text) has no semicolon behind it", suggestion: "\(text);")
  }

  static func illegalReference(_ text: String) -> Diagnostic {
    Diagnostic(.error, "\(text) stands for no character that XML allows")
  }

  static func illegalCharacter(_ code: UInt32) -> Diagnostic {
    let name = Unicode.Scalar(code)?.hexadecimalName ?? "\(code)"
    return Diagnostic(.error, "XML does not allow the control character \(name)")
  }

  static var sectionEndInText: Diagnostic {
    Diagnostic(.error, "]]> in text must be written ]]&gt;")
  }

  static var unclosedComment: Diagnostic {
    Diagnostic(.error, "The comment is not closed; expected -->")
  }

  static var brokenComment: Diagnostic {
    Diagnostic(.error, "A comment begins with <!--")
  }

  static var doubleHyphenInComment: Diagnostic {
    Diagnostic(.error, "A comment must not contain -- before its end")
  }

  static var unclosedSection: Diagnostic {
    Diagnostic(.error, "The CDATA section is not closed; expected ]]>")
  }

  static var documentTypeNotAllowed: Diagnostic {
    Diagnostic(
      .error, "A document type is not allowed; templates have neither a DTD nor entities of their own")
  }

  static var declarationNotAllowed: Diagnostic {
    Diagnostic(.error, "A declaration with <! is not allowed; expected <!-- or <![CDATA[")
  }

  static var unclosedInstruction: Diagnostic {
    Diagnostic(.error, "The processing instruction is not closed; expected ?>")
  }

  static var namelessInstruction: Diagnostic {
    Diagnostic(.error, "The processing instruction has no name")
  }

  static var lateDeclaration: Diagnostic {
    Diagnostic(.error, "The XML declaration must be the first thing in the file")
  }

  static func unsupportedEncoding(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The file says that it is \(name); templates are UTF-8")
  }

  static var utf16: Diagnostic {
    Diagnostic(.error, "The file is UTF-16; templates are UTF-8")
  }

  static func invalidUTF8(_ byte: UInt8) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(.error, "The byte 0x\(digits) here is not valid UTF-8")
  }
}

extension Unicode.Scalar {
  /// The code point as people write it: `U+0007`.
  var hexadecimalName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
