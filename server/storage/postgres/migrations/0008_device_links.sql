-- Links in mails that work once. What opens them is in the mail alone: here is its SHA-256.
CREATE TABLE one_time_links (
  hash        text PRIMARY KEY,
  purpose     text NOT NULL CHECK (purpose IN ('CONFIRM_DEVICE')),
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL
);

CREATE INDEX one_time_links_expired  ON one_time_links (expires_at);
CREATE INDEX one_time_links_customer ON one_time_links (customer_id);

-- Mails about an account are about no order: whose account it is says the address.
ALTER TABLE mails
  ALTER order_id DROP NOT NULL,
  DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check
    CHECK (kind IN ('ORDER_PLACED', 'ORDER_SHIPPED', 'ORDER_CANCELLED', 'CONFIRM_DEVICE')),
  ADD CHECK ((order_id IS NULL) = (kind = 'CONFIRM_DEVICE'));
