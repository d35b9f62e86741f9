import { campaign } from '../../rules/catalog/campaign/campaigns.ts';
import type { TestShop } from '../../support/shop/shop.ts';

/** A product of the seed that costs 3,490 DH, with variants at that price alone. */
export const CAFTAN = 'caftan-celeste';
export const ENTERED = 349_000;
/** So low that it leads each list that begins with the cheapest. */
export const REDUCED = 34_900;
const SLUG = 'bordure';

/** Takes nine tenths off the caftan between these instants. */
export const promotion = (startsAt: Date, endsAt: Date) =>
  campaign({
    slug: SLUG,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    products: [CAFTAN],
    percent: 90,
  });

type Read = () => Promise<number | null>;
type Places = Readonly<Record<string, Read>>;

interface Listed {
  readonly id: string;
  readonly price: { readonly amount: number };
}

const NODES = 'nodes { id price { amount } }';

export const textAt = async (shop: TestShop, path: string) => (await fetch(shop.url + path)).text();

const centimes = (dirhams: string | undefined) =>
  dirhams === undefined ? null : Math.round(Number(dirhams) * 100);

/**
 * Reads the price in each place where programs see it. A place that shows no price says from its order, its count or its
 * presence which one it follows.
 */
export function placesOf(shop: TestShop, token: string): Places {
  const listed = async (list: string) => {
    const { data } = await shop.graphql<{ products: { nodes: readonly Listed[] } }>(
      `{ products(${list}) { ${NODES} } }`,
    );
    return data.products.nodes;
  };
  const inList = async (list: string) =>
    (await listed(list)).find(({ id }) => id === CAFTAN)?.price.amount ?? null;
  const product = async () => {
    const { data } = await shop.graphql<{ product: Listed & { variants: readonly Listed[] } }>(
      `{ product(id: "${CAFTAN}") { id price { amount } variants { id price { amount } } } }`,
    );
    return data.product;
  };
  return {
    'the list of GraphQL': () => inList('first: 100'),
    'the search': () => inList('first: 5, filter: { search: "caftan celeste" }'),
    'a category': () => inList('first: 100, filter: { categories: ["Traditionnels"] }'),
    'the order by price': async () => {
      const [cheapest] = await listed('first: 1, sort: PRICE_ASC');
      return cheapest?.id === CAFTAN ? cheapest.price.amount : ENTERED;
    },
    'the filter by price': async () =>
      (await inList(`first: 100, filter: { maxPrice: ${REDUCED} }`)) ?? ENTERED,
    'the range of prices': async () => {
      const { data } = await shop.graphql<{ products: { facets: { price: { min: number } } } }>(
        '{ products { facets { price { min } } } }',
      );
      return data.products.facets.price.min === REDUCED ? REDUCED : ENTERED;
    },
    'the product of GraphQL': async () => (await product()).price.amount,
    'its variants': async () =>
      (await product()).variants.reduce<number | null>(
        (known, { price }) => (known === price.amount ? known : null),
        (await product()).variants[0]?.price.amount ?? null,
      ),
    'GraphQL by GET': async () => {
      const query = encodeURIComponent(`{ product(id: "${CAFTAN}") { price { amount } } }`);
      const response = await fetch(`${shop.url}/graphql?query=${query}`, {
        headers: { 'apollo-require-preflight': '1' },
      });
      const { data } = (await response.json()) as { readonly data: { readonly product: Listed } };
      return data.product.price.amount;
    },
    'the list of REST': async () => {
      const { body } = await shop.rest<{
        products: ReadonlyArray<{ readonly _id: string; readonly price: string }>;
      }>('GET', '/products');
      return centimes(body.products.find(({ _id }) => _id === CAFTAN)?.price);
    },
    'the product of REST': async () => {
      const { body } = await shop.rest<{ product: { readonly price: string } }>(
        'GET',
        `/products/${CAFTAN}`,
      );
      return centimes(body.product.price);
    },
    'the feed': async () => {
      const items = (await textAt(shop, '/feeds/google.xml')).split('<item>');
      const item = items.find((each) => each.includes(`<g:item_group_id>${CAFTAN}<`)) ?? '';
      const [, price] = /<g:sale_price>([\d.]+) MAD/.exec(item) ?? [];
      return item.includes('sale_price_effective_date') ? centimes(price) : ENTERED;
    },
    'the cart': async () => {
      const { data } = await shop.graphql<{ me: { cart: { lines: readonly Listed[] } } }>(
        '{ me { cart { lines { id price { amount } } } } }',
        {},
        token,
      );
      return data.me.cart.lines[0]?.price.amount ?? null;
    },
    'the cart of REST': async () => {
      const { body } = await shop.rest<{ cart: ReadonlyArray<{ readonly price: string }> }>(
        'GET',
        '/user/cart',
        undefined,
        token,
      );
      return centimes(body.cart[0]?.price);
    },
    'a quote': async () => {
      const { data } = await shop.graphql<{ quote: { total: { amount: number } } }>(
        `{ quote(lines: [{ productId: "${CAFTAN}", quantity: 1 }]) { total { amount } } }`,
      );
      return data.quote.total.amount;
    },
  };
}

/** Returns the price in each place. */
export async function pricesSeen(places: Places): Promise<Readonly<Record<string, number | null>>> {
  const seen = await Promise.all(
    Object.entries(places).map(async ([name, read]) => [name, await read()] as const),
  );
  return Object.fromEntries(seen);
}

export const everywhere = (price: number, places: Places): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.keys(places).map((name) => [name, price]));
