-- Rows of collections and their index entries, as server/storage/rows.ts derives them.
CREATE SEQUENCE documents_sequence;

CREATE TABLE documents (
  collection text COLLATE "C" NOT NULL,
  key        text COLLATE "C" NOT NULL,
  -- In the order of first saves.
  sequence   bigint NOT NULL DEFAULT nextval('documents_sequence'),
  row        jsonb NOT NULL,
  PRIMARY KEY (collection, key)
) PARTITION BY LIST (collection);

CREATE TABLE entries (
  collection text COLLATE "C" NOT NULL,
  index      text COLLATE "C" NOT NULL,
  value      text COLLATE "C" NOT NULL,
  sequence   bigint NOT NULL,
  key        text COLLATE "C" NOT NULL,
  PRIMARY KEY (collection, index, value, sequence) INCLUDE (key)
) PARTITION BY LIST (collection);

CREATE INDEX entries_key ON entries (collection, key);

-- The indexes whose entries are complete.
CREATE TABLE filled_indexes (
  name text COLLATE "C" PRIMARY KEY
);
