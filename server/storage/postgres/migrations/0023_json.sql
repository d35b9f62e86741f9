-- Binary JSON does not preserve the order of fields, which lowdb does.
ALTER TABLE documents ALTER COLUMN row TYPE json USING row::json;

-- What the rows of a collection were last found to be, as a JSON schema.
CREATE TABLE shapes (
  collection text COLLATE "C" PRIMARY KEY,
  shape      text NOT NULL
);
