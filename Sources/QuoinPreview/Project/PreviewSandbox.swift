import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinResources
import QuoinTools

/// A place to try templates in: a folder with one in it to begin with.
public struct PreviewSandbox: Sendable {
  /// The file or the folder that is shown.
  public let path: String
  /// The template to begin with, where there is one of its name.
  let template: String
  /// Whether it goes when it is done with.
  private let isTemporary: Bool

  /// Makes what is missing: a template where a folder has none or a file of that name is not there, and a folder where
  /// none is named.
  ///
  /// - Parameter path: The file or the folder; nothing for a folder of its own, which goes at the end unless
  ///   something is saved in it.
  /// - Throws: A diagnostic where nothing can be written there.
  public init(path: String?) throws(Diagnostic) {
    isTemporary = path == nil
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-sandbox-\(UUID().uuidString.prefix(8))")
    let given = path ?? temporary.path
    template = given.hasSuffix(".xml") ? given : given + "/sandbox.xml"
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: given, isDirectory: &isFolder)
    let schema = ComponentRegistry.documents.schema
    let holdsTemplates =
      exists && isFolder.boolValue
      ? try !TemplateCatalogue().templates(at: given, schema: schema, limit: 1).isEmpty : exists
    // What somebody has saved there is not listed where it does not look like a template yet.
    let isSaved = files.fileExists(atPath: template)
    self.path = !holdsTemplates && isSaved ? template : given
    if holdsTemplates || isSaved { return }
    try OutputFile(path: template).write(Data(Self.beginning.utf8))
  }

  /// Takes a folder of its own away, unless something has been saved there.
  ///
  /// - Returns: The folder, where it stays for what was saved in it.
  public func remove() -> String? {
    guard isTemporary else { return nil }
    let files = try? FileManager.default.contentsOfDirectory(atPath: path)
    let isUntouched = try? Data(contentsOf: URL(fileURLWithPath: template)).elementsEqual(Self.beginning.utf8)
    guard files == ["sandbox.xml"], isUntouched == true else { return path }
    try? FileManager.default.removeItem(atPath: path)
    return nil
  }

  private static let beginning = """
    <UIView width="320" height="auto + 16" backgroundColor="systemBackground">
        <GradientView id="head" width="100%" height="96" colors="[#5746d8, #2f9bd8]"/>
        <UILabel id="title" left="20" top="#head.bottom + 16" right="20" font="bold 22" numberOfLines="0">
            Hello, sandbox
        </UILabel>
        <UILabel left="20" top="previous.bottom + 6" right="20" textColor="secondaryLabel" numberOfLines="0"
            text="Change anything here: the picture follows as you type. Control and Space show what may stand at the cursor."/>
        <UIButton left="20" top="previous.bottom + 16" type="system" title="A button"/>
    </UIView>

    """
}
