// Combine's names, from OpenCombine. The module is not called `Combine` inside this package: packages we depend on look for
// one (`#if canImport(Combine)`) and would use ours or not by the order of the build. Extensions are compiled with
// `-module-alias Combine=VitrineCombine`, so that their `import Combine` and `canImport(Combine)` mean this one.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
