-- A table of its own, so that no query or index of the catalogue includes them.
CREATE TABLE archived_products (
  id             text PRIMARY KEY,
  position       integer NOT NULL CHECK (position > 0),
  title          text NOT NULL,
  brand          text NOT NULL,
  description    text,
  image          text NOT NULL,
  image_alt      text NOT NULL,
  price          bigint NOT NULL CHECK (price >= 0),
  original_price bigint NOT NULL,
  category_name  text NOT NULL REFERENCES categories (name) DEFERRABLE INITIALLY DEFERRED,
  out_of_stock   boolean NOT NULL,
  rating         double precision NOT NULL CHECK (rating BETWEEN 0 AND 5),
  rating_count   integer NOT NULL CHECK (rating_count >= 0),
  updated_at     timestamptz NOT NULL,
  archived_at    timestamptz NOT NULL,
  CHECK (original_price >= price),
  UNIQUE (position) DEFERRABLE INITIALLY DEFERRED
);

CREATE INDEX archived_products_by_category ON archived_products (category_name);
