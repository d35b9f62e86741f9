-- What searches read of a product: the length of its title within `folded`; each stem after the rank of
-- the best place where it stands, and each word after "=". The shop computes them, for earlier rows when
-- it starts.
ALTER TABLE products ADD COLUMN title_length integer;
ALTER TABLE products ADD COLUMN search_terms text[];

CREATE INDEX products_by_search_terms ON products USING gin (search_terms);
CREATE INDEX products_without_search_terms ON products (position) WHERE search_terms IS NULL;

-- True, at the price of reading `search_terms` from outside of the row, which the planner leaves out.
CREATE FUNCTION is_read(place integer) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000
  AS 'BEGIN RETURN true; END';

-- Words for corrections. They are only ever added: to remove one while another transaction adds a
-- product with it could lose it.
CREATE TABLE catalog_words (word text PRIMARY KEY);

CREATE FUNCTION add_words_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_words
    SELECT DISTINCT substr(term, 2) FROM saved, unnest(saved.search_terms) AS term
     WHERE term ~ '^=[^0-9]{3,}$'
     ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Prices and stock change often, words seldom.
CREATE FUNCTION add_words_of_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_words
    SELECT DISTINCT substr(term, 2)
      FROM saved JOIN before USING (id), unnest(saved.search_terms) AS term
     WHERE saved.search_terms IS DISTINCT FROM before.search_terms AND term ~ '^=[^0-9]{3,}$'
     ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER new_words AFTER INSERT ON products
  REFERENCING NEW TABLE AS saved
  FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_new_products();

CREATE TRIGGER changed_words AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS saved
  FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_changed_products();
