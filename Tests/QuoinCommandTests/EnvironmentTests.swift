import Foundation
import Testing

/// What the environment says to the C libraries must not show in the output.
@Suite struct EnvironmentTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "page.xml",
      """
      <UIView width="300" height="240" backgroundColor="white">
        <UILabel left="8" top="8" width="120" numberOfLines="0" font="System 13"
          text="AV fi ffi 漢字かな 한국어 العربية עברית हिन्दी क्षत्रिय ภาษาไทยไม่เว้นวรรคระหว่างคำ 😀"/>
        <UIImageView left="140" top="8" width="150" height="100" image="words.svg"/>
        <UILabel left="8" bottom="100% - 8" font="Noto Serif italic 15" text="{1234.5} İstanbul"/>
      </UIView>
      """)
    try folder.write(
      "words.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="150" height="100"><rect width="9" height="9" fill="red"/>
      <text x="4" y="40" font-size="20" font-family="sans-serif">Words 漢字</text>
      <text x="4" y="80" font-size="20" font-family="Noto Serif" font-style="italic">more words</text></svg>
      """)
    try folder.write(
      "fonts.conf",
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>/usr/share/fonts</dir><match target="pattern"><edit name="family" mode="assign" binding="same">
      <string>Liberation Mono</string></edit></match></fontconfig>
      """)
    let home = folder.url.appendingPathComponent("home/.config/fontconfig")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: folder.url.appendingPathComponent("fonts.conf"), to: home.appendingPathComponent("fonts.conf"))
  }

  private func draw(_ format: String, _ environment: [String: String]) throws -> Data {
    let name = "page.\(format)"
    let run = try folder.run(["render", "page.xml", "-o", name], environment: environment)
    #expect(run.status == 0, "\(run.error)")
    return try Data(contentsOf: folder.url.appendingPathComponent(name))
  }

  @Test func noVariableChangesAByte() throws {
    let here = folder.url.path
    let environments: [[String: String]] = [
      [
        "FREETYPE_PROPERTIES":
          "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0 truetype:interpreter-version=35"
      ],
      ["HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible"],
      ["FONTCONFIG_FILE": here + "/fonts.conf"],
      ["FONTCONFIG_PATH": here, "FC_LANG": "ja"],
      ["FONTCONFIG_SYSROOT": here],
      ["HOME": here + "/home", "XDG_CONFIG_HOME": here + "/home/.config", "XDG_DATA_HOME": here],
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ja", "TZ": "Asia/Tokyo"],
      ["PANGO_LANGUAGE": "ja:zh", "LIBTHAI_DICTDIR": "/nonexistent", "CAIRO_DEBUG_PDF": "1"],
      ["PIXMAN_DISABLE": "fast mmx sse2 ssse3 wholeops", "GDK_PIXBUF_MODULE_FILE": "/dev/null"],
      ["G_DEBUG": "fatal-warnings", "G_MESSAGES_DEBUG": "all", "G_SLICE": "always-malloc"],
    ]
    for format in ["png", "pdf"] {
      let expected = try draw(format, [:])
      for environment in environments {
        #expect(try draw(format, environment) == expected, "\(format) with \(environment)")
      }
    }
    let all = environments.reduce(into: [:]) { $0.merge($1) { $1 } }
    #expect(try draw("svg", all) == draw("svg", [:]))
  }
}
