extension TextLayout {
  /// Whether a test holds for all fonts that the text asks for.
  package func asksOnly(for isMeant: (UIFont) -> Bool) -> Bool {
    var last = -1
    for run in content.text.runs where run.span != last {
      last = run.span
      if !isMeant(content.spans.font(run.span)) { return false }
    }
    return true
  }

  /// The fonts that the text asks for, each once, in the order of the text; what stands in for them is none of these.
  package var fonts: [UIFont] {
    var fonts: [UIFont] = []
    _ = asksOnly { font in
      if !fonts.contains(font) { fonts.append(font) }
      return true
    }
    return fonts
  }
}
