import Foundation
import QuoinTemplates
import QuoinTools

/// What most tests are about: templates of the standard components.
extension TemplateLanguage {
  static let standard = TemplateLanguage(registry: .standard)
}

extension EditedTemplate {
  init(text: String, url: URL? = nil, folder: TemplateFolder = TemplateFolder()) {
    self.init(text: text, url: url, folder: folder, language: .standard)
  }
}
