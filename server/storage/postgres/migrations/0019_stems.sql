-- A final « ll » or « nn » is a feminine only before « e »: the shop computes the stems of such words anew
-- when it starts.
UPDATE products SET search_terms = NULL
 WHERE EXISTS (SELECT FROM unnest(search_terms) AS term WHERE term ~ '^=[a-z]+[eo](ll|nn)[sx]?$');
