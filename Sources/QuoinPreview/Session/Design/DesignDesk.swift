import Foundation
import QuoinEditing
import QuoinResources
import QuoinTemplates
import QuoinTools

/// What a session keeps while its picture is inspected or designed.
struct DesignDesk {
  /// Whether the page wants to know of the nodes.
  var isInspecting = false
  /// Whether the page shows the text of the template.
  var isEditing = false
  /// The nodes as they were told last.
  var tree = TreeInspection()
  /// What has become since of the files that they were made of.
  var followed = FollowedTexts()
  var history = DesignHistory()
  /// The history as it was before each change that the editor was asked for and has not answered.
  var asked: [DesignHistory] = []
  /// What can be undone and done again, as it was told last.
  var toldSteps: [String?] = []
  /// What is being dragged, from where.
  var drag: DraggedNodes?
  /// The elements to be selected once they are there: their file, and where their names stand.
  var awaited: (file: String, names: [Int])?
  /// Where the editor's caret stands in a template that is to be opened.
  var awaitedCaret: (path: String, offset: Int)?
  /// When the last step was a nudge, and of which nodes, so that several in a row are one step.
  var lastNudge: (time: ContinuousClock.Instant, keys: [String])?
  /// The text of the template as it was told last: file, text, and whether it is saved.
  var toldText: (String, String, Bool)?
  /// The texts that are read in place of what files hold.
  var edited = EditedFiles() {
    didSet { known?.folder.edited = edited }
  }
  /// The texts of files that are edited, as they were when that began.
  var bases: [String: String] = [:]
  private var known: DesignWords?

  /// Forgets what files there are, strings and images, as some have changed.
  func forgetListings() { known?.folder.forgetListings() }

  /// The words that templates of a project are made of; worked out when they are first asked for.
  mutating func words(of project: PreviewProject) -> DesignWords {
    if let known { return known }
    let words = DesignWords(project)
    words.folder.edited = edited
    known = words
    return words
  }
}

/// What a designer and an editor know of a project's templates.
struct DesignWords: Sendable {
  let designer: Designer
  let language: TemplateLanguage
  let folder: TemplateFolder

  init(_ project: PreviewProject) {
    language = TemplateLanguage(registry: project.registry)
    designer = Designer(schema: language.schema)
    folder = TemplateFolder(root: project.folder)
  }

  /// Whether things are put into an element by dropping them on it, rather than beside it.
  func holdsOthers(_ element: String) -> Bool {
    guard let component = language.registry[element], component.hasView else { return false }
    if component.component.container != nil || element == "UIView" { return true }
    return component.body == nil && !component.inherits(from: "UIControl")
      && !component.inherits(from: "UIImageView")
  }
}

/// Nodes that are being dragged.
struct DraggedNodes {
  let keys: [String]
  let nodes: [(inspection: NodeInspection, details: NodeDetails)]
  /// The file that they are in, and its text before the drag.
  let file: String
  let text: String
  /// Where the names of their elements stand in it.
  var names: [Int] {
    nodes.compactMap { node in
      node.inspection.place.flatMap { $0.file == file ? $0.range.lowerBound : nil }
    }
  }
  /// Draws them to what is around them; nothing where a container orders them.
  let snapping: Snapping?
  /// What goes with the pointer.
  let shape: Snapping.Shape
  /// How far they are dragged by now, in points of the picture.
  var drag = FrameDrag()
  /// Before which node they go in the container that orders them; nothing for its end.
  var before: String?
}
