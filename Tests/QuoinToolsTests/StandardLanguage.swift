import QuoinResources
import QuoinTemplates
import QuoinTools

/// What most tests are about: templates of the standard components.
extension TemplateLanguage {
  static let standard = TemplateLanguage(registry: .standard)
}

extension TemplateChecker {
  convenience init(loader: ((_ path: String) -> ResourceLoader)? = nil) {
    self.init(registry: .standard, loader: loader)
  }
}
