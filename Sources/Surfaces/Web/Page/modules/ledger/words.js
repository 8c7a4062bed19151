// The ledger's words for people.

export const outcomes = { granted: "Loaded", deferred: "Put off", merged: "Merged", turned: "Turned" };

export const causes = {
  placed: "Placing it", policy: "Its timeline", retry: "A retry", widgetCenter: "WidgetCenter", push: "A push", location: "A change of place", user: "A person",
  interaction: "An intent", configuration: "Its configuration", build: "A build", system: "The system", settings: "A setting", timeChange: "A change of time",
};

export const rules = {
  placed: "Placing a widget is not charged", person: "What a person asks for is not charged", interaction: "The reload after an intent is guaranteed",
  configuration: "Another configuration is not charged", appInForeground: "While the app is used nothing is charged", system: "The system's own reloads are not charged",
  settings: "Changed settings are not charged", timeChange: "Changes of time are not charged", retry: "Trying again after a failure is not charged", debugging: "The budget is off",
  withinBudget: "There was room in the budget", minimumSpacing: "Reloads are at least five minutes apart", backOff: "The last loads failed; the system waits longer each time",
  unseen: "Nobody has looked for hours: once an hour", rarelySeen: "Nobody has looked for a day: every four hours", hourlyPace: "The hour's share of the budget is used",
  dailyBudget: "The budget of 24 hours is used", loading: "It was being loaded", planned: "A reload was planned",
};
