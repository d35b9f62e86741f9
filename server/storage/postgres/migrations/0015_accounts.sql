ALTER TABLE customers
  ADD COLUMN email_verified_at       timestamptz,
  -- Tokens without a session that were issued before are refused.
  ADD COLUMN earlier_tokens_ended_at timestamptz;

-- A row an open session: ended ones are deleted.
CREATE TABLE sessions (
  id           text PRIMARY KEY,
  customer_id  text NOT NULL REFERENCES customers ON DELETE CASCADE,
  created_at   timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  browser      text,
  system       text
);
CREATE INDEX sessions_of_customer ON sessions (customer_id);
CREATE INDEX sessions_expired     ON sessions (expires_at);

CREATE TABLE passkeys (
  -- Credential id of WebAuthn, base64url.
  id           text PRIMARY KEY,
  customer_id  text NOT NULL REFERENCES customers ON DELETE CASCADE,
  public_key   text NOT NULL,
  counter      bigint NOT NULL CHECK (counter >= 0),
  transports   text NOT NULL,
  name         text NOT NULL,
  created_at   timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_of_customer ON passkeys (customer_id);

ALTER TABLE one_time_links
  ADD COLUMN email text,
  DROP CONSTRAINT one_time_links_purpose_check,
  ADD CONSTRAINT one_time_links_purpose_check CHECK (purpose IN (
    'CONFIRM_DEVICE', 'RESET_PASSWORD', 'VERIFY_EMAIL', 'CHANGE_EMAIL', 'PASSKEY_CHALLENGE'));

ALTER TABLE mails
  ADD COLUMN customer_id text REFERENCES customers ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD COLUMN detail      text,
  DROP CONSTRAINT mails_kind_check,
  DROP CONSTRAINT mails_check1,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN (
    'ORDER_PLACED', 'ORDER_SHIPPED', 'ORDER_CANCELLED', 'CONFIRM_DEVICE', 'RESET_PASSWORD',
    'VERIFY_EMAIL', 'CHANGE_EMAIL', 'EMAIL_CHANGING', 'NEW_DEVICE',
    'PASSKEY_ADDED')),
  ADD CHECK ((order_id IS NOT NULL) = (kind LIKE 'ORDER\_%'));
CREATE INDEX mails_of_customer ON mails (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX mails_of_order    ON mails (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX mails_to_account  ON mails ("to") WHERE order_id IS NULL;

ALTER TABLE addresses ADD COLUMN phone text;

-- The last number of each year.
CREATE TABLE invoice_years (
  id          text PRIMARY KEY,
  last_number integer NOT NULL CHECK (last_number > 0)
);

ALTER TABLE orders
  ADD COLUMN terms_version   text,
  ADD COLUMN invoice_number  text UNIQUE,
  ADD COLUMN invoiced_at     timestamptz,
  ADD COLUMN anonymised_at   timestamptz,
  ADD CHECK ((invoice_number IS NULL) = (invoiced_at IS NULL));

-- Orders that were paid or delivered before get their numbers in that order.
WITH due AS (
  SELECT order_id, min(at) AS at, to_char(min(at) AT TIME ZONE 'Africa/Casablanca', 'YYYY') AS year
    FROM order_moves WHERE status IN ('PAID', 'DELIVERED') GROUP BY order_id
), numbered AS (
  SELECT due.*, row_number() OVER (PARTITION BY year ORDER BY at, sequence) AS number
    FROM due JOIN orders ON orders.id = order_id
)
UPDATE orders SET
  invoice_number = 'F-' || year || '-' || lpad(numbered.number::text, greatest(6, length(numbered.number::text)), '0'),
  invoiced_at = at
  FROM numbered WHERE order_id = orders.id;

INSERT INTO invoice_years (id, last_number)
  SELECT split_part(invoice_number, '-', 2), count(*)
    FROM orders WHERE invoice_number IS NOT NULL GROUP BY 1;
