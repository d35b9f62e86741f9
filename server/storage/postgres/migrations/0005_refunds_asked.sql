-- When the provider was last asked to send the money back: two instances never ask at once.
ALTER TABLE orders
  ADD COLUMN refund_asked_at timestamptz,
  ADD CHECK (refund_asked_at IS NULL OR refund_requested_at IS NOT NULL);
