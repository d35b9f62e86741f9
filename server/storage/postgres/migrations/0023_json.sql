-- Binary JSON does not preserve the order of fields, which lowdb does.
ALTER TABLE documents ALTER COLUMN row TYPE json USING row::json;
