import { formatTable } from '../../support/http/table.ts';
import { spawnShop } from '../../support/shop/spawn.ts';
import { inNewFolder } from '../beside.ts';
import { EVER_NEW, type Side } from '../load.ts';
import { median, ratioOf } from '../median.ts';
import { graphql } from '../questions.ts';
import { alternate, type Pace } from '../side-by-side.ts';

const PACE: Pace = { rounds: 3, seconds: 5, warmUpSeconds: 2, connections: 8 };
const SHORT: Pace = { rounds: 1, seconds: 0.5, warmUpSeconds: 0.5, connections: 8 };
const HEADS = ['visitors’ orders, 8 connections', 'a minute', 'p50, ms', 'p99, ms'];

const PLACE = `mutation Place($key: String!) {
  placeGuestOrder(idempotencyKey: $key, input: {
    lines: [{ productId: "gandoura-sable", quantity: 1 }] name: "Nadia Alami"
    phone: "0612345678" street: "3, rue Oukaïmeden" city: "Rabat"
    region: "Rabat-Salé-Kénitra" postalCode: "10090"
  }) { userErrors { code } order { number } }
}`;

/** Places orders in two databases by turns; gives the table, with the ratio of the two. */
export function measureOrders(
  databases: { readonly large: string; readonly small: string },
  products: number,
  isShort: boolean,
): Promise<string> {
  return inNewFolder(async (folder) => {
    const shops = [databases.large, databases.small].map((DATABASE_URL) =>
      spawnShop({ DATA_DIR: folder, DATABASE_URL, JWT_SECRET: 's'.repeat(48), RATE_LIMITS: 'off' }),
    );
    try {
      const sides = await Promise.all(
        shops.map(async ({ ready, pid }): Promise<Side> => ({ url: await ready, pid, ...ORDERS })),
      );
      const windows = await alternate(sides, isShort ? SHORT : PACE);
      const all = sides.map((side) => windows.get(side) ?? []);
      const sizes = [products.toLocaleString('en-US'), '46'];
      const rows = all.map((each, n) => [
        `among ${sizes[n]} products`,
        (60 * median(each.map(({ answersASecond }) => answersASecond))).toFixed(0),
        median(each.map(({ p50 }) => p50)).toFixed(1),
        median(each.map(({ p99 }) => p99)).toFixed(1),
      ]);
      const [large = [], small = []] = all.map((each) =>
        each.map((window) => window.answersASecond),
      );
      const ratio = ratioOf(large, small).toFixed(2);
      return `${formatTable(HEADS, rows)}\n${ratio} times as many among many as among few.`;
    } finally {
      for (const shop of shops) await shop.end();
    }
  });
}

const ORDERS: Pick<Side, 'requests' | 'holds'> = {
  requests: [graphql(PLACE, { key: `scale-${EVER_NEW}` })],
  holds: '{"data":{"placeGuestOrder":{"userErrors":[],',
};
