/// Every group, floor by floor. Add a line here for a new file of cases.
var allGroups: [BenchmarkGroup] {
  [
    textCases,
    expressionCases,
    cardCases,
    invoiceCases,
    viewBenchmarks,
    positionCases,
    boxCases,
    blockCases,
    templateCases,
  ]
}
