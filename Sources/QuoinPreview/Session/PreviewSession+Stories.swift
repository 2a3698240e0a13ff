import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

extension PreviewSession {
  /// Takes the data and the settings of the story that is shown, as its file has them now; what the page was set to while it
  /// was shown stays as long as the file says nothing new.
  ///
  /// - Throws: What is wrong in the file of stories, or that the story is not there any more.
  func readStory(of template: URL) throws(Diagnostics) {
    guard let name = story else { return }
    do throws(Diagnostic) {
      let loader = project.loader(edited: edited).noting(in: files)
      let found = try Story.find(name, of: template, loader: loader)
      switch found.source {
      case .beside: break
      case .file(let url): (data, typedData) = (url, nil)
      case .text(let json): (data, typedData) = (nil, json)
      }
      if found.settings == statedSettings { return }
      statedSettings = found.settings
      settings = ownSettings
      settings.take(found.settings)
      tellDocument(settings)
    } catch {
      if statedSettings == nil { tellDocument(settings) }
      throw Diagnostics([error])
    }
    if let stage { try stage.layOut(in: environment, size: settings.layout.renderSize) }
  }

  /// Goes on with other data than the story's, in what it was shown in.
  func leaveStory() {
    guard story != nil else { return }
    (story, statedSettings, ownSettings) = (nil, nil, settings)
    tellDocument(settings)
  }

  /// Writes what is shown into the file of stories, and opens it as one.
  ///
  /// - Parameter name: How the story is called; what is shown as that one is written anew.
  /// - Throws: That there is another one of the name, or why nothing can be written.
  func keepStory(_ name: String) throws(Diagnostic) {
    guard let file, let url = documentURL, let stage else { return }
    let stories = Story.file(of: url)
    let loader = project.loader(edited: edited)
    let old = loader.fileExists(at: stories) ? try text(of: stories.path) : nil
    let text = try Story.adding(
      name, data: storyData(of: url, constants: stage.document.data.constants),
      settings: settings.story(over: project.settings), to: old ?? "", replacing: name == story, in: stories)
    try write(text, to: stories.path, inPlaceOf: old)
    tellProject()
    open(file, story: name)
  }

  /// What a story says of the data that are shown: their file where they are as that has them.
  private func storyData(of template: URL, constants: [String: Constant]) -> JSONText? {
    if typedData == nil, state == statedState {
      if data == TemplateData.file(beside: template) { return nil }
      if let data, data.deletingLastPathComponent() == template.deletingLastPathComponent() {
        return .string(data.lastPathComponent)
      }
    }
    let shown = StateValue.object(state).json
    if constants.isEmpty { return shown }
    return [
      "state": shown, "constants": StateValue.object(constants.mapValues { StateValue($0.value) }).json,
    ]
  }

  /// Draws small pictures of what the page names, or has named.
  func showGallery(_ tiles: [PreviewCommand.TileName]? = nil) {
    let (gallery, settings, pageScale) = (gallery, ownSettings, pageScale)
    Task { await gallery.show(tiles, settings.layout, pageScale: pageScale) }
  }
}
