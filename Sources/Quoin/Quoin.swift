@_exported import QuoinBlocks
@_exported import QuoinBoxes
@_exported import QuoinDiagnostics
@_exported import QuoinExpressions
@_exported import QuoinGraphics
@_exported import QuoinResources
@_exported import QuoinTemplates
@_exported import QuoinViews
