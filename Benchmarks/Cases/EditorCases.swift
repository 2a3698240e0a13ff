import Foundation
import Quoin
import QuoinEditing
import QuoinTools

/// What a keystroke in a file of 2,000 lines costs a language server, beside reading the file anew.
var editorCases: BenchmarkGroup {
  BenchmarkGroup("editor", makeEditorCases)
}

private func makeEditorCases() -> [Benchmark] {
  let text = twoThousandLines
  let language = TemplateLanguage(registry: .standard)
  guard
    let place = text.range(
      of: "{user.", range: text.index(text.startIndex, offsetBy: text.count / 2)..<text.endIndex)
  else { return [] }
  let offset = text.utf8.distance(from: text.startIndex, to: place.upperBound)
  return [
    Benchmark(
      "editor/completion in 2,000 lines",
      .init("reading") { keep(EditedTemplate(text: text, language: language)) },
      .init("completion") { keep(EditedTemplate(text: text, language: language).completions(at: offset)) }),
    Benchmark(
      "editor/problems in 2,000 lines",
      .init("reading") { keep(EditedTemplate(text: text, language: language)) },
      .init("problems") { keep(EditedTemplate(text: text, language: language).problems()) }),
  ]
}

/// 249 labels, an attribute a line.
private var twoThousandLines: String {
  var lines = ["<UIView height=\"8000\" width=\"390\">", "    <macro name=\"user\" value=\"'Ann'\"/>"]
  for index in 0..<249 {
    lines += [
      "    <UILabel", "        font=\"body bold\"", "        left=\"20\"", "        right=\"20\"",
      "        text=\"Row \(index) {user.count}\"", "        textColor=\"systemBlue\"",
      "        top=\"previous.bottom + 4\"", "    />",
    ]
  }
  return (lines + ["</UIView>"]).joined(separator: "\n")
}
