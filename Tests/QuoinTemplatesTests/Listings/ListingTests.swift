import Foundation
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Each listing of the document that describes Layout does here what it says there.
@Suite struct ListingTests {
  @Test(arguments: Listing.all) func itIsShown(listing: Listing) {
    #expect(listing.shown() == listing.result)
  }

  @Test func eachHasItsName() {
    #expect(Set(Listing.all.map(\.name)).count == Listing.all.count)
  }
}
