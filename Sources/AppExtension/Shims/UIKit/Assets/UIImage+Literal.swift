extension UIImage: _ExpressibleByImageLiteral {
  /// `#imageLiteral(resourceName:)`: a picture of the bundle, which has to be there.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("#imageLiteral: there is no picture \"\(name)\" in the bundle")
    }
    self.init(image)
  }
}
/// What `#imageLiteral(resourceName:)` is where nothing else says so.
public typealias _ImageLiteralType = UIImage
