-- Earlier products date from the shop's first customer. A constant default adds the column without
-- rewriting the rows.
DO $$
DECLARE
  opened_at timestamptz := coalesce((SELECT min(created_at) FROM customers), now());
BEGIN
  EXECUTE format(
    'ALTER TABLE products ADD COLUMN updated_at timestamptz NOT NULL DEFAULT %L',
    date_trunc('milliseconds', opened_at)
  );
END
$$;

ALTER TABLE products ALTER COLUMN updated_at DROP DEFAULT;
