// Code written for UIKit needs no other import.
@_exported import QuoinDrawings
@_exported import QuoinViews

#if MainActorViews
  #error(
    "Templates make views in any task, which the trait MainActorViews does not go with: depend on QuoinControls rather than on Quoin, and on QuoinScreens rather than on QuoinTesting"
  )
#endif
