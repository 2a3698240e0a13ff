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
        "  public class var layoutMembers: [OwnerMember] {\n    []\n  }"))
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
}
