-- Instants as the shop writes them: ISO 8601, UTC, to the millisecond.
CREATE FUNCTION iso(instant timestamptz) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

CREATE TABLE categories (
  id          text PRIMARY KEY,
  position    integer NOT NULL CHECK (position > 0),
  name        text NOT NULL UNIQUE,
  description text NOT NULL,
  image       text NOT NULL,
  image_alt   text NOT NULL,
  -- Deferred, so that one transaction may swap two positions.
  UNIQUE (position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE products (
  id             text PRIMARY KEY,
  position       integer NOT NULL CHECK (position > 0),
  title          text NOT NULL,
  brand          text NOT NULL,
  description    text,
  image          text NOT NULL,
  image_alt      text NOT NULL,
  -- Centimes.
  price          bigint NOT NULL CHECK (price >= 0),
  original_price bigint NOT NULL,
  category_name  text NOT NULL REFERENCES categories (name) DEFERRABLE INITIALLY DEFERRED,
  out_of_stock   boolean NOT NULL,
  -- As in JavaScript, so that filters by rating compare the same numbers.
  rating         double precision NOT NULL CHECK (rating BETWEEN 0 AND 5),
  rating_count   integer NOT NULL CHECK (rating_count >= 0),
  -- Title and brand, folded by catalog.search.ts.
  folded         text NOT NULL,
  run_together   text NOT NULL,
  CHECK (original_price >= price),
  -- Cursors are positions: two products of one position would be skipped or repeated.
  UNIQUE (position) DEFERRABLE INITIALLY DEFERRED
);

-- One index a sort order (`position` has its own), each read from a cursor on.
CREATE INDEX products_by_price      ON products (price, position);
CREATE INDEX products_by_price_desc ON products (price DESC, position);

-- Filters, in the shop's order; the first also counts facets without reading the table.
CREATE INDEX products_by_brand    ON products (brand, category_name, position)
                                  INCLUDE (out_of_stock, rating);
CREATE INDEX products_by_category ON products (category_name, position);

-- Trigrams find parts of words, where the extension is available; otherwise the folded texts are
-- scanned, with the same result.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX products_by_folded       ON products USING gin (folded gin_trgm_ops);
  CREATE INDEX products_by_run_together ON products USING gin (run_together gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm is not there: searches read every product';
END
$$;
