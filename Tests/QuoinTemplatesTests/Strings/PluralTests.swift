import Foundation
import QuoinGraphics
import Testing

@testable import QuoinExpressions
@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("Plurals") struct PluralTests {
  private func category(_ number: Double, _ language: String) -> PluralCategory {
    PluralRules.category(of: number, in: language)
  }

  /// From the samples in CLDR's table of cardinal rules.
  @Test(arguments: [
    ("en", "one: 1; other: 0 2 16 100 1.5 0.1"), ("de", "one: 1; other: 0 2 10 1.5"),
    ("ja", "other: 0 1 2 1.5"),
    ("fr", "one: 0 1 1.5; many: 1000000; other: 2 17 100"), ("pt", "one: 0 1 1.5; other: 2 10"),
    ("pt-PT", "one: 1; other: 0 2 1.5"), ("es", "one: 1; many: 1000000; other: 0 2 1.5"),
    ("it", "one: 1; other: 0 2"),
    ("da", "one: 1 0.1 1.6; other: 0 2 2.1"), ("hi", "one: 0 1 0.5; other: 2 1.1"),
    ("ru", "one: 1 21 101; few: 2 3 4 22 104; many: 0 5 11 12 14 19 100 111; other: 1.5"),
    ("uk", "one: 1 21; few: 2 24; many: 5 11; other: 0.5"),
    ("pl", "one: 1; few: 2 4 22 102; many: 0 5 11 12 14 21 100; other: 1.5"),
    ("cs", "one: 1; few: 2 3 4; many: 1.5; other: 0 5 100"), ("sk", "one: 1; few: 2; many: 0.1; other: 5"),
    ("sl", "one: 1 101; two: 2 102; few: 3 4 103 1.5; other: 0 5 11"),
    ("hr", "one: 1 21 0.1; few: 2 22 0.2; other: 0 5 11 0.5"),
    ("lt", "one: 1 21; few: 2 9 22; many: 0.1; other: 0 10 11"),
    ("lv", "zero: 0 10 11 20; one: 1 21 0.1; other: 2 9 22"),
    ("ro", "one: 1; few: 0 2 19 101 1.5; other: 20 100"),
    ("ar", "zero: 0; one: 1; two: 2; few: 3 10 103; many: 11 26 111; other: 100 102 0.1"),
    ("he", "one: 1 0.5; two: 2; other: 0 3 1.5"), ("ga", "one: 1; two: 2; few: 3 6; many: 7 10; other: 0 11"),
    ("cy", "zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 5 7"),
    ("mt", "one: 1; two: 2; few: 0 3 10 103; many: 11 19; other: 20"),
    ("gd", "one: 1 11; two: 2 12; few: 3 10 13 19; other: 0 20"), ("is", "one: 1 21 0.1; other: 0 2 11"),
    ("mk", "one: 1 21 0.1; other: 0 2 11"), ("fil", "one: 0 1 2 3 5 7; other: 4 6 9 14"),
    ("tr", "one: 1; other: 0 2"),
    ("zh-Hant", "other: 0 1 2"), ("xx", "one: 1; other: 0 2"),
    ("hsb", "one: 1 101 0.1; two: 2 102; few: 3 4 0.3; other: 0 5 11 0.5"),
    ("br", "one: 1 21 81; two: 2 22; few: 3 9 23; many: 1000000; other: 0 11 12 13 71 5 1.5"),
    ("kw", "zero: 0; one: 1; two: 2 22 1000 20000 100000; few: 3 23; many: 21 41; other: 4 11 1.5"),
    ("gv", "one: 1 11; two: 2 12; few: 0 20 100; many: 1.5; other: 3 25"),
    ("pt-AO", "one: 1; other: 0 2"), ("pt_BR", "one: 0 1"), ("tl", "one: 1; other: 4"),
    ("sh", "few: 2; one: 21"),
    ("sr-Latn-RS", "few: 2; other: 5"), ("se", "one: 1; two: 2; other: 0 1.5"),
    ("de", "other: 1e17 1e300"), ("fr", "many: 1e18 1e300"),
  ])
  func numbersHaveTheCategoriesOfCLDR(language: String, samples: String) {
    for group in samples.components(separatedBy: "; ") {
      let parts = group.components(separatedBy: ": ")
      for number in parts[1].split(separator: " ").compactMap({ Double($0) }) {
        #expect(category(number, language).rawValue == parts[0], "\(number) in \(language)")
      }
    }
  }

  private let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@ of %3$@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>No files</string><key>one</key><string>One file</string><key>other</key><string>%d files</string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>a folder</string><key>other</key><string>%d folders</string>
        </dict>
      </dict>
      <key>simple</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>none</string><key>one</key><string>one</string><key>other</key><string>%d things</string>
        </dict>
      </dict>
      <key>nested</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@outer@</string>
        <key>outer</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>other</key><string>%d with %#@inner@</string>
        </dict>
        <key>inner</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>one more</string><key>other</key><string>%d more</string>
        </dict>
      </dict>
      <key>device</key>
      <dict>
        <key>NSStringDeviceSpecificRuleType</key>
        <dict><key>ipad</key><string>Tap</string><key>mac</key><string>Click</string><key>other</key><string>Touch</string></dict>
      </dict>
      <key>width</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key><dict><key>10</key><string>Hi</string><key>20</key><string>Hello</string></dict>
      </dict>
    </dict>
    </plist>
    """

  @Test func dictionariesChooseByNumbersDevicesAndWidth() throws {
    let folder = try StringsFolder([
      "Localizable.stringsdict": dictionary,
      "Localizable.strings": "\"simple\" = \"never\"; \"plain\" = \"plain\";",
    ])
    for (number, text) in [(0, "none"), (1, "one"), (2, "2 things")] {
      #expect(try folder.text("{strings.simple(n)}", ["n": number]) == text)
    }
    #expect(try folder.text("{strings.nested(2, 1)}") == "2 with one more")
    #expect(try folder.text("{strings.nested(2, 5)}") == "2 with 5 more")
    #expect(try folder.text("{strings.device}") == "Touch")
    #expect(try folder.text("{strings.device}", idiom: .mac) == "Click")
    #expect(try folder.text("{strings.width} {strings.plain}") == "Hello plain")
    #expect(
      folder.problem("{strings.simple('x')}").contains(
        "Type mismatch in 'simple': argument 1 chooses between singular and plural"))
    #expect(
      folder.problem("{strings.files(1, 2)}").contains("says positions for all of its values or for none"))
  }

  @Test func catalogsHoldAllLanguages() throws {
    let catalog = """
      {
        "sourceLanguage" : "en", "version" : "1.0",
        "strings" : {
          "Plain key" : { },
          "greeting" : { "comment" : "x", "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo %@" } } } },
          "items" : { "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } } } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%lld предмет" } }, "few" : { "stringUnit" : { "value" : "%lld предмета" } },
              "many" : { "stringUnit" : { "value" : "%lld предметов" } }, "other" : { "stringUnit" : { "value" : "%lld предмета" } } } } } } },
          "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
            "mac" : { "stringUnit" : { "value" : "Click" } }, "iphone" : { "stringUnit" : { "value" : "Tap" } },
            "other" : { "stringUnit" : { "value" : "Touch" } } } } } } },
          "both" : { "localizations" : { "en" : {
            "stringUnit" : { "value" : "%#@birds@ and %#@cats@ for %3$@" },
            "substitutions" : {
              "birds" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "%arg bird" } }, "other" : { "stringUnit" : { "value" : "%arg birds" } } } } },
              "cats" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "%arg cat" } }, "other" : { "stringUnit" : { "value" : "%arg cats" } } } } } } } } }
        }
      }
      """
    let folder = try StringsFolder(["Localizable.xcstrings": catalog])
    #expect(try folder.text("{`strings.Plain key`}", language: "de") == "Plain key")
    #expect(try folder.text("{strings.greeting('Ada')}", language: "de-AT") == "Hallo Ada")
    #expect(try folder.text("{strings.greeting('Ada')}") == "Hello Ada")
    #expect(try folder.text("{strings.items(1)} {strings.items(2)}") == "1 item 2 items")
    for (number, text) in [(1, "1 предмет"), (3, "3 предмета"), (5, "5 предметов"), (21, "21 предмет")] {
      #expect(try folder.text("{strings.items(n)}", ["n": number], language: "ru") == text)
    }
    #expect(try folder.text("{strings.tap}", idiom: .phone) == "Tap")
    #expect(try folder.text("{strings.tap}", idiom: .pad) == "Touch")
    let template = try folder.template("<UILabel text=\"{strings.greeting('x')} {strings.items(1)}\"/>")
    #expect(
      template.missingTranslations().all.map(\.message) == [
        "The string 'greeting' is missing in ru", "The string 'items' is missing in de",
      ])
  }

  @Test(arguments: [
    ("{}", "1:1: error: Expected a string catalog: an object with \"strings\" in it"),
    ("{\"strings\": {\"a\": 5}}", "1:19: error: Expected an object, not a number"),
    (
      "{\"strings\": {\"a\": {\"localizations\": {\"en\": {\"variations\": {\"plurals\": {}}}}}}}",
      "1:60: error: Strings do not vary by \"plurals\"; they do by plural, device and width; did you mean plural?"
    ),
    (
      "{\"strings\": {\"a\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"on\": {}}}}}}}}",
      "1:71: error: Languages have no plural \"on\"; there are zero, one, two, few, many, other; did you mean one?"
    ),
    ("{\"strings\": {\"a\" 5}}", "1:18: error: Expected a colon behind the name"),
  ])
  func whatIsWrongInACatalogIsToldAtItsPlace(contents: String, message: String) throws {
    let folder = try StringsFolder(["Localizable.xcstrings": contents])
    #expect(folder.problem("{strings.a}") == "Localizable.xcstrings:\(message)")
  }

  @Test(arguments: [
    ("<plist><dict><string>x</string></dict></plist>", "1:15: error: Expected a <key> before <string>"),
    ("<plist><dict><key>x</key></dict></plist>", "1:15: error: The <key> has no value behind it"),
    (
      "<plist><dict><key>a</key><strng/></dict></plist>",
      "1:27: error: A property list has no element <strng>; did you mean string?"
    ),
    ("<plist/>", "1:1: error: Expected a property list: <plist> with a <dict> in it"),
    ("<plist><array/></plist>", "1:9: error: Expected a <dict> of strings"),
    (
      "<plist><dict><key>a</key><dict/></dict></plist>", "1:27: error: \"a\" lacks NSStringLocalizedFormatKey"
    ),
  ])
  func whatIsWrongInADictionaryIsToldAtItsPlace(contents: String, message: String) throws {
    let folder = try StringsFolder(["Localizable.stringsdict": contents])
    #expect(folder.problem("{strings.a}") == "Localizable.stringsdict:\(message)")
  }

  /// A folder with a string `Long`, which names the first of so many substitutions, and these what is given for each.
  private func folder(ofSubstitutions count: Int, _ text: (Int) -> String) throws -> StringsFolder {
    let forms = ["zero", "one", "two", "few", "many", "other"]
    let rules = (0..<count).map { level in
      let cases = forms.map { "<key>\($0)</key><string>\(text(level))</string>" }.joined()
      return
        "<key>l\(level)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>\(cases)</dict>"
    }
    return try StringsFolder([
      "Localizable.stringsdict":
        "<plist><dict><key>Long</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@l0@</string>\(rules.joined())</dict></dict></plist>"
    ])
  }

  @Test func substitutionsThatNameEachOtherByManyWaysAreCountedOnce() throws {
    let folder = try folder(ofSubstitutions: 15) { level in
      level == 14 ? "%1$d" : "%1$#@l\(level + 1)@%1$#@l\(level + 1)@"
    }
    #expect(try folder.text("{strings.Long(7).count}") == "16384")
  }

  @Test func aChainOfSubstitutionsIsNoRing() throws {
    let chain = try folder(ofSubstitutions: 20) { $0 == 19 ? "%1$d" : "%1$#@l\($0 + 1)@" }
    #expect(
      chain.problem("{strings.Long(7)}").hasSuffix(
        "The variants of the string name each other deeper than the limit of 16 levels"))
    let ring = try folder(ofSubstitutions: 3) { "%1$#@l\(($0 + 1) % 3)@" }
    #expect(
      ring.problem("{strings.Long(7)}").hasSuffix("The variants of the string name each other in a ring"))
  }
}
