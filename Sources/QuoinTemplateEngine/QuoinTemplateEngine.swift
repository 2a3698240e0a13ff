// Code written for UIKit needs no other import.
@_exported import QuoinDrawings
@_exported import QuoinViews
