import pg from 'pg';
import { readSeed } from '../../../seed/folder.ts';
import { seedStore } from '../../../seed/seed.ts';
import { createPasswords } from '../../../server/account/passwords.ts';
import { PRODUCT, rowOf } from '../../../server/catalog/postgres/catalog.rows.ts';
import { openPostgresStore } from '../../../server/stores/postgres.ts';
import { addingOf, jsonOf } from '../../../server/storage/postgres/records.ts';
import { brandCount, productAt } from '../catalogue.ts';

/** How much a database is filled with. */
export interface Amounts {
  readonly products: number;
  readonly customers: number;
  readonly orders: number;
}

/** As a shop of so many products may have: a fifth as many orders, by a quarter as many customers. */
export function amountsOf(products: number): Amounts {
  const orders = Math.ceil(products / 5);
  return { products, orders, customers: Math.ceil(orders / 4) };
}

const BATCH = 5_000;

/** Everybody has three lines in the cart, every order two, and two moves. */
const REST = `
  INSERT INTO customers (id, first_name, last_name, email, created_at, updated_at)
    SELECT 'c' || n, 'Nadia', 'Alami', 'c' || n || '@example.com', now(), now()
      FROM generate_series(1, $customers) AS n;
  INSERT INTO cart_lines
    SELECT 'c' || n, place, id, 1 + place, now(), now(), id
      FROM generate_series(1, $customers) AS n, generate_series(1, 3) AS place
      JOIN LATERAL (SELECT id FROM products
                     WHERE position = 1 + (n * 7919 + place * 104729) % $products) AS found ON true;
  INSERT INTO orders (id, number, customer_id, status, placed_at, payment_method, ship_name,
                      ship_street, ship_city, ship_region, ship_postal_code, quantity, total,
                      original_total, discount, shipping, payable, holds_stock)
    SELECT 'o' || n, 'BV-' || 1000000 + n, 'c' || 1 + n % $customers,
           CASE WHEN n % 50 = 0 THEN 'PENDING' ELSE 'DELIVERED' END, now(), 'CASH_ON_DELIVERY',
           'Nadia Alami', '3, rue Oukaïmeden', 'Rabat', 'Rabat-Salé-Kénitra', '10090',
           2, 60000, 60000, 0, 0, 60000, false
      FROM generate_series(1, $orders) AS n;
  INSERT INTO order_lines
    SELECT 'o' || n, place, 'caftan-celeste', 'Caftan Céleste', 'Belle Vue',
           '/images/products/caftan-celeste.svg', 30000, 30000, 1, 30000, 'caftan-celeste'
      FROM generate_series(1, $orders) AS n, generate_series(1, 2) AS place;
  INSERT INTO order_moves
    SELECT 'o' || n, place, CASE place WHEN 1 THEN 'PENDING' ELSE 'DELIVERED' END, now()
      FROM generate_series(1, $orders) AS n, generate_series(1, 2) AS place;
  INSERT INTO idempotency_keys
    SELECT 'c' || 1 + n % $customers, 'key-' || n, repeat('f', 64), 'o' || n
      FROM generate_series(1, $orders) AS n`;

/** Founds a shop in an empty database and fills it up. Indexes are made once all rows are there. */
export async function fillDatabase(url: string, amounts: Amounts): Promise<void> {
  const seed = await readSeed('seed');
  const passwords = await createPasswords();
  const store = await openPostgresStore(url, (empty) =>
    seedStore(empty, seed, passwords, new Date()),
  );
  await store.close();
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `SELECT indexname AS name, indexdef AS made FROM pg_indexes
        WHERE tablename = 'products' AND indexname LIKE 'products_by_%'`,
    );
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    const add = addingOf('products', PRODUCT);
    const brands = brandCount(amounts.products);
    for (let from = seed.products.length; from < amounts.products; from += BATCH) {
      const length = Math.min(BATCH, amounts.products - from);
      const batch = Array.from({ length }, (_, n) => productAt(seed, from + n, brands));
      await client.query(add, [jsonOf(batch.map(rowOf))]);
    }
    await client.query(`SET maintenance_work_mem = '512MB'`);
    for (const { made } of indexes) await client.query(made);
    const rest = REST.replace(/\$(\w+)/g, (_, name: keyof Amounts) => `${amounts[name]}`);
    for (const statement of rest.split(';')) await client.query(statement);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
