/// Properties in XMP that PDF/A does not know, and so takes only where the document describes them; ISO 19005-2, 6.6.2.3.
struct PDFSchema {
  private struct Property {
    let name: String
    let type: String
    let isExternal: Bool
    let summary: String

    var item: String {
      """
      <rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>\(name)</pdfaProperty:name>
      <pdfaProperty:valueType>\(type)</pdfaProperty:valueType>
      <pdfaProperty:category>\(isExternal ? "external" : "internal")</pdfaProperty:category>
      <pdfaProperty:description>\(summary)</pdfaProperty:description>
      </rdf:li>
      """
    }
  }

  private let name: String
  private let namespace: String
  private let prefix: String
  private let properties: [Property]

  /// That of PDF/UA, ISO 14289-1.
  static let accessibility = PDFSchema(
    name: "PDF/UA Universal Accessibility Schema", namespace: "http://www.aiim.org/pdfua/ns/id/",
    prefix: "pdfuaid",
    properties: [
      Property(
        name: "part", type: "Integer", isExternal: false, summary: "The part of ISO 14289 that is followed")
    ])

  /// That of PDF/X, ISO 15930-7.
  static let print = PDFSchema(
    name: "PDF/X ID Schema", namespace: "http://www.npes.org/pdfx/ns/id/", prefix: "pdfxid",
    properties: [
      Property(
        name: "GTS_PDFXVersion", type: "Text", isExternal: false,
        summary: "The part of ISO 15930 that is followed")
    ])

  /// That of Factur-X and ZUGFeRD.
  static let invoice = PDFSchema(
    name: "Factur-X PDFA Extension Schema",
    namespace: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#", prefix: "fx",
    properties: [
      Property(name: "DocumentType", type: "Text", isExternal: true, summary: "What the attached XML is"),
      Property(
        name: "DocumentFileName", type: "Text", isExternal: true, summary: "The name of the attached XML"),
      Property(name: "Version", type: "Text", isExternal: true, summary: "The version of the profile"),
      Property(
        name: "ConformanceLevel", type: "Text", isExternal: true, summary: "The profile of the attached XML"),
    ])

  /// What a document says in the schema.
  ///
  /// - Parameter values: Those of its properties, in their order, escaped.
  func description(_ values: [String]) -> String {
    let lines = zip(properties, values).map { "<\(prefix):\($0.name)>\($1)</\(prefix):\($0.name)>" }
    return """
      <rdf:Description rdf:about="" xmlns:\(prefix)="\(namespace)">
      \(lines.joined(separator: "\n"))
      </rdf:Description>
      """
  }

  /// The description of schemas.
  static func extensions(_ schemas: [PDFSchema]) -> String {
    """
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag>
    \(schemas.map(\.item).joined(separator: "\n"))
    </rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>
    """
  }

  private var item: String {
    """
    <rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>\(name)</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>\(namespace)</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>\(prefix)</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
    \(properties.map(\.item).joined(separator: "\n"))
    </rdf:Seq></pdfaSchema:property>
    </rdf:li>
    """
  }
}
