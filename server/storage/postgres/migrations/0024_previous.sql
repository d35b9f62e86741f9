-- Databases of the first format were made by 23 steps, whose tables and functions nothing reads any more. The tables
-- of a shop that was older than that still have what its customers were, in the schema `previous`.
DROP SCHEMA IF EXISTS previous CASCADE;
DROP TABLE IF EXISTS catalog_words;
DROP FUNCTION IF EXISTS iso(timestamptz);
DROP FUNCTION IF EXISTS is_stock(jsonb);
DROP FUNCTION IF EXISTS is_read(integer);
DROP FUNCTION IF EXISTS add_words_of_new_products();
DROP FUNCTION IF EXISTS add_words_of_changed_products();
DROP FUNCTION IF EXISTS is_low_in_stock(jsonb, boolean);
DROP FUNCTION IF EXISTS codes_of(jsonb);
