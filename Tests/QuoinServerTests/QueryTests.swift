import Testing

@testable import QuoinServer

@Suite struct QueryTests {
  @Test func parametersAreDecoded() throws {
    let query = try #require(Query("a=1&b=x+y%20z&c&d=&%C3%A4=%e2%82%ac"))
    #expect(query["a"] == "1" && query["b"] == "x y z" && query["c"] == "" && query["d"] == "")
    #expect(query["ä"] == "€" && query["e"] == nil)
    #expect(try #require(Query("")).parameters.isEmpty)
  }

  @Test(arguments: ["a=%", "a=%2", "a=%zz", "a=%ff", "%ff=a", "a=1&a=2", "a=1&%61=2"])
  func whatIsNoQueryIsNone(text: String) { #expect(Query(text[...]) == nil) }

  @Test func aPlusInAPathIsAPlus() { #expect(Query.decoded("a+b%2F", plusIsSpace: false) == "a+b/") }
}
