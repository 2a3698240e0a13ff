import QuoinDiagnostics

/// The sentences about characters, references, comments and declarations.
extension Diagnostic {
  static func strayAmpersand(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "An & that begins no reference must be written &amp;", at: span)
  }

  static func unknownEntity(_ name: String, at span: SourceSpan) -> Diagnostic {
    let nearest = NearestNames(to: name, among: MarkupReference.entities.keys)?.map { "&\($0);" }
    return Diagnostic(
      .error, "Unknown entity &\(name);; XML has &lt; &gt; &amp; &quot; &apos; and numbers such as &#160;",
      at: span,
      suggestions: MarkupReference.namesOfHTML[name].map { NearestNames($0) } ?? nearest)
  }

  static func unterminatedReference(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The reference \(text) has no semicolon behind it", at: span, suggestion: "\(text);")
  }

  static func illegalReference(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "\(text) stands for no character that XML allows", at: span)
  }

  static func illegalCharacter(_ code: UInt32, at span: SourceSpan) -> Diagnostic {
    let name = Unicode.Scalar(code)?.hexadecimalName ?? "\(code)"
    return Diagnostic(.error, "XML does not allow the control character \(name)", at: span)
  }

  static func sectionEndInText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "]]> in text must be written ]]&gt;", at: span)
  }

  static func unclosedComment(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The comment is not closed; expected -->", at: span)
  }

  static func brokenComment(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "A comment begins with <!--", at: span)
  }

  static func doubleHyphenInComment(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "A comment must not contain -- before its end", at: span)
  }

  static func unclosedSection(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The CDATA section is not closed; expected ]]>", at: span)
  }

  static func documentTypeNotAllowed(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "A document type is not allowed; templates have neither a DTD nor entities of their own",
      at: span)
  }

  static func declarationNotAllowed(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "A declaration with <! is not allowed; expected <!-- or <![CDATA[", at: span)
  }

  static func unclosedInstruction(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The processing instruction is not closed; expected ?>", at: span)
  }

  static func namelessInstruction(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The processing instruction has no name", at: span)
  }

  static func lateDeclaration(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The XML declaration must be the first thing in the file", at: span)
  }

  static func unsupportedEncoding(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The file says that it is \(name); templates are UTF-8", at: span)
  }

  static func utf16(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The file is UTF-16; templates are UTF-8", at: span)
  }

  static func invalidUTF8(_ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(.error, "The byte 0x\(digits) here is not valid UTF-8", at: span)
  }
}

extension Unicode.Scalar {
  /// The code point as people write it: `U+0007`.
  var hexadecimalName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
