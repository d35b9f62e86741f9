-- Rows of collections and their index entries, as server/storage/rows.ts derives them.
CREATE SEQUENCE documents_sequence;

CREATE TABLE documents (
  collection text COLLATE "C" NOT NULL,
  key        text COLLATE "C" NOT NULL,
  -- In the order of first saves.
  sequence   bigint NOT NULL DEFAULT nextval('documents_sequence'),
  -- Binary JSON does not preserve the order of fields, which lowdb does.
  row        json NOT NULL,
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

-- What the rows of a collection were last found to be, as a JSON schema.
CREATE TABLE shapes (
  collection text COLLATE "C" PRIMARY KEY,
  shape      text NOT NULL
);

-- Transactions that read and then change stock lock it: it has no rows.
CREATE TABLE stock_lock ();

-- By the hash of their content: they never change.
CREATE TABLE pictures (
  name     text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'),
  bytes    bytea NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now()
);

-- They are compressed already.
ALTER TABLE pictures ALTER bytes SET STORAGE EXTERNAL;

-- Marks a shop, even one without products and customers.
CREATE TABLE shop_opening (
  is_open   boolean PRIMARY KEY DEFAULT true CHECK (is_open),
  opened_at timestamptz NOT NULL DEFAULT now()
);

-- Points of the rate limits, in the columns of rate-limiter-flexible. Unlogged: worthless after a
-- crash.
CREATE UNLOGGED TABLE rate_limits (
  -- The window, and a hash of its subject.
  key    text PRIMARY KEY,
  points integer NOT NULL,
  -- Unix time in milliseconds.
  expire bigint NOT NULL
);

-- For searches within texts; some servers do not have it, or do not allow it.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm is not there: searches read every value';
END
$$;
