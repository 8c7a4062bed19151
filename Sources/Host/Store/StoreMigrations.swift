import GRDB

/// The shape of the database, as the steps that led to it. A step that has been released is never changed.
enum StoreMigrations {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 widgets, timelines, scenes") { try widgetsTimelinesScenes($0) }
    migrator.registerMigration("2 surfaces, stacks, values") { try surfacesStacksValues($0) }
    migrator.registerMigration("3 controls") { try controls($0) }
    migrator.registerMigration("settings") { try settings($0) }
    migrator.registerMigration("5 activities, tokens") { try activities($0) }
    migrator.registerMigration("6 ledger, looks") { try ledger($0) }
    migrator.registerMigration("7 past") { try past($0) }
    migrator.registerMigration("8 reasons in the ledger") {
      try $0.execute(sql: "ALTER TABLE ledger ADD COLUMN detail TEXT")
    }
    return migrator
  }

  private static func widgetsTimelinesScenes(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE extension (
          name TEXT PRIMARY KEY NOT NULL,
          executable TEXT NOT NULL,
          bundle BLOB              -- an encoded Reply with a bundle
        );
        CREATE TABLE widget (
          id TEXT PRIMARY KEY NOT NULL,
          extension TEXT NOT NULL,
          kind TEXT NOT NULL,
          family TEXT NOT NULL,
          page INTEGER NOT NULL,
          "column" INTEGER NOT NULL,
          "row" INTEGER NOT NULL
        );
        CREATE INDEX widget_extension ON widget (extension);
        -- Times are seconds since 2001-01-01T00:00:00Z.
        CREATE TABLE schedule (
          widget TEXT PRIMARY KEY NOT NULL REFERENCES widget ON DELETE CASCADE,
          loaded_at REAL,
          next_reload REAL,
          failures INTEGER NOT NULL,
          reloads INTEGER NOT NULL,
          problem_code TEXT,
          problem_message TEXT,
          problem_cure TEXT
        );
        CREATE TABLE timeline (
          widget TEXT PRIMARY KEY NOT NULL REFERENCES widget ON DELETE CASCADE,
          outline BLOB NOT NULL    -- an encoded Timeline without its scenes
        );
        CREATE TABLE scene (
          hash BLOB PRIMARY KEY NOT NULL,  -- SHA-256 of bytes
          bytes BLOB NOT NULL              -- an encoded Scene
        );
        CREATE TABLE timeline_scene (
          widget TEXT NOT NULL REFERENCES widget ON DELETE CASCADE,
          position INTEGER NOT NULL,
          hash BLOB NOT NULL REFERENCES scene,
          PRIMARY KEY (widget, position)
        ) WITHOUT ROWID;
        CREATE INDEX timeline_scene_hash ON timeline_scene (hash);
        """)
  }

  private static func surfacesStacksValues(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE widget ADD COLUMN surface TEXT NOT NULL DEFAULT 'home';
        ALTER TABLE widget ADD COLUMN stack_index INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE widget ADD COLUMN "values" TEXT NOT NULL DEFAULT '{}';  -- JSON as in IntentValue+Codable.swift
        """)
  }

  private static func settings(_ db: Database) throws {
    try db.execute(sql: "CREATE TABLE setting (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)")
  }

  private static func controls(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE control (
          id TEXT PRIMARY KEY NOT NULL,
          extension TEXT NOT NULL,
          kind TEXT NOT NULL,
          place TEXT NOT NULL,
          position INTEGER NOT NULL,
          size TEXT NOT NULL,
          "values" TEXT NOT NULL,  -- JSON
          state BLOB,              -- an encoded Reply with the last value and its pictures
          problem_code TEXT,
          problem_message TEXT,
          problem_cure TEXT
        );
        """)
  }

  private static func activities(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE extension ADD COLUMN bundle_identifier TEXT;
        ALTER TABLE extension ADD COLUMN live_activities INTEGER;  -- NULL: no Info.plist says so
        ALTER TABLE extension ADD COLUMN frequent_updates INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE activity (
          id TEXT PRIMARY KEY NOT NULL,
          extension TEXT NOT NULL,
          type TEXT NOT NULL,
          attributes BLOB NOT NULL,  -- JSON
          state BLOB NOT NULL,       -- JSON
          stale_at REAL,
          relevance REAL NOT NULL,
          phase TEXT NOT NULL,
          style TEXT NOT NULL,
          push_type TEXT,            -- JSON
          origin TEXT NOT NULL,
          alert TEXT,                -- JSON
          number INTEGER NOT NULL,
          requested_at REAL NOT NULL,
          starts_at REAL NOT NULL,
          updated_at REAL NOT NULL,
          ended_at REAL,
          ended_by TEXT,
          dismisses_at REAL,
          timestamp INTEGER,
          updates INTEGER NOT NULL,
          problem_code TEXT,
          problem_message TEXT,
          problem_cure TEXT
        );
        CREATE TABLE activity_pictures (
          activity TEXT PRIMARY KEY NOT NULL REFERENCES activity ON DELETE CASCADE,
          outline BLOB NOT NULL,     -- an encoded Reply with the pictures, without their scenes
          state BLOB NOT NULL,       -- what they show: the content's state, and whether it was stale
          is_stale INTEGER NOT NULL
        );
        CREATE TABLE activity_scene (
          activity TEXT NOT NULL REFERENCES activity ON DELETE CASCADE,
          position INTEGER NOT NULL,
          hash BLOB NOT NULL REFERENCES scene,
          PRIMARY KEY (activity, position)
        ) WITHOUT ROWID;
        CREATE INDEX activity_scene_hash ON activity_scene (hash);
        CREATE TABLE push_token (
          hex TEXT PRIMARY KEY NOT NULL,
          kind TEXT NOT NULL,
          subject TEXT NOT NULL,     -- type, activity or control
          extension TEXT NOT NULL,
          bundle TEXT NOT NULL,
          unregistered_at REAL
        );
        """)
  }

  private static func ledger(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE ledger (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          widget TEXT NOT NULL,    -- stays when the widget is removed
          extension TEXT NOT NULL,
          kind TEXT NOT NULL,
          family TEXT NOT NULL,
          at REAL NOT NULL,
          cause TEXT NOT NULL,
          outcome TEXT NOT NULL,
          rule TEXT NOT NULL,
          until REAL,
          charged INTEGER NOT NULL,
          used INTEGER NOT NULL,
          allowance INTEGER NOT NULL
        );
        CREATE INDEX ledger_widget ON ledger (widget, number);
        CREATE INDEX ledger_at ON ledger (at);
        ALTER TABLE schedule ADD COLUMN engagement TEXT;  -- JSON
        """)
  }

  private static func past(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE past (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          widget TEXT NOT NULL REFERENCES widget ON DELETE CASCADE,
          since REAL NOT NULL,     -- it showed from then
          until REAL NOT NULL,     -- until another timeline came
          dates TEXT NOT NULL,     -- JSON: when each of its entries began to show
          outline BLOB NOT NULL,   -- an encoded Timeline of the entries that showed, without its scenes
          bytes INTEGER NOT NULL   -- of what is kept for it alone
        );
        CREATE INDEX past_widget ON past (widget, number);
        CREATE INDEX past_until ON past (until);
        CREATE TABLE past_scene (
          past INTEGER NOT NULL REFERENCES past ON DELETE CASCADE,
          position INTEGER NOT NULL,
          hash BLOB NOT NULL REFERENCES scene,
          PRIMARY KEY (past, position)
        ) WITHOUT ROWID;
        CREATE INDEX past_scene_hash ON past_scene (hash);
        """)
  }
}
