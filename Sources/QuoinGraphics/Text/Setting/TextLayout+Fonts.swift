extension TextLayout {
  /// The fonts that the text asks for, each once, in the order of the text; what stands in for them is none of these.
  package var fonts: [UIFont] {
    var fonts: [UIFont] = []
    var last = -1
    for run in content.text.runs where run.span != last {
      last = run.span
      let font = content.spans.font(run.span)
      if !fonts.contains(font) { fonts.append(font) }
    }
    return fonts
  }
}
