// swift-tools-version: 5.9
import PackageDescription

let resources: [Resource] = [.process("Resources")]

let package = Package(
  name: "Fruit",
  products: [.library(name: "Fruit", targets: ["Fruit"])],
  targets: [.target(name: "Fruit", resources: resources)])
