CREATE TABLE size_guides (
  id      text PRIMARY KEY,
  title   text NOT NULL,
  columns jsonb NOT NULL,
  rows    jsonb NOT NULL,
  note    text
);

-- Orders lock it before they read: they wait for each other instead of failing on a product that many
-- buy. A table without rows, which autovacuum never locks.
CREATE TABLE stock_lock ();

-- At least one variant, and never more allocated than on hand.
CREATE FUNCTION is_stock(variants jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_array_length(variants) > 0 AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(variants) AS variant
     WHERE (variant ->> 'allocated')::integer < 0
        OR (variant ->> 'stockOnHand')::integer < (variant ->> 'allocated')::integer
  );

ALTER TABLE products
  ADD COLUMN gallery    jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN options    jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN details    jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN size_guide text,
  ADD COLUMN variants   jsonb,
  -- Of all variants and of those for sale, written by catalog.options.rules.ts.
  ADD COLUMN option_keys    text[] NOT NULL DEFAULT '{}',
  ADD COLUMN available_keys text[] NOT NULL DEFAULT '{}';

CREATE INDEX products_by_option_keys    ON products USING gin (option_keys);
CREATE INDEX products_by_available_keys ON products USING gin (available_keys);

ALTER TABLE archived_products
  ADD COLUMN gallery    jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN options    jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN details    jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN size_guide text,
  ADD COLUMN variants   jsonb;

ALTER TABLE orders ADD COLUMN holds_stock boolean;
UPDATE orders SET holds_stock =
  status IN ('PENDING', 'PAYMENT_PENDING', 'PAID', 'CONFIRMED', 'PREPARED');
ALTER TABLE orders ALTER COLUMN holds_stock SET NOT NULL;

ALTER TABLE order_lines ADD COLUMN variant_id text, ADD COLUMN variant_title text;
UPDATE order_lines SET variant_id = product_id;
ALTER TABLE order_lines ALTER COLUMN variant_id SET NOT NULL;

-- Earlier products have one variant, which is not counted.
CREATE TEMPORARY TABLE first_variants ON COMMIT DROP AS
  SELECT product.id, jsonb_build_array(jsonb_build_object(
           'id', product.id, 'sku', NULL, 'values', '[]'::jsonb, 'price', NULL,
           'originalPrice', NULL, 'stockOnHand', NULL, 'frame', NULL,
           'allocated', coalesce(ordered.quantity, 0)
         )) AS variants
    FROM (SELECT id FROM products UNION SELECT id FROM archived_products) AS product
    LEFT JOIN (
      SELECT product_id, sum(order_lines.quantity) AS quantity
        FROM order_lines JOIN orders ON orders.id = order_id
       WHERE holds_stock
       GROUP BY product_id
    ) AS ordered ON ordered.product_id = product.id;

UPDATE products SET variants = first.variants
  FROM first_variants AS first WHERE first.id = products.id;
UPDATE archived_products SET variants = first.variants
  FROM first_variants AS first WHERE first.id = archived_products.id;

ALTER TABLE products
  ALTER COLUMN variants SET NOT NULL,
  ADD CHECK (is_stock(variants));
ALTER TABLE archived_products
  ALTER COLUMN variants SET NOT NULL,
  ADD CHECK (is_stock(variants));

ALTER TABLE cart_lines ADD COLUMN variant_id text;
UPDATE cart_lines SET variant_id = product_id;
ALTER TABLE cart_lines
  ALTER COLUMN variant_id SET NOT NULL,
  DROP CONSTRAINT cart_lines_pkey,
  ADD PRIMARY KEY (customer_id, variant_id);
