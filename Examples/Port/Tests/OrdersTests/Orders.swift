import Orders

let sampleOrders = [Order(title: "Tea", count: 2), Order(title: "Bread")]
