CREATE TABLE customers (
  id            text PRIMARY KEY,
  first_name    text NOT NULL,
  last_name     text NOT NULL,
  email         text NOT NULL,
  password_hash text,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL,
  -- Of private demo copies, which are deleted with all their data except orders.
  expires_at    timestamptz
);

-- Demo copies share an e-mail, which opens no account.
CREATE UNIQUE INDEX customers_email   ON customers (email) WHERE expires_at IS NULL;
CREATE INDEX        customers_expired ON customers (expires_at) WHERE expires_at IS NOT NULL;

-- Lists of a customer; `place` counts from 1. Products are not referenced: a cart warns of a
-- product that left the catalogue.

CREATE TABLE cart_lines (
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  place       integer NOT NULL,
  product_id  text NOT NULL,
  quantity    integer NOT NULL CHECK (quantity > 0),
  added_at    timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  PRIMARY KEY (customer_id, product_id)
);

CREATE TABLE wishes (
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  place       integer NOT NULL,
  product_id  text NOT NULL,
  added_at    timestamptz NOT NULL,
  PRIMARY KEY (customer_id, product_id)
);

CREATE TABLE addresses (
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  place       integer NOT NULL,
  -- Clients may choose it: unique within one list.
  id          text NOT NULL,
  name        text NOT NULL,
  street      text NOT NULL,
  city        text NOT NULL,
  region      text NOT NULL,
  postal_code text NOT NULL,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  PRIMARY KEY (customer_id, id)
);
