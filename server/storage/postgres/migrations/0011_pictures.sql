-- Pictures that were put into the shop, by the hash of their content: none ever changes.
CREATE TABLE pictures (
  name     text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'),
  bytes    bytea NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now()
);

-- They are compressed already.
ALTER TABLE pictures ALTER bytes SET STORAGE EXTERNAL;
