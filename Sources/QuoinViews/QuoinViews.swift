// Importing the views brings what importing UIKit would: Foundation, and colours, fonts, images and drawing.
@_exported import Foundation
@_exported import QuoinGraphics
