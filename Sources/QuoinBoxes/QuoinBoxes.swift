// Code written for UIKit needs no other import.
@_exported import QuoinViews
