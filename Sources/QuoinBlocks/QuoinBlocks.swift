// Code that lays out views needs no other import; controls stand beside and have one of their own.
@_exported import QuoinViews

#if MainActorViews
  #error(
    "QuoinBlocks lays out where no view is, which the trait MainActorViews does not go with: leave out the one or the other"
  )
#endif
