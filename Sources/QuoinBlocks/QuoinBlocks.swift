// Code that lays out views needs no other import; controls stand beside and have one of their own.
@_exported import QuoinViews
