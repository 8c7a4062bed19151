-- The database as version 6 of the store made it, with one widget that failed once after four good loads.
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
INSERT INTO "control" VALUES('c1','Clock','clock.alarm','controlCenter',0,'small','{}',NULL,NULL,NULL,NULL);
CREATE TABLE extension (
          name TEXT PRIMARY KEY NOT NULL,
          executable TEXT NOT NULL,
          bundle BLOB              -- an encoded Reply with a bundle
        , bundle_identifier TEXT, live_activities INTEGER, frequent_updates INTEGER NOT NULL DEFAULT 0);
INSERT INTO "extension" VALUES('Clock','clock',NULL,NULL,NULL,0);
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1 widgets, timelines, scenes');
INSERT INTO "grdb_migrations" VALUES('2 surfaces, stacks, values');
INSERT INTO "grdb_migrations" VALUES('3 controls');
INSERT INTO "grdb_migrations" VALUES('settings');
INSERT INTO "grdb_migrations" VALUES('5 activities, tokens');
INSERT INTO "grdb_migrations" VALUES('6 ledger, looks');
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
INSERT INTO "ledger" VALUES(1,'w1','Clock','clock','systemSmall',1000000.0,'policy','granted','withinBudget',NULL,1,7,48);
CREATE TABLE push_token (
          hex TEXT PRIMARY KEY NOT NULL,
          kind TEXT NOT NULL,
          subject TEXT NOT NULL,     -- type, activity or control
          extension TEXT NOT NULL,
          bundle TEXT NOT NULL,
          unregistered_at REAL
        );
INSERT INTO "push_token" VALUES('00ff','widgets','','Clock','com.example.clock',NULL);
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
        , engagement TEXT);
INSERT INTO "schedule" VALUES('w1',1000000.0,1000600.0,1,4,'extension-crashed','It crashed.',NULL,NULL);
CREATE TABLE setting (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL);
INSERT INTO "setting" VALUES('appearance','dark');
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
        , surface TEXT NOT NULL DEFAULT 'home', stack_index INTEGER NOT NULL DEFAULT 0, "values" TEXT NOT NULL DEFAULT '{}');
INSERT INTO "widget" VALUES('w1','Clock','clock','systemSmall',0,2,4,'home',1,'{"n":{"integer":35}}');
CREATE INDEX widget_extension ON widget (extension);
CREATE INDEX timeline_scene_hash ON timeline_scene (hash);
CREATE INDEX activity_scene_hash ON activity_scene (hash);
CREATE INDEX ledger_widget ON ledger (widget, number);
CREATE INDEX ledger_at ON ledger (at);
INSERT INTO "sqlite_sequence" VALUES('ledger',1);
