import Foundation
import QuoinDiagnostics
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
      tellDocument()
    } catch {
      if statedSettings == nil { tellDocument() }
      throw Diagnostics([error])
    }
    if let stage { try stage.layOut(in: environment, size: settings.layout.renderSize) }
  }

  /// Goes on with other data than the story's, in what it was shown in.
  func leaveStory() {
    guard story != nil else { return }
    (story, statedSettings, ownSettings) = (nil, nil, settings)
    tellDocument()
  }

  /// Draws small pictures of what the page names, or has named.
  func showGallery(_ tiles: [PreviewCommand.TileName]? = nil) {
    let (gallery, settings, pageScale) = (gallery, ownSettings, pageScale)
    Task { await gallery.show(tiles, settings.layout, pageScale: pageScale) }
  }
}
