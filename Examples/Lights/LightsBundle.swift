import AppIntents
import SwiftUI
import WidgetKit

@main
struct LightsBundle: WidgetBundle {
  var body: some Widget {
    LampControl()
    RoomControl()
    AllOffControl()
    LightsWidget()
  }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.lights.lamp", provider: LampValue()) { isLit in
      ControlWidgetToggle("Lamp", isOn: isLit, action: SetLampIntent(room: "living")) { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
      }
      .tint(.yellow)
    }
    .displayName("Lamp")
    .description("Turns the lamp in the living room on and off.")
  }
}

struct LampValue: ControlValueProvider {
  var previewValue: Bool { true }
  func currentValue() async throws -> Bool { Home.shared.isLit("living") }
}

struct RoomControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "com.example.lights.room", provider: RoomValue()) { value in
      ControlWidgetToggle(
        value.room.name, isOn: value.isLit, action: SetLampIntent(room: value.room.id)
      ) { isOn in
        Label(isOn ? "On" : "Off", systemImage: value.room.symbol)
          .controlWidgetActionHint(isOn ? "Turn On \(value.room.name)" : "Turn Off \(value.room.name)")
      }
      .tint(.orange)
    }
    .displayName("Room")
    .description("The lamps of a room of your choice.")
    .promptsForUserConfiguration()
  }
}

struct RoomValue: AppIntentControlValueProvider {
  struct Value {
    var room: RoomEntity
    var isLit: Bool
  }

  func previewValue(configuration: SelectRoomIntent) -> Value {
    Value(room: configuration.room ?? RoomEntity(Home.rooms[0]), isLit: true)
  }

  func currentValue(configuration: SelectRoomIntent) async throws -> Value {
    let room = configuration.room ?? RoomEntity(Home.rooms[0])
    return Value(room: room, isLit: Home.shared.isLit(room.id))
  }
}

struct AllOffControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.lights.all-off") {
      ControlWidgetButton(action: AllOffIntent()) {
        Label("All Off", systemImage: "moon.zzz.fill")
          .controlWidgetStatus("Good night")
      }
    }
    .displayName("All Off")
  }
}
