import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinScreens
import QuoinTemplates

/// Expects that a template looks as it was recorded in each of its stories, which stand beside it: those of `card.xml` in
/// `card.stories.json`.
///
/// The picture of a story has its name behind that of the expectation, in small letters with hyphens: `card-at-night`.
///
/// ```swift
/// expectStories(of: Bundle.module.url(forResource: "card", withExtension: "xml"))
/// ```
///
/// - Parameters:
///   - template: The template's file; nothing, as a bundle gives it for what it does not have, fails.
///   - name: What the pictures are called before the name of the story; the template's name unless given.
///   - loader: Reads the template and what it names; without one, files in the same folder and below may be read.
///   - registry: The components that the template may name.
///   - tolerance: How far pictures may differ; unless given not so far that anybody sees it.
public func expectStories(
  of template: URL?, _ name: String? = nil, loader: ResourceLoader? = nil,
  registry: ComponentRegistry = .standard, tolerance: PictureTolerance? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  do throws(Diagnostics) {
    guard let template else { throw Diagnostics([.noTemplate]) }
    let stories: [Story]
    do throws(Diagnostic) {
      stories = try Story.all(of: template, loader: loader)
      if stories.isEmpty { throw .noStories(in: Story.file(of: template).path) }
    } catch { throw Diagnostics([error]) }
    let compiled = try Template(contentsOf: template, loader: loader, registry: registry)
    let name = name ?? template.deletingPathExtension().lastPathComponent
    for story in stories {
      let node: LayoutNode
      do throws(Diagnostics) { node = try compiled.node(of: story, at: template, loader) } catch {
        FailureReporter.current(TestFailure("In the story '\(story.name)': \(error)", at: place))
        continue
      }
      Surroundings.$current.withValue(Surroundings(of: story)) {
        expectPicture(
          of: node, "\(name)-\(story.slug)", tolerance: tolerance, fileID: fileID, filePath: filePath,
          line: line,
          column: column, function: function)
      }
    }
  } catch {
    FailureReporter.current(TestFailure(error.description, at: place))
  }
}

extension Template {
  fileprivate func node(
    of story: Story, at template: URL, _ loader: ResourceLoader?
  ) throws(Diagnostics) -> LayoutNode {
    let data: TemplateData
    do throws(Diagnostic) { data = try story.data(of: template, loader: loader) } catch {
      throw Diagnostics([error])
    }
    return try instantiate(state: data.stateValues, constants: data.constantValues)
  }
}

nonisolated extension Surroundings {
  /// What a story is shown in.
  fileprivate init(of story: Story) {
    let settings = story.settings
    self.init()
    device = settings.device
    if settings.width != nil || settings.height != nil {
      size = CGSize(width: settings.width ?? 0, height: settings.height ?? 0)
    }
    (scale, appearance, direction) = (settings.scale, settings.appearance, settings.direction)
    language = settings.language.isEmpty ? nil : settings.language
    textSize = settings.textSize
  }
}

nonisolated extension Diagnostic {
  fileprivate static let noTemplate = Diagnostic(.error, "There is no template; a bundle has no such file")
}
