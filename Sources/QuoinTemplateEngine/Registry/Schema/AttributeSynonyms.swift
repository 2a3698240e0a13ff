import QuoinDiagnostics

/// What people write who come from other systems: Swift's properties without their `is`, CSS, HTML, Android.
package enum AttributeSynonyms {
  /// The name that is meant by one that a component does not know.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - isKnown: Whether the component has an attribute of a name.
  static func meant(by name: String, where isKnown: (String) -> Bool) -> String? {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    let candidates = ["is\(capitalized)"] + (table[simplified(name)] ?? []) + ["layer.\(name)"]
    return candidates.first { $0 != name && isKnown($0) }
  }

  /// What other systems have that begins so, with the attribute that is written here.
  ///
  /// - Parameter isKnown: Whether the component has an attribute of a name.
  package static func names(
    beginningWith typed: String, where isKnown: (String) -> Bool
  ) -> [(name: String, meant: String)] {
    let typed = simplified(typed)
    return table.keys.filter { $0.hasPrefix(typed) && !isKnown($0) }.sorted().compactMap { name in
      meant(by: name, where: isKnown).map { (name, $0) }
    }
  }

  /// Without hyphens and case: `font-size` and `fontSize` are one.
  private static func simplified(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// For each name the attributes that may be meant, the likeliest first.
  private static let table: [String: [String]] = [
    "direction": ["axis"], "flexdirection": ["axis"], "orientation": ["axis"], "text": ["title"],
    "label": ["text", "title"], "caption": ["text", "title"], "hint": ["placeholder"], "checked": ["isOn"],
    "on": ["isOn"],
    "justifycontent": ["distribution"], "alignitems": ["alignment"],
    "action": ["touchUpInside"], "onclick": ["touchUpInside"], "onpress": ["touchUpInside"],
    "ontap": ["touchUpInside"], "click": ["touchUpInside"], "tap": ["touchUpInside"],
    "onchange": ["valueChanged", "editingChanged"], "oninput": ["editingChanged"],
    "align": ["textAlignment", "alignment"], "background": ["backgroundColor"],
    "bgcolor": ["backgroundColor"],
    "bordercolor": ["layer.borderColor"], "borderradius": ["layer.cornerRadius"],
    "borderwidth": ["layer.borderWidth"], "clip": ["clipsToBounds"], "color": ["textColor", "tintColor"],
    "colspan": ["columnSpan"],
    "colour": ["textColor", "tintColor", "color"], "kind": ["type"], "values": ["data"],
    "display": ["isHidden"], "enabled": ["isEnabled"], "fontfamily": ["font"], "fontname": ["font"],
    "fontsize": ["font"], "fontstyle": ["font"], "fontweight": ["font"], "foregroundcolor": ["textColor"],
    "gap": ["spacing"], "h": ["height"], "href": ["image"], "image": ["source"], "lines": ["numberOfLines"],
    "linelimit": ["numberOfLines"], "maxlines": ["numberOfLines"], "objectfit": ["contentMode"],
    "rowspan": ["rowSpan"], "valign": ["verticalAlignment", "alignment"],
    "opacity": ["alpha"], "overflow": ["clipsToBounds"], "padding": ["layoutMargins"],
    "radius": ["layer.cornerRadius"], "scalemode": ["contentMode"], "source": ["image"], "src": ["image"],
    "size": ["font", "width"], "textalign": ["textAlignment"], "textsize": ["font"], "tint": ["tintColor"],
    "title": ["text"], "value": ["text"], "visibility": ["isHidden"], "visible": ["isHidden"],
    "w": ["width"], "x": ["left"], "y": ["top"], "zindex": ["layer.zPosition"],
  ]

  /// How other systems call attributes of elements that steer.
  private static let ofSteering = [
    "var": "for", "let": "for", "each": "for", "item": "for", "as": "for", "of": "in", "from": "in",
    "items": "in",
    "list": "in", "condition": "test", "when": "test",
  ]

  /// The attribute that was probably meant by one that an element that steers does not take.
  static func nearest(to name: String, among names: [String]) -> NearestNames? {
    ofSteering[name].flatMap { names.contains($0) ? NearestNames($0) : nil }
      ?? NearestNames(to: name, among: names)
  }

  /// Attributes of other systems that nothing here stands for alone, with what is written instead.
  static let substitutes = [
    "style":
      "each property is an attribute of its own, such as backgroundColor and font; a macro or a template says once what several elements share",
    "class":
      "what several elements share is said once in a macro, or in a file that they name by template",
    "margin":
      "left, top, right and bottom say how far a view stands from its parent's edges, spacing how far those in a stack from each other",
  ]

  /// Attributes of other systems that are elements here, with how to write them.
  static let elements = [
    "if": "<if test=\"…\">", "v-if": "<if test=\"…\">", "unless": "<if test=\"…\">", "else": "<else>",
    "for": "<repeat for=\"item\" in=\"…\">", "v-for": "<repeat for=\"item\" in=\"…\">",
    "foreach": "<repeat for=\"item\" in=\"…\">", "each": "<repeat for=\"item\" in=\"…\">",
    "repeat": "<repeat for=\"item\" in=\"…\">",
  ]
}
