import Foundation
import VitrineCoreLocation

public enum WeatherError: Error, LocalizedError, Sendable {
  case permissionDenied, unknown
  public var errorDescription: String? { "There is no WeatherKit service here; it needs Apple's servers." }
}

/// What the sky is like, by Apple's names.
public enum WeatherCondition: String, Codable, CaseIterable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms
  case mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow
  case strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
}
public struct CurrentWeather: Sendable {
  public let date: Date
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let humidity: Double
  public let condition: WeatherCondition
  public let symbolName: String
  public let isDaylight: Bool
}
public struct Weather: Sendable {
  public let currentWeather: CurrentWeather
}

/// Apple's weather, which needs Apple's servers: every question ends in `WeatherError.permissionDenied`.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public func weather(for location: CLLocation) async throws -> Weather {
    _ = Self.said
    throw WeatherError.permissionDenied
  }
  private static let said: Void = FileHandle.standardError.write(
    Data("WeatherKit: there is no service here; it answers permissionDenied.\n".utf8))
}
