import Testing

@Suite struct LayoutMembersTests {
  @Test func outletsAndActionsAreListed() {
    #expect(
      expansion(
        of: """
          @LayoutMembers
          final class Screen: UIViewController {
            @Outlet var label: UILabel?
            @Outlet("title") weak var heading: UILabel!
            var other = 1
            @Action func press() {}
            @Action func select(_ button: UIButton) {}
            @Action func drag(_ sender: UIControl, event: UIEvent?) {}
            @Action("go:") func leave(by door: UIButton) {}
            func helper() {}
          }
          """) == """
          final class Screen: UIViewController {
            var label: UILabel?
            weak var heading: UILabel!
            var other = 1
            func press() {}
            func select(_ button: UIButton) {}
            func drag(_ sender: UIControl, event: UIEvent?) {}
            func leave(by door: UIButton) {}
            func helper() {}

            static var layoutMembers: [OwnerMember] {
              [
                .outlet("label", \\Screen.label),
                .outlet("title", \\Screen.heading),
                .action("press", Screen.press),
                .action("select:", Screen.select(_:)),
                .action("drag:event:", Screen.drag(_:event:)),
                .action("go:", Screen.leave(by:)),
              ]
            }
          }
          """)
  }

  @Test func aPublicClassThatOthersInheritFromCanBeAddedTo() {
    #expect(
      expansion(of: "@LayoutMembers\nopen class Screen: UIViewController {\n}").contains(
        "  open class var layoutMembers: [OwnerMember] {\n    []\n  }"))
    #expect(
      expansion(
        of: "@LayoutMembers(addsToInherited: true)\nclass Inner: Screen {\n  @Outlet var a: UIView?\n}"
      ).contains(
        """
          override class var layoutMembers: [OwnerMember] {
            super.layoutMembers + [
              .outlet("a", \\Inner.a),
            ]
          }
        """))
  }

  @Test func methodsOfOneNameAreToldApart() {
    let expanded = expansion(
      of: """
        @LayoutMembers
        final class Screen: UIViewController {
          @Action func press() {}
          @Action func press(_ button: UIButton) {}
        }
        """)
    #expect(
      expanded.contains(#".action("press", Screen.press as @Sendable (Screen) -> () -> Void),"#))
    #expect(expanded.contains(#".action("press:", Screen.press(_:)),"#))
  }

  @Test func onlyClassesOwnLayouts() {
    #expect(
      expansion(of: "@LayoutMembers\nstruct Screen {\n}")
        .hasPrefix("error: @LayoutMembers belongs in front of a class"))
  }

  @Test func theListIsSeenWhereverTheClassIs() {
    func line(_ modifiers: String, _ adds: String = "") -> String {
      let source = "@LayoutMembers\(adds)\n\(modifiers) class Screen: Base {\n}"
      return expansion(of: source).split(separator: "\n").first { $0.contains("layoutMembers") }?
        .trimmingPrefix("  ").description ?? ""
    }
    let type = "var layoutMembers: [OwnerMember] {"
    #expect(line("open") == "open class \(type)")
    #expect(line("open", "(addsToInherited: true)") == "open override class \(type)")
    #expect(line("public") == "public class \(type)")
    #expect(line("public final") == "public static \(type)")
    #expect(line("package") == "package class \(type)")
    #expect(line("fileprivate") == "class \(type)")
    #expect(
      expansion(of: "@TemplateComponent\nopen class Knob: UIView {\n}").contains(
        "public static let component"))
  }

  @Test func marksMayNameTheirModule() {
    let expanded = expansion(
      of: """
        @LayoutMembers
        final class Screen: UIViewController {
          @QuoinMacros.Outlet var label: UILabel?
        }
        """)
    #expect(expanded.contains(#".outlet("label", \Screen.label),"#))
  }

  @Test(arguments: [
    (
      "@LayoutMembers final class S { @Outlet var a, b: UIView? }",
      "peer macro can only be applied to a single variable"
    ),
    (
      "final class S { @Outlet var a: UIView? }",
      "@Outlet belongs into a class with @LayoutMembers, not into an extension of one"
    ),
    (
      "extension S { @Action func a() {} }",
      "@Action belongs into a class with @LayoutMembers, not into an extension of one"
    ),
    (
      "final class S { @Attribute var a = 0 }",
      "@Attribute belongs into a class with @TemplateComponent, not into an extension of one"
    ),
    ("@LayoutMembers final class S { @Action var a = 0 }", "@Action belongs in front of a method"),
    ("@LayoutMembers final class S { @Outlet func a() {} }", "@Outlet belongs in front of a property"),
  ])
  func aMarkOfWhichNothingWouldComeIsAnError(source: String, message: String) {
    #expect(expansion(of: source).hasPrefix("error: \(message)\n"))
  }
}
