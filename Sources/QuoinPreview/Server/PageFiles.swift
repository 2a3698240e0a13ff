import Foundation

/// The files of the page, which are part of the program.
enum PageFiles {
  private static let files: [String: (bytes: [UInt8], type: String)] = [
    "": (PackageResources.index_html, html), "index.html": (PackageResources.index_html, html),
    "preview.css": (PackageResources.preview_css, "text/css; charset=utf-8"),
    "clock.js": (PackageResources.clock_js, script),
    "connection.js": (PackageResources.connection_js, script),
    "controls.js": (PackageResources.controls_js, script),
    "preview.js": (PackageResources.preview_js, script),
    "problems.js": (PackageResources.problems_js, script), "stage.js": (PackageResources.stage_js, script),
    "state.js": (PackageResources.state_js, script), "icon.svg": (PackageResources.icon_svg, "image/svg+xml"),
  ]
  private static let html = "text/html; charset=utf-8"
  private static let script = "text/javascript; charset=utf-8"

  /// A file of the page; nothing for any other path.
  static func file(_ path: String) -> (data: Data, type: String)? {
    files[path].map { (Data($0.bytes), $0.type) }
  }
}
