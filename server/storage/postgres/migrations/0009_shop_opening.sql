-- When the shop was opened: one without products and customers is a shop all the same.
CREATE TABLE shop_opening (
  is_open   boolean PRIMARY KEY DEFAULT true CHECK (is_open),
  opened_at timestamptz NOT NULL DEFAULT now()
);

-- A shop of before is open when anything is in it.
INSERT INTO shop_opening (is_open)
SELECT true WHERE EXISTS (SELECT FROM products) OR EXISTS (SELECT FROM customers);
