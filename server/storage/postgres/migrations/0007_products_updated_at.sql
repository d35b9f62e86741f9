-- Products of before are as they are since the shop was opened, which its first customer tells. A
-- default that is a constant adds the column without writing the rows anew.
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
