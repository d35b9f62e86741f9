-- Binary JSON does not preserve the order of fields, which lowdb does.
ALTER TABLE documents ALTER COLUMN row TYPE json USING row::json;

-- Nullable fields, such as `products.sizeGuide`, that all rows have.
CREATE TABLE complete_fields (
  name text COLLATE "C" PRIMARY KEY
);
