"""Documents that are hard to read out, each by what is hard about it."""

CORPUS = {
    "contents": """
        <contents/>
        <repeat for="n" in="1...3">
            <UILabel breakBefore="{n == 2 ? 'page' : 'auto'}" headingLevel="1" text="Part {n}"/>
            <UILabel headingLevel="2" text="About {n}"/>
            <UILabel numberOfLines="0" text="Some words about {n}." width="100%"/>
        </repeat>""",
    "lists": """
        <UILabel numberOfLines="0" width="100%"><p>First</p><ul><li>one<ol><li>a</li><li>b</li></ol></li><li>two</li></ul>
        <p>Last with <a href="https://example.org">a link</a></p></UILabel>
        <UIStackView accessibilityContainerType="list" axis="vertical"><UILabel text="three"/><UILabel text="four"/></UIStackView>""",
    "table": """
        <table>
            <column/><column/><column/>
            <thead><tr><th columnSpan="2" text="Both"/><th text="Last"/></tr></thead>
            <tfoot><tr><td text="Sum"/><td text="40"/><td/></tr></tfoot>
            <repeat for="n" in="0..&lt;40"><tr><th text="Row {n}"/><td text="{n}"/><td>
                <UILabel text="{n} &lt;b&gt;bold&lt;/b&gt;"/></td></tr></repeat>
        </table>""",
    "notes": """
        <UILabel text="Oak"/><note text="A tree."/>
        <UILabel breakBefore="page" text="Ash"/><note text="Another tree."/>""",
    "places": """
        <contents/>
        <section accessibilityLanguage="de" anchor="part">
            <UILabel headingLevel="1" text="Teil"/>
            <UILabel note="Ein Baum." text="Eiche"/>
            <UILabel note="Noch ein Baum." text="Esche"/>
        </section>
        <table><column/><tr anchor="row"><td text="Ash"/></tr></table>
        <UILabel text="See &lt;a href='#part'&gt;the part&lt;/a&gt; and &lt;a href='#note:1'&gt;a note&lt;/a&gt;"/>
        <UILabel link="#row" text="The row"/>""",
    "figures": """
        <UIView accessibilityLabel="A red square" accessibilityTraits="image" backgroundColor="red" height="40"
            isAccessibilityElement="true" width="40"/>
        <UIView alpha="0.5" backgroundColor="yellow" height="40" width="100%"><UILabel text="half"/></UIView>
        <UIView accessibilityElementsHidden="true" backgroundColor="blue" height="4" width="100%"/>""",
    "controls": """
        <UISwitch accessibilityLabel="Wireless" isOn="true"/>
        <UISlider accessibilityLabel="Volume" value="0.5" width="120"/>
        <UIButton title="Send"/>
        <UITextField placeholder="Name" text="Ada" width="120"/>""",
    "languages": """
        <UILabel accessibilityLanguage="de" text="Guten Morgen"/>
        <UILabel text="Say &lt;span lang='it'&gt;ciao&lt;/span&gt; and go"/>
        <UILabel language="ja" text="日本語の文章"/>
        <UILabel language="ar" text="مرحبا بالعالم" width="100%"/>""",
    "glyphs": """
        <UILabel text="😀 👩‍👩‍👧 🇩🇪 ﬁ ä é ½ ①"/>
        <UILabel font="Courier 12" text="code(1)"/>
        <UILabel fontFeatures="smcp" text="small capitals"/>
        <UILabel letterSpacing="3" text="apart"/>""",
    "edges": """
        <head><UILabel text="Head"/></head>
        <foot><UILabel text="{pageNumber} of {pageCount}"/></foot>
        <background><UIView backgroundColor="yellow"/></background>
        <UILabel link="https://example.org" text="One"/>
        <UILabel breakBefore="page" text="Two"/>""",
}


def markup(name):
    """A whole document."""
    return f"<document language='en' margin='10mm' size='A6' spacing='6' standard='ua-1' title='{name}'>{CORPUS[name]}\n</document>"
