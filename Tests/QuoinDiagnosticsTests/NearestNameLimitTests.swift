import QuoinDiagnostics
import Testing

/// How far a name may be off before nothing is suggested.
@Suite struct NearestNameLimitTests {
  @Test(arguments: [
    // A third of the letters may be wrong, missing or too many, but one at least.
    ("abc", "abd", true), ("abc", "axy", false), ("abcdef", "abcdxy", true), ("abcdef", "abcxyz", false),
    ("abcdef", "abcdefgh", true), ("abcdef", "abcdefghi", false), ("abcdef", "abcd", true),
    ("abcdef", "abc", false),
    ("ab", "a", true), ("ab", "abcd", false),
    // One letter is no nearer to one name than to another, but to its own other case; a sign may have lost one.
    ("a", "b", false), ("a", "ab", false), ("a", "A", true), ("=", "==", true),
    // Two neighbours that changed places are one slip, a letter of the other case is half a one.
    ("ba", "ab", true), ("abdc", "abcd", true), ("bcad", "abcd", false), ("ABcd", "abcd", true),
    ("ABCd", "abcd", false),
    ("xbadce", "xabcde", true),
  ])
  func aThirdOfTheLetters(written: String, name: String, isNear: Bool) {
    #expect(nearestName(to: written, among: [name]) == (isNear ? name : nil))
  }

  @Test func theNearestWinsAndOfEquallyNearOnesTheFirstByName() {
    #expect(nearestName(to: "abcd", among: ["abce", "abcf", "abca"]) == "abca")
    #expect(nearestName(to: "abcd", among: ["abca", "abcD", "abcf"]) == "abcD")
    #expect(nearestName(to: "abcdefgh", among: ["abcdefxx", "abcdefgx"]) == "abcdefgx")
    #expect(
      nearestName(to: "abcd", among: ["abcd", "abce"]) == "abce" && nearestName(to: "", among: ["a"]) == nil)
  }
}
