-- By the hash of their content: they never change.
CREATE TABLE pictures (
  name     text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'),
  bytes    bytea NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now()
);

-- They are compressed already.
ALTER TABLE pictures ALTER bytes SET STORAGE EXTERNAL;
