// Where controls and boxes meet, both are at hand.
@_exported import QuoinBoxes
@_exported import QuoinControls
