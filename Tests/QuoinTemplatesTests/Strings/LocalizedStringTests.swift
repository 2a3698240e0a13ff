import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("Localized strings") struct LocalizedStringTests {
  private let english = """
    /* A comment */
    "Signup.NameLabel" = "Name"; // another
    "Messages.Title" = "Hello %s, you have %i new messages";
    "Some text with spaces and punctuation!" = "Found";
    "percent" = "100%% of %@";
    "quote" = "a \\"b\\" \\n\\tc \\U00e9 \\101";
    bare.word = "bare";
    """

  @Test func keysNameTheStringsOfTheFile() throws {
    let folder = try StringsFolder(["Localizable.strings": english])
    #expect(try folder.text("{strings.Signup.NameLabel}") == "Name")
    #expect(try folder.text("{`strings.Some text with spaces and punctuation!`}") == "Found")
    #expect(try folder.text("{strings.quote}") == "a \"b\" \n\tc é A")
    #expect(try folder.text("{strings.bare.word}: {strings.Signup.NameLabel.count}") == "bare: 4")
    #expect(try folder.text("{strings.percent}") == "100%% of %@")
  }

  @Test func stringsWithPlacesAreCalled() throws {
    let folder = try StringsFolder(["Localizable.strings": english])
    let state: [String: Any] = ["name": "Ada", "n": 3]
    #expect(
      try folder.text("{strings.Messages.Title(name, n)}", state) == "Hello Ada, you have 3 new messages")
    #expect(try folder.text("{strings.percent('x')}") == "100% of x")
    #expect(try folder.text("{strings.Signup.NameLabel()}") == "Name")
    #expect(
      folder.problem("{strings.Messages.Title(name)}", state)
        == "t.xml:1:17: error: 'strings.Messages.Title' expects 2 arguments but got 1")
    #expect(
      folder.problem("{strings.Messages.Title(n, n)}", state).contains(
        "Type mismatch in 'Messages.Title': argument 1 for %s has to be text, not a number"))
  }

  @Test func anyTextIsCalledAsAFormat() throws {
    let folder = try StringsFolder()
    let state: [String: Any] = ["n": 3, "pattern": "%2$@ of %1$'d"]
    #expect(try folder.text("{'%i of %i'(n, 10)}", state) == "3 of 10")
    #expect(try folder.text("{pattern(1234, 'x')}", state) == "x of 1,234")
    #expect(try folder.text("{pattern(1234, 'x')}", state, language: "de") == "x of 1.234")
    #expect(folder.problem("{'%i'(n, n)}", state) == "t.xml:1:17: error: '%i' expects 1 argument but got 2")
    #expect(folder.problem("{'%y'(n)}", state).contains("The format has no conversion %y"))
    #expect(folder.problem("{pattern(1)}", state).contains("'%2$@ of %1$'d' expects 2 arguments but got 1"))
  }

  @Test func amongManyLanguagesEachIsFoundHoweverItIsSpelt() throws {
    var files: [String: String] = [
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "hi": {"localizations": {"pt_BR": {"stringUnit": {"value": "Oi"}}, "de": {"stringUnit": {"value": "Hallo"}}}}
      }}
      """
    ]
    for letter in "abcdefghijklmno" {
      files["x\(letter)_CH.lproj/Localizable.strings"] = "\"own\" = \"\(letter)\"; \"only\(letter)\" = \"1\";"
    }
    let folder = try StringsFolder(files)
    #expect(try folder.text("{strings.hi} {strings.own}", language: "pt-BR") == "Oi a")
    #expect(try folder.text("{strings.hi} {strings.own}", language: "de-AT") == "Hallo a")
    #expect(try folder.text("{strings.hi} {strings.own}", language: "XK-ch") == "hi k")
    #expect(try folder.text("{strings.onlyo}", language: "de") == "1")
    let missing = try folder.template("<UILabel text=\"{strings.hi}{strings.onlyb}\"/>").missingTranslations()
      .all.map(\.message)
    #expect(missing.count == 2)
    #expect(
      missing.first
        == "The string 'hi' is missing in \("abcdefghijklmno".map { "x\($0)_CH" }.joined(separator: ", "))")
  }

  /// Whoever reads a file first, and however the language is spelt then.
  @Test func languagesWithRegionsAreFoundInAnyOrder() throws {
    let files = [
      "en.lproj/Localizable.strings": "\"both\" = \"en\"; \"english\" = \"en\";",
      "de.lproj/Localizable.strings": "\"both\" = \"de\";",
      "pt-BR.lproj/Localizable.strings": "\"both\" = \"pt\";",
    ]
    let folder = try StringsFolder(files)
    // Neither German nor Portuguese has it: all files are read, under their own names.
    #expect(try folder.text("{strings.english}", language: "de") == "en")
    #expect(try folder.text("{strings.both}", language: "pt-BR") == "pt")
    #expect(try folder.text("{strings.both}", language: "pt_br") == "pt")
    let template = try folder.template("<UILabel text='{strings.english}{strings.both}'/>")
    for language in ["de", "pt-BR", "PT-br", "de"] {
      let traits = UITraitCollection(language: language)
      let node = try template.instantiate(environment: LayoutEnvironment(traits: traits))
      try node.layOut(in: .fixed(100, 20), environment: LayoutEnvironment(traits: traits))
      #expect((node.view as? UILabel)?.text == "en" + language.prefix(2).lowercased())
    }
  }

  @Test func aMissingKeyIsToldWithTheNearest() throws {
    let folder = try StringsFolder(["Localizable.strings": english])
    #expect(
      folder.problem("{strings.Signup.NameLable}")
        == "t.xml:1:17: error: There is no string 'Signup.NameLable' in any Localizable.strings, .stringsdict or .xcstrings; did you mean strings.Signup.NameLabel?"
    )
    let thrown = #expect(throws: Diagnostics.self) {
      try folder.template("<UILabel text=\"{strings.Signup.NameLable}\"/>").instantiate()
    }
    let problem = try #require(thrown?.all.first)
    #expect(problem.notes.map(\.message) == ["They were looked for in \(folder.folder.url.path)"])
    #expect(TemplateProblem(of: problem) == .missingString)
    #expect(throws: Diagnostics.self) {
      try Template(markup: "<UILabel text=\"{strings.a}\"/>", name: "t").instantiate()
    }
  }

  @Test func aConstantOfTheWholeNameTakesOver() throws {
    let folder = try StringsFolder(["Localizable.strings": english])
    let template = try folder.template("<UILabel text=\"{strings.Signup.NameLabel} {strings.percent}\"/>")
    let node = try template.instantiate(constants: ["strings.Signup.NameLabel": "Mine"])
    try node.layOut(in: .fixed(100, 100))
    #expect((node.view as? UILabel)?.text == "Mine 100%% of %@")
  }

  @Test(arguments: [true, false]) func aConstantNeedsNoStringInAFile(isNested: Bool) throws {
    let own = ["Bar": "over", "Count": "%i of 9"]
    let constants: [String: Any] =
      isNested ? ["strings": own] : ["strings.Bar": "over", "strings.Count": "%i of 9"]
    let folder = try StringsFolder(["Localizable.strings": english])
    let template = try folder.template(
      "<UILabel text=\"{strings.Bar} {strings.Count(3)} {strings.Signup.NameLabel}\"/>")
    #expect(template.openStrings.all.map(\.message).contains { $0.hasPrefix("There is no string 'Bar'") })
    let node = try template.instantiate(constants: constants)
    try node.layOut(in: .fixed(100, 100))
    #expect((node.view as? UILabel)?.text == "over 3 of 9 Name")
  }

  @Test func theLanguageChoosesTheFolder() throws {
    let folder = try StringsFolder([
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"only\" = \"English only\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\"; \"n\" = \"%'.1f\";",
      "pt_BR.lproj/Localizable.strings": "\"hello\" = \"Oi\";",
      "Base.lproj/Localizable.strings": "\"base\" = \"Base\"; \"n\" = \"%'.1f\";",
    ])
    for (language, text) in [
      ("de", "Hallo"), ("de-CH", "Hallo"), ("pt-BR", "Oi"), ("fr", "Hello"), ("", "Hello"),
    ] {
      #expect(try folder.text("{strings.hello}", language: language) == text, "\(language)")
    }
    #expect(try folder.text("{strings.only} {strings.base}", language: "de") == "English only Base")
    #expect(try folder.text("{strings.n(1234.5)}", language: "de") == "1.234,5")
    #expect(try folder.text("{strings.n(1234.5)}", language: "fr") == "1,234.5")
  }

  @Test func oneTemplateSpeaksEachLanguageThatIsAskedFor() throws {
    let folder = try StringsFolder([
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello %@\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo %@\";",
    ])
    let template = try folder.template("<UILabel text=\"{strings.hello(name)}\"/>")
    for (language, text) in [("de", "Hallo Ada"), ("en", "Hello Ada"), ("de", "Hallo Ada")] {
      let environment = LayoutEnvironment(traits: UITraitCollection(language: language))
      let node = try template.instantiate(state: ["name": "Ada"], environment: environment)
      try node.layOut(in: .fixed(100, 100), environment: environment)
      #expect((node.view as? UILabel)?.text == text)
    }
    // A tree that is there already follows, too.
    let node = try template.instantiate(state: ["name": "Ada"])
    try node.layOut(
      in: .fixed(100, 100), environment: LayoutEnvironment(traits: UITraitCollection(language: "en")))
    try node.layOut(
      in: .fixed(100, 100), environment: LayoutEnvironment(traits: UITraitCollection(language: "de")))
    #expect((node.view as? UILabel)?.text == "Hallo Ada")
  }

  @Test func filesAreUTF8AndUTF16WithAndWithoutMarks() throws {
    let text = "\"a\" = \"é😀\";"
    let units = Array(text.utf16)
    let big = Data(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    let little = Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    for data in [
      Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), Data([0xFE, 0xFF]) + big,
      Data([0xFF, 0xFE]) + little,
      big, little,
    ] {
      let folder = try StringsFolder()
      try folder.write("Localizable.strings", data)
      #expect(try folder.text("{strings.a}") == "é😀")
    }
    let folder = try StringsFolder()
    try folder.write("Localizable.strings", Data([0x22, 0xC3, 0x28, 0x22]))
    #expect(
      folder.problem("{strings.a}").contains(
        "Localizable.strings:1:1: error: Localizable.strings is neither UTF-8 nor UTF-16 text"))
  }

  @Test func stringsOfFoldersAroundCountWhereTheyMayBeRead() throws {
    let folder = try StringsFolder(["Localizable.strings": "\"a\" = \"outer\"; \"b\" = \"outer b\";"])
    try folder.write("pages/Localizable.strings", "\"a\" = \"inner\";")
    try folder.write("pages/t.xml", "<UILabel text=\"{strings.a} {strings.b}\"/>")
    let node = try Template(
      contentsOf: folder.folder.url.appendingPathComponent("pages/t.xml"),
      loader: ResourceLoader(policy: ResourcePolicy(folders: [folder.folder.url]))
    ).instantiate()
    try node.layOut(in: .fixed(100, 100))
    #expect((node.view as? UILabel)?.text == "inner outer b")
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10: error: Expected ; behind the text of \"a\""),
    ("\"a\" \"b\";", "1:5: error: Expected ; behind the text of \"a\""),
    ("\"a\" = ;", "1:7: error: Expected a text in quotes"),
    ("\"a\" = \"b;\n", "1:7: error: The text has no end"),
    ("/* x\n", "1:1: error: The comment has no end"),
    ("\"a\" = \"\\Uxyz\";", "1:8: error: \\U stands before four hexadecimal digits"),
    ("= \"b\";", "1:1: error: Expected a key"),
    ("{ \"a\" = \"b\"; } x", "1:16: error: Expected the end of the file"),
  ])
  func whatIsWrongInAFileIsToldAtItsPlace(contents: String, message: String) throws {
    let folder = try StringsFolder(["Localizable.strings": contents])
    #expect(folder.problem("{strings.a}") == "Localizable.strings:\(message)")
  }

  @Test func missingTranslationsAreWarnings() throws {
    let folder = try StringsFolder([
      "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B\";",
      "de.lproj/Localizable.strings": "\"a\" = \"A\";",
      "fr.lproj/Localizable.strings": "\"a\" = \"A\";",
    ])
    let template = try folder.template("<UILabel text=\"{strings.a} {strings.b} {strings.b}\"/>")
    #expect(
      template.missingTranslations().all.map(\.description) == [
        "t.xml:1:16: warning: The string 'b' is missing in de, fr"
      ])
  }

  @Test func macrosAndParametersHoldStrings() throws {
    let folder = try StringsFolder(["Localizable.strings": "\"a\" = \"A %@\";"])
    let template = try folder.template(
      """
      <UIView><macro name="A" value="strings.a('x')"/><UILabel text="{A}"/><UILabel text="{A == 'A x' ? 'same' : ''}"/></UIView>
      """)
    let node = try template.instantiate()
    try node.layOut(in: .fixed(100, 100))
    #expect(node.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["A x", "same"])
  }
}

@Suite("Reading strings of any kind") struct StringsFuzzTests {
  private static let strings = Mutator(
    [
      "/* A note */ \"a\" = \"A %@ and %1$lld of %2$.3f\";\nplain = 'b'; // rest\n\"e\\U00e9\" = \"\\ud83d\\ude00 %%\";"
    ], words: Self.words + ["\\U", "\\u", "\\", "/*", "*/", "//", "=", ";"])
  private static let dictionaries = Mutator(
    [
      """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x"><plist version="1.0"><dict>
      <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %2$#@m@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one %#@m@</string>
      <key>other</key><string>%d</string></dict>
      <key>m</key><dict><key>NSStringFormatValueTypeKey</key><string>lld</string><key>zero</key><string>none</string>
      <key>other</key><string>%arg</string></dict></dict>
      <key>b</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>b</string></dict></dict>
      <key>c</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>c</string></dict></dict>
      </dict></plist>
      """
    ],
    words: Self.words + [
      "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>", "<array>", "</plist>", "<key>n</key>",
      "<key>other</key>",
      "%#@a@", "%#@n@%#@m@", "&lt;", "&#x0;", "<![CDATA[", "]]>",
    ])
  private static let catalogs = Mutator(
    [
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"extractionState": "manual", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%#@n@ von %2$@"},
            "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "ein %arg"}}, "other": {"stringUnit": {"value": "%arg %#@n@"}}}}}}},
          "en": {"variations": {"device": {"mac": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld"}}}}},
            "other": {"stringUnit": {"value": "%1$lld"}}}}}}},
        "%lld b": {"localizations": {"fr": {"variations": {"width": {"20": {"stringUnit": {"value": "b"}}}}}}}}}
      """#
    ],
    words: Self.words + [
      "{", "}", "[", "]", ":", ",", "null", "1e308", "\"variations\": {\"plural\": {\"other\": ",
      "\"argNum\": 99",
      "\"stringUnit\"", "\"substitutions\"", "%#@n@%#@n@", "\"value\"",
    ])
  private static let words = [
    "\"", "'", "%", "%@", "%1$", "%999999999999999999999$d", "%*.*f", "%ld", "%c", "%-08.3e", "%arg", "%#@",
    "@", "$", "#", " ",
    "\n", "é", "😀", "\u{0}", "9223372036854775807",
  ]

  /// What is read is written too, with as many values as it asks for.
  @Test(arguments: Seeds.parts(usually: 2000)) func anythingComesToAnEnd(part: Range<UInt64>) {
    var budget = Budget()
    budget.expressionSteps = 100_000
    let traits = UITraitCollection(userInterfaceIdiom: .mac)
    let host = TemplateHost(registry: .testing, loader: nil)
    Seeds.each(in: part) { random in
      let kind = Int.random(in: 0..<3, using: &random)
      let mutator = [Self.strings, Self.dictionaries, Self.catalogs][kind]
      let source = SourceText(file: "f", contents: mutator.text(&random))
      let argument = random.one(of: [Value.number(1), .number(-1e308), .string("x"), .bool(true), .null])
      BudgetMeter.metering(budget) { meter in
        var reader = StringsReader(source, language: "ar")
        let found =
          switch kind {
          case 0: try? [reader.read()]
          case 1: try? [StringsDictionary(language: "ru").read(source)]
          default: try? StringCatalog(source).read().strings.map(\.value)
          }
        for (key, string) in (found ?? []).flatMap({ $0 }) {
          guard let count = try? string.argumentCount(meter), count < 100 else { continue }
          _ = try? string.text(
            [Value](repeating: argument, count: count), of: key, for: traits, in: host, meter: meter)
          _ = string.rawText(for: traits)
        }
      }
    }
  }

  @Test(arguments: 0..<4) func whatIsReadIsWhatWasWritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "\"", "\\", "\n", "é", "😀", ";", "=", "/*", "//", "%", " "]
    func word(_ random: inout SeededGenerator) -> String {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in letters.randomElement(using: &random)! }.joined()
    }
    for _ in 0..<200 {
      var strings: [String: String] = [:]
      for _ in 0..<Int.random(in: 0...6, using: &random) { strings[word(&random)] = word(&random) }
      func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
          + "\""
      }
      let text = strings.map { "\(quoted($0.key)) /* x */ = \(quoted($0.value));" }.joined(separator: "\n")
      var reader = StringsReader(SourceText(file: "f", contents: text), language: "")
      #expect(try reader.read().mapValues { $0.variants.text(for: "other", nil) } == strings)
    }
  }

  @Test func aLanguageOfACatalogWithoutTextsLeavesTheKey() throws {
    let folder = try StringsFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Buy": {"localizations": {"en": {}, "de": {}}},
        "Sell": {"localizations": {"de": {"stringUnit": {"value": "Verkaufen"}}}}
      }}
      """
    ])
    #expect(try folder.text("{strings.Buy}") == "Buy")
    #expect(try folder.text("{strings.Buy}", language: "de") == "Buy")
    #expect(try folder.text("{strings.Sell}", language: "de") == "Verkaufen")
  }

  @Test func theFirstProblemOfACatalogIsAlwaysTheSame() throws {
    let bad = ["fr", "it", "es", "de"].map { "\"\($0)\": {\"stringUnit\": {\"state\": \"new\"}}" }
    let folder = try StringsFolder([
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"Buy\": {\"localizations\": {\(bad.joined(separator: ", "))}}}}"
    ])
    let column = try #require(
      folder.problem("{strings.Buy}").split(separator: ":").dropFirst(2).first.flatMap { Int($0) })
    let text = String(
      decoding: try Data(contentsOf: folder.folder.url.appendingPathComponent("Localizable.xcstrings")),
      as: UTF8.self)
    #expect(text.dropFirst(column - 1).hasPrefix("{\"state\""))
    #expect(text.prefix(column - 1).hasSuffix("\"de\": {\"stringUnit\": "))
  }
}
