-- The last request to the provider: two instances must not request a refund at once.
ALTER TABLE orders
  ADD COLUMN refund_asked_at timestamptz,
  ADD CHECK (refund_asked_at IS NULL OR refund_requested_at IS NOT NULL);
