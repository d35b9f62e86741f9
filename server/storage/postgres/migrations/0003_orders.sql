CREATE TABLE orders (
  id                  text PRIMARY KEY,
  -- The order of first saves: “newest first” reads it backwards.
  sequence            bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  number              text NOT NULL UNIQUE,
  -- No reference: orders outlive the demo copies that placed them.
  customer_id         text,
  status              text NOT NULL CHECK (status IN (
                        'EN_ATTENTE', 'PAIEMENT_EN_COURS', 'PAYEE', 'CONFIRMEE', 'PREPAREE',
                        'EXPEDIEE', 'LIVREE', 'ANNULEE', 'REFUSEE', 'RETOURNEE')),
  placed_at           timestamptz NOT NULL,
  payment_method      text NOT NULL CHECK (payment_method IN ('CASH_ON_DELIVERY', 'CARD')),

  ship_name           text NOT NULL,
  ship_phone          text,
  ship_email          text,
  ship_street         text NOT NULL,
  ship_city           text NOT NULL,
  ship_region         text NOT NULL,
  ship_postal_code    text NOT NULL,

  quantity            integer NOT NULL CHECK (quantity > 0),
  total               bigint NOT NULL CHECK (total >= 0),
  original_total      bigint NOT NULL,
  discount            bigint NOT NULL,
  shipping            bigint NOT NULL CHECK (shipping >= 0),
  payable             bigint NOT NULL,

  parcel_number       text,
  return_requested_at timestamptz,
  return_reason       text,
  refund_amount       bigint CHECK (refund_amount > 0),
  refund_requested_at timestamptz,
  refund_done_at      timestamptz,

  CHECK (discount = original_total - total),
  CHECK (payable = total + shipping),
  CHECK ((return_requested_at IS NULL) = (return_reason IS NULL)),
  CHECK ((refund_requested_at IS NULL) = (refund_amount IS NULL)),
  CHECK (refund_done_at IS NULL OR refund_requested_at IS NOT NULL)
);

CREATE INDEX orders_of_customer ON orders (customer_id, sequence) WHERE customer_id IS NOT NULL;
CREATE INDEX orders_by_status   ON orders (status, sequence);
CREATE INDEX orders_refund_due  ON orders (sequence)
                                WHERE refund_requested_at IS NOT NULL AND refund_done_at IS NULL;

-- Deferred references: a transaction may save in any order.

-- A copy: products are not referenced.
CREATE TABLE order_lines (
  order_id       text NOT NULL REFERENCES orders DEFERRABLE INITIALLY DEFERRED,
  place          integer NOT NULL,
  product_id     text NOT NULL,
  title          text NOT NULL,
  brand          text NOT NULL,
  image          text NOT NULL,
  price          bigint NOT NULL CHECK (price >= 0),
  original_price bigint NOT NULL,
  quantity       integer NOT NULL CHECK (quantity > 0),
  total          bigint NOT NULL,
  PRIMARY KEY (order_id, place),
  CHECK (total = price * quantity)
);

-- Every state of an order, oldest first.
CREATE TABLE order_moves (
  order_id text NOT NULL REFERENCES orders DEFERRABLE INITIALLY DEFERRED,
  place    integer NOT NULL,
  status   text NOT NULL,
  at       timestamptz NOT NULL,
  PRIMARY KEY (order_id, place)
);

CREATE TABLE payments (
  id                  text PRIMARY KEY,
  sequence            bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  order_id            text NOT NULL UNIQUE REFERENCES orders DEFERRABLE INITIALLY DEFERRED,
  customer_id         text NOT NULL,
  amount              bigint NOT NULL CHECK (amount > 0),
  provider_order_id   text UNIQUE,
  provider_payment_id text,
  started_at          timestamptz NOT NULL,
  paid_at             timestamptz,
  state               text NOT NULL CHECK (state IN ('OPEN', 'PAID', 'ABANDONED')),
  checked_at          timestamptz
);

-- Two open payments of a customer could both be paid.
CREATE UNIQUE INDEX payments_open   ON payments (customer_id) WHERE state = 'OPEN';
CREATE INDEX        payments_unpaid ON payments (started_at) WHERE state <> 'PAID';

-- The provider delivers events at least once.
CREATE TABLE payment_events (
  id       text PRIMARY KEY,
  noted_at timestamptz NOT NULL
);
CREATE INDEX payment_events_by_time ON payment_events (noted_at);

-- `scope` is the customer's id, or `guest`; `made_id` names an order or a payment.
CREATE TABLE idempotency_keys (
  scope       text NOT NULL,
  key         text NOT NULL,
  fingerprint text NOT NULL,
  made_id     text NOT NULL,
  PRIMARY KEY (scope, key)
);
