ALTER TABLE orders DROP CONSTRAINT orders_status_check;

DO $$
DECLARE
  names jsonb := '{
    "EN_ATTENTE": "PENDING", "PAIEMENT_EN_COURS": "PAYMENT_PENDING", "PAYEE": "PAID",
    "CONFIRMEE": "CONFIRMED", "PREPAREE": "PREPARED", "EXPEDIEE": "SHIPPED",
    "LIVREE": "DELIVERED", "ANNULEE": "CANCELLED", "REFUSEE": "REFUSED", "RETOURNEE": "RETURNED"
  }';
BEGIN
  UPDATE orders SET status = names ->> status;
  UPDATE order_moves SET status = names ->> status;
END
$$;

ALTER TABLE orders ADD CONSTRAINT orders_status_check CHECK (status IN (
  'PENDING', 'PAYMENT_PENDING', 'PAID', 'CONFIRMED', 'PREPARED',
  'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUSED', 'RETURNED'));
