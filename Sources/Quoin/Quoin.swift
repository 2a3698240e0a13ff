// Blocks and expressions have short names (`Left`, `Size`, `Value`); who wants those imports their modules.
@_exported import QuoinBoxes
@_exported import QuoinControlBoxes
@_exported import QuoinControls
@_exported import QuoinDiagnostics
@_exported import QuoinDrawings
@_exported import QuoinGraphics
@_exported import QuoinHTML
@_exported import QuoinMarkup
@_exported import QuoinPositions
@_exported import QuoinResources
@_exported import QuoinTemplateEngine
@_exported import QuoinTemplates
@_exported import QuoinViews
@_exported import QuoinWeb
