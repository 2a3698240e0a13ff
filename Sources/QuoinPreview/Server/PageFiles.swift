import Foundation
import QuoinResources

/// The files of the page, which are part of the program.
enum PageFiles {
  private static let files: [String: (bytes: [UInt8], type: String)] = [
    "": (PackageResources.index_html, html), "index.html": (PackageResources.index_html, html),
    "preview.css": (PackageResources.preview_css, css),
    "changes.js": (PackageResources.changes_js, script), "clock.js": (PackageResources.clock_js, script),
    "connection.js": (PackageResources.connection_js, script),
    "controls.js": (PackageResources.controls_js, script),
    "code.js": (PackageResources.code_js, script), "design.js": (PackageResources.design_js, script),
    "design.css": (PackageResources.design_css, css), "field.js": (PackageResources.field_js, script),
    "gallery.js": (PackageResources.gallery_js, script),
    "inspector.js": (PackageResources.inspector_js, script),
    "later.js": (PackageResources.later_js, script), "link.js": (PackageResources.link_js, script),
    "memory.js": (PackageResources.memory_js, script),
    "marks.js": (PackageResources.marks_js, script),
    "nodes.js": (PackageResources.nodes_js, script),
    "overlay.js": (PackageResources.overlay_js, script), "palette.js": (PackageResources.palette_js, script),
    "panels.js": (PackageResources.panels_js, script),
    "pages.js": (PackageResources.pages_js, script), "place.js": (PackageResources.place_js, script),
    "placing.js": (PackageResources.placing_js, script),
    "preview.js": (PackageResources.preview_js, script),
    "problems.js": (PackageResources.problems_js, script), "sight.js": (PackageResources.sight_js, script),
    "stage.js": (PackageResources.stage_js, script),
    "state.js": (PackageResources.state_js, script), "icon.svg": (PackageResources.icon_svg, "image/svg+xml"),
  ]
  private static let html = "text/html; charset=utf-8"
  private static let css = "text/css; charset=utf-8"
  private static let script = "text/javascript; charset=utf-8"

  /// The editor of the sandbox, as Debian's package libjs-codemirror has it; the page does without where it is not there.
  private static let editorFolder = Installation.current.data("javascript/codemirror/")
  private static let editorFiles: Set<String> = [
    "lib/codemirror.js", "lib/codemirror.css", "mode/xml/xml.js", "addon/edit/closetag.js",
    "addon/edit/closebrackets.js", "addon/fold/xml-fold.js", "addon/hint/show-hint.js",
    "addon/hint/show-hint.css",
  ]

  /// A file of the page; nothing for any other path.
  static func file(_ path: String) -> (data: Data, type: String)? {
    if path.hasPrefix("codemirror/") { return editorFile(String(path.dropFirst(11))) }
    return files[path].map { (Data($0.bytes), $0.type) }
  }

  private static func editorFile(_ path: String) -> (data: Data, type: String)? {
    guard editorFiles.contains(path) else { return nil }
    let url = URL(fileURLWithPath: editorFolder + path)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [URL(fileURLWithPath: editorFolder)]))
    guard let data = try? loader.data(at: url) else { return nil }
    return (data, path.hasSuffix(".css") ? css : script)
  }
}
