-- The database as version 1 of the store made it, with one widget that failed once after four good loads.
CREATE TABLE extension (
          name TEXT PRIMARY KEY NOT NULL,
          executable TEXT NOT NULL,
          bundle BLOB              -- an encoded Reply with a bundle
        );
INSERT INTO "extension" VALUES('Clock','clock',NULL);
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1 widgets, timelines, scenes');
CREATE TABLE scene (
          hash BLOB PRIMARY KEY NOT NULL,  -- SHA-256 of bytes
          bytes BLOB NOT NULL              -- an encoded Scene
        );
INSERT INTO "scene" VALUES(X'C75F828094E42FF1194EC065032D36C676D12D5372FF35B2BD5F83D0C559A5E9',X'0A0032023231');
INSERT INTO "scene" VALUES(X'D009E524E06FD426934342EF8CC86660DF11908150D7462C985AC1D989FBF094',X'0A003206736861726564');
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
INSERT INTO "schedule" VALUES('w1',1000000.0,1000600.0,1,4,'extension-crashed','It crashed.',NULL);
CREATE TABLE timeline (
          widget TEXT PRIMARY KEY NOT NULL REFERENCES widget ON DELETE CASCADE,
          outline BLOB NOT NULL    -- an encoded Timeline without its scenes
        );
INSERT INTO "timeline" VALUES('w1',X'0A021A000A0D09000000000000F03F1A02100122002A00');
CREATE TABLE timeline_scene (
          widget TEXT NOT NULL REFERENCES widget ON DELETE CASCADE,
          position INTEGER NOT NULL,
          hash BLOB NOT NULL REFERENCES scene,
          PRIMARY KEY (widget, position)
        ) WITHOUT ROWID;
INSERT INTO "timeline_scene" VALUES('w1',0,X'C75F828094E42FF1194EC065032D36C676D12D5372FF35B2BD5F83D0C559A5E9');
INSERT INTO "timeline_scene" VALUES('w1',1,X'D009E524E06FD426934342EF8CC86660DF11908150D7462C985AC1D989FBF094');
CREATE TABLE widget (
          id TEXT PRIMARY KEY NOT NULL,
          extension TEXT NOT NULL,
          kind TEXT NOT NULL,
          family TEXT NOT NULL,
          page INTEGER NOT NULL,
          "column" INTEGER NOT NULL,
          "row" INTEGER NOT NULL
        );
INSERT INTO "widget" VALUES('w1','Clock','clock','systemSmall',0,2,4);
CREATE INDEX widget_extension ON widget (extension);
CREATE INDEX timeline_scene_hash ON timeline_scene (hash);
