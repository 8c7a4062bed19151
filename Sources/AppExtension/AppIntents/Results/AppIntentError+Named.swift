/// Errors that the system has words for.
extension AppIntentError {
  /// The app may not do something.
  public enum PermissionRequired {
    public static let bluetooth = named("Allow the app to use Bluetooth.")
    public static let contacts = named("Allow the app to see contacts.")
    public static let localNetwork = named("Allow the app to use the local network.")
    public static let photos = named("Allow the app to see photos.")
    public static let siri = named("Allow the app to use Siri.")
    public static func location(precise: Bool = false) -> AppIntentError {
      named(precise ? "Allow the app to know the precise location." : "Allow the app to know the location.")
    }
  }
  /// The person has to do something first.
  public enum UserActionRequired {
    public static let accountSetup = named("Set up the account first.")
    public static let confirmation = named("Confirm the action first.")
    public static let signin = named("Sign in first.")
  }
  /// Nothing can be done about it.
  public enum Unrecoverable {
    public static let entityNotFound = named("Nothing was found.")
    public static let featureCurrentlyRestricted = named("This is restricted at the moment.")
    public static let networkFailure = named("There is no connection to the internet.")
    public static let notAllowed = named("This is not allowed.")
    public static let unknown = named("Something went wrong.")
    public static let unsupportedOnDevice = named("This device cannot do that.")
  }

  private static func named(_ words: String) -> AppIntentError { AppIntentError(.named(words)) }
}
