-- New products wait in the archive until they are published.
ALTER TABLE archived_products ADD COLUMN draft_since timestamptz;
