// Code written for UIKit needs no other import.
@_exported import QuoinControls
@_exported import QuoinHTML
@_exported import QuoinTemplateEngine
@_exported import QuoinViews
@_exported import QuoinWeb
