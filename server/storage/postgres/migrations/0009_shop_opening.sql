-- Marks a shop, even one without products and customers.
CREATE TABLE shop_opening (
  is_open   boolean PRIMARY KEY DEFAULT true CHECK (is_open),
  opened_at timestamptz NOT NULL DEFAULT now()
);

-- An earlier shop is open if it has any data.
INSERT INTO shop_opening (is_open)
SELECT true WHERE EXISTS (SELECT FROM products) OR EXISTS (SELECT FROM customers);
