-- The outbox: a mail is saved in the transaction that it is about.
CREATE TABLE mails (
  -- Kind and order, so that no mail is sent twice.
  id              text PRIMARY KEY,
  sequence        bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind            text NOT NULL CHECK (kind IN ('ORDER_PLACED', 'ORDER_SHIPPED', 'ORDER_CANCELLED')),
  order_id        text NOT NULL REFERENCES orders DEFERRABLE INITIALLY DEFERRED,
  "to"            text NOT NULL,
  created_at      timestamptz NOT NULL,
  state           text NOT NULL CHECK (state IN ('WAITING', 'SENT', 'FAILED')),
  attempts        integer NOT NULL CHECK (attempts >= 0),
  next_attempt_at timestamptz NOT NULL,
  sent_at         timestamptz,
  last_error      text,
  CHECK ((state = 'SENT') = (sent_at IS NOT NULL))
);

CREATE INDEX mails_due  ON mails (next_attempt_at, sequence) WHERE state = 'WAITING';
CREATE INDEX mails_sent ON mails (sent_at) WHERE sent_at IS NOT NULL;
