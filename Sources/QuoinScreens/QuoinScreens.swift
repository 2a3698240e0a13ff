// Tests make the views that they look at, so one import brings those as well.
@_exported import Foundation
@_exported import QuoinControls
@_exported import QuoinViews
