import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var strings: [Listing] {
    [
      Listing(
        "Strings: text stands for itself",
        """
        <UILabel text="title"/>
        """,
        gives: "UILabel 0 0 31 21 “title”"),
      Listing(
        "Strings: a name in braces",
        """
        <UILabel text="{title}"/>
        """,
        constants: { ["title": "Home"] },
        gives: "UILabel 0 0 48 21 “Home”"),
      Listing(
        "Strings: several expressions",
        """
        <UILabel text="Hello {name}, you have {n + 1} new messages"/>
        """,
        constants: { ["name": "Ada", "n": 2] },
        gives: "UILabel 0 0 299 21 “Hello Ada, you have 3 new messages”"),
      Listing(
        "Strings: a condition",
        """
        <UILabel text="Hello {hasName ? name : 'World'}"/>
        """,
        constants: { ["hasName": false, "name": "Ada"] },
        gives: "UILabel 0 0 92 21 “Hello World”"),
      Listing(
        "Strings: braces",
        """
        <UILabel text="Open brace: {'{'}. Close brace: {'}'}."/>
        """,
        gives: "UILabel 0 0 236 21 “Open brace: {. Close brace: }.”"),
      Listing(
        "Strings: two texts, 1",
        """
        <UILabel text="{'foo'}{'bar'}"/>
        """,
        gives: "UILabel 0 0 53 21 “foobar”"),
      Listing(
        "Strings: two texts, 2",
        """
        <UILabel text="{'foo' + 'bar'}"/>
        """,
        gives: "UILabel 0 0 53 21 “foobar”"),
      Listing(
        "Strings: characters, 1",
        """
        <!-- Displays 'e' -->
        <UILabel text="{'Hello World'[1]}"/>
        """,
        gives: "UILabel 0 0 10 21 “e”"),
      Listing(
        "Strings: characters, 2",
        """
        <!-- Displays 'foo' -->
        <UILabel text="{'foobar'[0..&lt;3]}"/>
        """,
        gives: "UILabel 0 0 27 21 “foo”"),
      Listing(
        "Strings: characters, 3",
        """
        <!-- Displays 'bar' -->
        <UILabel text="{'foobar'[3...]}"/>
        """,
        gives: "UILabel 0 0 27 21 “bar”"),
      Listing(
        "Strings: a localized string",
        """
        <UILabel text="{strings.Signup.NameLabel}"/>
        """,
        with: [.strings],
        gives: "UILabel 0 0 86 21 “Your name”"),
      Listing(
        "Strings: a localized string with spaces",
        """
        <UILabel text="{`strings.Some text with spaces and punctuation!`}"/>
        """,
        with: [.strings],
        gives: "UILabel 0 0 88 21 “Etwas Text”"),
      Listing(
        "Strings: a localized format",
        """
        <UILabel text="{strings.Messages.Title(name, messageCount)}"/>
        """,
        constants: { ["name": "Ada", "messageCount": 5] },
        with: [.strings],
        gives: "UILabel 0 0 299 21 “Hello Ada, you have 5 new messages”"),
      Listing(
        "Strings: attributed text in text",
        """
        <UILabel text="This is some {styledText} embedded in unstyled text" />
        """,
        constants: { ["styledText": NSAttributedString(string: "styled", attributes: [.underlineStyle: 1])] },
        gives: "UILabel 0 0 300 21 “This is some styled embedded in unstyled text”"),
      Listing(
        "Strings: bold text",
        "<UILabel>This is a pretty <b>bold</b> solution</UILabel>",
        gives: "UILabel 0 0 229 21 “This is a pretty bold solution”"),
      Listing(
        "Strings: the tag p",
        "<UILabel><p>one</p><p>two</p></UILabel>",
        gives: "UILabel 0 0 44 21 “one⏎two”"),
      Listing(
        "Strings: the tag h1",
        "<UILabel><h1>one</h1><h6>six</h6></UILabel>",
        gives: "UILabel 0 0 45 21 “one⏎six”"),
      Listing(
        "Strings: the tag b",
        "<UILabel><b>b</b> <strong>strong</strong></UILabel>",
        gives: "UILabel 0 0 71 21 “b strong”"),
      Listing(
        "Strings: the tag i",
        "<UILabel><i>i</i> <em>em</em></UILabel>",
        gives: "UILabel 0 0 34 21 “i em”"),
      Listing(
        "Strings: the tag u",
        "<UILabel><u>u</u></UILabel>",
        gives: "UILabel 0 0 10 21 “u”"),
      Listing(
        "Strings: the tag strike",
        "<UILabel><strike>strike</strike></UILabel>",
        gives: "UILabel 0 0 45 21 “strike”"),
      Listing(
        "Strings: the tag ol",
        "<UILabel><ol><li>one</li><li>two</li></ol></UILabel>",
        gives: "UILabel 0 0 72 21 “1.⇥one⏎2.⇥two”"),
      Listing(
        "Strings: the tag ul",
        "<UILabel><ul><li>one</li><li>two</li></ul></UILabel>",
        gives: "UILabel 0 0 72 21 “•⇥one⏎•⇥two”"),
      Listing(
        "Strings: the tag br",
        "<UILabel>a<br/>b</UILabel>",
        gives: "UILabel 0 0 24 21 “a⏎b”"),
      Listing(
        "Strings: the tag sub",
        "<UILabel>H<sub>2</sub></UILabel>",
        gives: "UILabel 0 0 20 22 “H2”"),
      Listing(
        "Strings: the tag sup",
        "<UILabel>m<sup>2</sup></UILabel>",
        gives: "UILabel 0 0 22 21 “m2”"),
      Listing(
        "Strings: the tag center",
        "<UILabel><center>middle</center></UILabel>",
        gives: "UILabel 0 0 54 21 “middle”"),
      Listing(
        "Strings: a name in bold text",
        "<UILabel>Hello <b>{name}</b></UILabel>",
        constants: { ["name": "Ada"] },
        gives: "UILabel 0 0 79 21 “Hello Ada”"),
      Listing(
        "Strings: addresses, 1",
        """
        <!-- literal url -->
        <MyView url="index.html"/>
        """,
        constants: { ["someURL": URL(string: "https://quoin.example/a")!] },
        gives: "MyView 0 0 300 200 “index.html”"),
      Listing(
        "Strings: addresses, 2",
        """
        <!-- url constant or variable -->
        <MyView url="{someURL}"/>
        """,
        constants: { ["someURL": URL(string: "https://quoin.example/a")!] },
        gives: "MyView 0 0 300 200 “quoin.example”"),
      Listing(
        "Strings: addresses of places, 1",
        """
        <!-- remote url -->
        <MyView url="http://example.com"/>
        """,
        gives: "MyView 0 0 300 200 “example.com”"),
      Listing(
        "Strings: addresses of places, 2",
        """
        <!-- app resource bundle url -->
        <MyView url="images/foo.jpg"/>
        """,
        gives: "MyView 0 0 300 200 “foo.jpg”"),
      Listing(
        "Strings: addresses of places, 3",
        """
        <!-- user document url -->
        <MyView url="~/Documents/report.pdf"/>
        """,
        gives: "MyView 0 0 300 200 “report.pdf”"),
    ]
  }
}
