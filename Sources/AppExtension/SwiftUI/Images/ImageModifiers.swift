nonisolated extension Image {
  /// Lets a picture take the size it is offered. Caps keep their size; what lies between is stretched or repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  /// Draws the shape in the foreground style, or the picture as it is. An `original` symbol is multicoloured.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.rendering = renderingMode }
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }
  /// - Parity: approximated: edges are always smooth
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// How this symbol's layers are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRendering = mode?.archived }
  }
  /// - Parity: no effect: pictures are drawn in the standard range, as in a widget
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

nonisolated extension View {
  /// The size of the symbols in this view, beside text of their font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Variants that are added to the names of the symbols in this view, beside those of the views around it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    inContext { $0.environment.symbolVariants = $0.environment.symbolVariants.adding(variant) }
  }
  /// How the layers of the symbols in this view are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// - Parity: no effect: pictures are drawn in the standard range, as in a widget
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
