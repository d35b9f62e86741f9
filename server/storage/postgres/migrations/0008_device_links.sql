-- One-time links of mails, by the SHA-256 of their token.
CREATE TABLE one_time_links (
  hash        text PRIMARY KEY,
  purpose     text NOT NULL CHECK (purpose IN ('CONFIRM_DEVICE')),
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX one_time_links_expired  ON one_time_links (expires_at);
CREATE INDEX one_time_links_customer ON one_time_links (customer_id);

-- Mails about an account belong to no order.
ALTER TABLE mails
  ALTER order_id DROP NOT NULL,
  DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check
    CHECK (kind IN ('ORDER_PLACED', 'ORDER_SHIPPED', 'ORDER_CANCELLED', 'CONFIRM_DEVICE')),
  ADD CHECK ((order_id IS NULL) = (kind = 'CONFIRM_DEVICE'));
