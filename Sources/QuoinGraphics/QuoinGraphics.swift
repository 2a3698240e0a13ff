// Importing the drawing brings what importing Core Graphics would: `CGFloat`, points, sizes and rectangles are Foundation's.
@_exported import Foundation
