import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Which of several nodes of one id is meant.
@Suite struct NearestNodeTests {
  @Test func itIsTheOneWithTheNearestAncestorInCommonAndOfThoseTheFirst() throws {
    let tree = try layOut(
      """
      <UIView height="20">
        <UIView width="#a.width + 1" height="1"/>
        <UIView width="90">
          <UIView><UIView id="a" width="10" height="1"/></UIView>
          <UIView id="a" width="20" height="1"/>
          <UIView width="#a.width + 1" height="1"/>
        </UIView>
        <UIView width="80">
          <UIView id="a" width="30" height="1"/>
          <UIView><UIView width="#a.width + 1" height="1"/></UIView>
          <UIView id="a" width="40" height="1"><UIView width="#a.width + 1"/></UIView>
        </UIView>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 20)
        ├─ UIView (0 0 11 1)
        ├─ UIView (0 0 90 20)
        │  ├─ UIView (0 0 90 20)
        │  │  └─ UIView#a (0 0 10 1)
        │  ├─ UIView#a (0 0 20 1)
        │  └─ UIView (0 0 11 1)
        └─ UIView (0 0 80 20)
           ├─ UIView#a (0 0 30 1)
           ├─ UIView (0 0 80 20)
           │  └─ UIView (0 0 31 1)
           └─ UIView#a (0 0 40 1)
              └─ UIView (0 0 41 1)
        """)
  }
}
