import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var web: [Listing] {
    [
      Listing(
        "Web: a request, 1",
        """
        <UIWebView request="http://apple.com"/>
        """,
        constants: { ["urlRequestConstant": URLRequest(url: URL(string: "http://apple.com")!)] },
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: a request, 2",
        """
        <UIWebView request="{urlRequestConstant}"/>
        """,
        constants: { ["urlRequestConstant": URLRequest(url: URL(string: "http://apple.com")!)] },
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: a file, 1",
        """
        <!-- bundled resource -->
        <UIWebView request="pages/index.html"/>
        """,
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: a file, 2",
        """
        <!-- user document -->
        <UIWebView request="~/Documents/homepage.html"/>
        """,
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: text, 1",
        """
        <UIWebView htmlString="&lt;p&gt;Hello World&lt;/p&gt;"/>
        """,
        constants: { ["htmlConstant": "<p>Hello</p>"] },
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: text, 2",
        """
        <UIWebView htmlString="{htmlConstant}"/>
        """,
        constants: { ["htmlConstant": "<p>Hello</p>"] },
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: text inside",
        """
        <UIWebView>
            <p>Hello World</p>
        </UIWebView>
        """,
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: a base",
        """
        <UIWebView
            baseURL="http://example.com"
            htmlString="&lt;img href=&quot;/someImage.jpg&quot;&gt;"
        />
        """,
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: members of its scroll view",
        """
        <UIWebView
            scrollView.contentInsetAdjustmentBehavior="never"
            scrollView.contentInset.bottom="safeAreaInsets.bottom"
            scrollView.scrollIndicatorInsets="scrollView.contentInset"
            request="..."
        />
        """,
        gives: "UIWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: a file that may read others",
        """
        <WKWebView
            readAccessURL="~/Documents"
            fileURL="~/Documents/homepage.html"
        />
        """,
        gives: "WKWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: a configuration, 1",
        """
        <WKWebView
            configuration="baseConfiguration"
            request="..."
        />
        """,
        constants: { ["baseConfiguration": WKWebViewConfiguration()] },
        gives: "WKWebView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Web: a configuration, 2",
        """
        <WKWebView
            configuration.allowsAirPlayForMediaPlayback="true"
            configuration.allowsInlineMediaPlayback="false"
            request="..."
        />
        """,
        constants: { ["baseConfiguration": WKWebViewConfiguration()] },
        gives: "WKWebView 0 0 300 200 “#FFFFFF/#000000”"),
    ]
  }
}
