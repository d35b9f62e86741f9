-- Products grow their version with every change by staff.
ALTER TABLE products
  ADD COLUMN version       integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN image_sources jsonb;
ALTER TABLE archived_products
  ADD COLUMN version       integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN image_sources jsonb;

-- Whether at most 3 of a counted variant can be bought.
CREATE FUNCTION is_low_in_stock(variants jsonb, out_of_stock boolean) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM jsonb_array_elements(variants) AS variant
     WHERE variant->>'stockOnHand' IS NOT NULL
       AND (out_of_stock
            OR (variant->>'stockOnHand')::integer - (variant->>'allocated')::integer <= 3))
$$;

-- Ids and article numbers in lower case, for searches by staff.
CREATE FUNCTION codes_of(variants jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(lower(code), E'\n'), '')
    FROM jsonb_array_elements(variants) AS variant,
         LATERAL (VALUES (variant->>'id'), (variant->>'sku')) AS codes (code)
   WHERE code IS NOT NULL
$$;

ALTER TABLE products
  ADD COLUMN is_low_stock boolean GENERATED ALWAYS AS (is_low_in_stock(variants, out_of_stock)) STORED,
  ADD COLUMN codes        text    GENERATED ALWAYS AS (codes_of(variants)) STORED;
ALTER TABLE archived_products
  ADD COLUMN is_low_stock boolean GENERATED ALWAYS AS (is_low_in_stock(variants, out_of_stock)) STORED,
  ADD COLUMN codes        text    GENERATED ALWAYS AS (codes_of(variants)) STORED;
CREATE INDEX products_low_in_stock     ON products (position) WHERE is_low_stock;
CREATE INDEX archived_products_by_time ON archived_products (archived_at DESC, id);

-- As the shop folds texts, but for rare alphabets: what it saves from now on, it folds itself.
CREATE FUNCTION pg_temp.folded(searched text) RETURNS text LANGUAGE sql AS $$
  SELECT btrim(regexp_replace(replace(replace(lower(
    regexp_replace(normalize(searched, NFKD), '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]', '', 'g')),
    'œ', 'oe'), 'æ', 'ae'), '[^[:alnum:]]+', ' ', 'g'))
$$;

ALTER TABLE orders
  -- Of status, return request, refund, invoice or deletion of the account.
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  -- Bounded: an index has it.
  ADD COLUMN searched   text        NOT NULL DEFAULT '',
  -- False for card orders that were never paid.
  ADD COLUMN is_listed  boolean     NOT NULL DEFAULT true;
UPDATE orders SET
  updated_at = greatest(placed_at, (SELECT max(at) FROM order_moves WHERE order_id = orders.id),
                        return_requested_at, refund_requested_at, refund_done_at, invoiced_at,
                        anonymised_at),
  searched = left(pg_temp.folded(
    concat_ws(' ', number, ship_phone, ship_email, ship_city, ship_name)), 500),
  is_listed = NOT (status = 'CANCELLED' AND refund_requested_at IS NULL AND
    (SELECT status FROM order_moves WHERE order_id = orders.id ORDER BY place DESC OFFSET 1 LIMIT 1)
      IS NOT DISTINCT FROM 'PAYMENT_PENDING');
-- Lists and counts read them alone.
CREATE INDEX orders_listed           ON orders (sequence)
                                     INCLUDE (status, searched, placed_at, updated_at) WHERE is_listed;
CREATE INDEX orders_listed_by_status ON orders (status, sequence)
                                     INCLUDE (placed_at, updated_at) WHERE is_listed;
CREATE INDEX orders_by_updated_at    ON orders (updated_at, sequence);
CREATE INDEX orders_by_placed_at     ON orders (placed_at) INCLUDE (status, payable);
CREATE INDEX orders_open_returns     ON orders (sequence)
                                     WHERE return_requested_at IS NOT NULL AND status <> 'RETURNED';

ALTER TABLE customers ADD COLUMN searched text NOT NULL DEFAULT '';
UPDATE customers SET searched = pg_temp.folded(concat_ws(' ', first_name, last_name, email));
CREATE INDEX customers_registered ON customers (created_at, id COLLATE "C") WHERE expires_at IS NULL;

DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX products_by_codes     ON products  USING gin (codes gin_trgm_ops);
  CREATE INDEX customers_by_searched ON customers USING gin (searched gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm is not there: searches by staff read every row';
END
$$;

CREATE TABLE staff (
  id            text PRIMARY KEY,
  email         text NOT NULL UNIQUE,
  -- Null until the account is set up.
  name          text,
  role          text NOT NULL CHECK (role IN ('OWNER', 'STAFF')),
  password_hash text,
  created_at    timestamptz NOT NULL,
  last_seen_at  timestamptz
);

CREATE TABLE staff_sessions (
  -- SHA-256 of the cookie's value, base64url.
  id           text PRIMARY KEY,
  staff_id     text NOT NULL REFERENCES staff ON DELETE CASCADE,
  created_at   timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  browser      text,
  system       text
);
CREATE INDEX sessions_of_staff ON staff_sessions (staff_id);

CREATE TABLE setup_links (
  -- SHA-256 of the token, base64url.
  hash       text PRIMARY KEY,
  -- Null makes the first account.
  staff_id   text REFERENCES staff ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE audit_entries (
  -- UUID of version 7: in the order of time.
  id      text COLLATE "C" PRIMARY KEY,
  at      timestamptz NOT NULL,
  actor   text NOT NULL,
  action  text NOT NULL,
  subject text NOT NULL,
  -- The fields that differ, as JSON.
  before  text,
  after   text
);

-- Not referencing products: an alert ends when it is sent or cancelled.
CREATE TABLE stock_alerts (
  -- SHA-256 of the token in its mails, base64url.
  hash         text PRIMARY KEY,
  product_id   text NOT NULL,
  variant_id   text NOT NULL,
  email        text NOT NULL,
  created_at   timestamptz NOT NULL,
  -- Null until its link was opened.
  confirmed_at timestamptz,
  -- Null once it is confirmed.
  expires_at   timestamptz,
  UNIQUE (variant_id, email),
  CHECK ((confirmed_at IS NULL) = (expires_at IS NOT NULL))
);
CREATE INDEX stock_alerts_to ON stock_alerts (email);

ALTER TABLE mails
  DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN (
    'ORDER_PLACED', 'ORDER_SHIPPED', 'ORDER_CANCELLED', 'CONFIRM_DEVICE', 'RESET_PASSWORD',
    'VERIFY_EMAIL', 'CHANGE_EMAIL', 'EMAIL_CHANGING', 'NEW_DEVICE', 'PASSKEY_ADDED',
    'CONFIRM_STOCK_ALERT', 'BACK_IN_STOCK'));
CREATE INDEX mails_failed ON mails (sequence) WHERE state = 'FAILED';
