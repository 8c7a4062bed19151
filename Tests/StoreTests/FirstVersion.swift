/// The database as the first released version made it, with one widget that failed once after four good loads.
enum FirstVersion {
  static let sql = """
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO grdb_migrations VALUES ('1 widgets, timelines, scenes');
    CREATE TABLE extension (name TEXT PRIMARY KEY NOT NULL, executable TEXT NOT NULL, bundle BLOB);
    CREATE TABLE widget (
      id TEXT PRIMARY KEY NOT NULL, extension TEXT NOT NULL, kind TEXT NOT NULL, family TEXT NOT NULL,
      page INTEGER NOT NULL, "column" INTEGER NOT NULL, "row" INTEGER NOT NULL
    );
    CREATE INDEX widget_extension ON widget (extension);
    CREATE TABLE schedule (
      widget TEXT PRIMARY KEY NOT NULL REFERENCES widget ON DELETE CASCADE, loaded_at REAL, next_reload REAL,
      failures INTEGER NOT NULL, reloads INTEGER NOT NULL, problem_code TEXT, problem_message TEXT,
      problem_cure TEXT
    );
    CREATE TABLE timeline (
      widget TEXT PRIMARY KEY NOT NULL REFERENCES widget ON DELETE CASCADE, outline BLOB NOT NULL
    );
    CREATE TABLE scene (hash BLOB PRIMARY KEY NOT NULL, bytes BLOB NOT NULL);
    CREATE TABLE timeline_scene (
      widget TEXT NOT NULL REFERENCES widget ON DELETE CASCADE, position INTEGER NOT NULL,
      hash BLOB NOT NULL REFERENCES scene, PRIMARY KEY (widget, position)
    ) WITHOUT ROWID;
    CREATE INDEX timeline_scene_hash ON timeline_scene (hash);
    INSERT INTO widget VALUES ('w1', 'Clock', 'clock', 'systemSmall', 0, 2, 4);
    INSERT INTO schedule VALUES ('w1', NULL, NULL, 1, 4, 'extension-crashed', 'It crashed.', NULL);
    """
}
