/// Every group, floor by floor. Add a line here for a new file of cases.
var allGroups: [BenchmarkGroup] {
  [
    textCases,
    glyphCases,
    expressionCases,
    outputCases,
    cardCases,
    invoiceCases,
    processCases,
    viewBenchmarks,
    animationCases,
    touchCases,
    testingCases,
    controlCases,
    tableCases,
    positionCases,
    boxCases,
    blockCases,
    templateCases,
    templateListCases,
    editorCases,
    toolCases,
    threadCases,
    batchCases,
    documentCases,
  ]
}
