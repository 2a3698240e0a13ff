import QuoinDiagnostics
import QuoinDocuments
import Testing

/// Numbers that whole ones cannot hold end in pictures or in sentences, never with the process.
@Suite struct ExtremeNumberTests {
  private static let numbers = [1e19, 1e308, -1e308, .leastNonzeroMagnitude]

  private func draw(_ markup: String, state: [String: Any] = [:]) throws {
    let template = try Template(markup: markup, registry: .documents)
    for format in [OutputFormat.pdf, .svg] {
      do { _ = try template.render(state: state, size: .fixed(100, 100), as: format) } catch {
        #expect(error.hasErrors)
      }
    }
  }

  @Test(arguments: numbers) func blocksOfAnyHeightAreDivided(length: Double) throws {
    try draw("<document><UIView width='length' height='length'/></document>", state: ["length": length])
    try draw(
      "<document><table><tr><td><UILabel text='a' height='length'/></td></tr></table></document>",
      state: ["length": length])
  }

  @Test func aBlockThatIsMuchTooHighSaysSo() throws {
    let template = try Template(
      markup: "<document size='100 x 100' margin='0'><UIView height='1e19'/></document>", registry: .documents
    )
    let warnings = try template.rendering(as: .pdf).warnings
    #expect(warnings.all.contains { $0.message.hasPrefix("This is 1e+19 points high and cannot be divided") })
  }

  @Test(arguments: numbers, ["bars", "lines", "areas", "pie"])
  func chartsOfAnySizeAreDrawn(length: Double, type: String) throws {
    for lies in [true, false] {
      try draw(
        """
        <UIStackView width='100' height='100'>
          <Chart type='\(type)' isHorizontal='\(lies)' width='length' height='length' data='[1, 5, length]' labels="'a b', 'c', 'd'"/>
        </UIStackView>
        """, state: ["length": length])
    }
  }

  @Test(arguments: numbers) func formatsOfChartsTakeAnyNumber(number: Double) throws {
    try draw("<Chart data='[1, 2]' numberFormat='{number}EUR'/>", state: ["number": number])
    try draw("<Chart data='[1, 2]' numberFormat='EUR {number}'/>", state: ["number": number])
  }

  @Test(arguments: numbers) func tablesStandInAnyMargin(margin: Double) throws {
    try draw(
      """
      <document><LMColumnView topMargin='margin'><UITableView height='margin'>
        <repeat for='row' in='[1, 2]'><UITableViewCell><UILabel text='a'/></UITableViewCell></repeat>
      </UITableView></LMColumnView></document>
      """, state: ["margin": margin])
    try draw(
      "<document><LMColumnView topMargin='margin'><UITableView/></LMColumnView></document>",
      state: ["margin": margin])
  }

  @Test(arguments: numbers, ["wheels", "inline"]) func wheelsOfAnySizeTurn(length: Double, style: String)
    throws
  {
    try draw(
      """
      <UIView width='100' height='100'>
        <UIDatePicker preferredDatePickerStyle='\(style)' width='length' height='length'/>
      </UIView>
      """, state: ["length": length])
  }
}
