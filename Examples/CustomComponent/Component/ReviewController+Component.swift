import QuoinTemplates

extension Component {
  /// `<ReviewController>`: a controller as an element; what stands inside goes into its view.
  public static let reviewController = Component(
    "ReviewController", ReviewController.self, superclass: "UIViewController",
    summary: "A screen that asks for a review.",
    objects: [
      ObjectMember("ratingView", "RatingView", "The rating above.") { (controller: ReviewController) in
        controller.ratingView
      }
    ]
  ) { _ in
    ReviewController()
  } properties: {
    Property(readOnly: "isRated", \ReviewController.isRated, "Whether marks have been given.")
  }
}
