import { deepStrictEqual } from 'node:assert/strict';
import { connect } from '../resilience/request.ts';
import { graphql, SET } from './questions.ts';

const PRODUCT = 'caftan-celeste';
/** What every change that was made answers. */
export const CHANGED = '"userErrors":[]';
/** How many quantities are set by turns; each change is one. */
const QUANTITIES = [1, 2, 3, 4];

/**
 * Opens an account with a cart for each of so many shoppers, and gives requests that set quantities
 * in them: on `shoppers` connections everybody changes a cart of their own. Checks the first answer.
 */
export async function openCarts(url: string, shoppers: number): Promise<readonly string[]> {
  const connection = connect(url);
  const tokens: string[] = [];
  for (let n = 0; n < shoppers; n += 1) {
    const { body } = await connection.graphql('mutation { logInAsDemo { session { token } } }');
    const { token } = JSON.parse(body).data.logInAsDemo.session;
    const add = `mutation { addToCart(productId: "${PRODUCT}") { cart { id } } }`;
    await connection.graphql(add, {}, token);
    tokens.push(token);
  }
  await checkSet(connection, tokens[0] ?? '');
  connection.close();
  return QUANTITIES.flatMap((n) =>
    tokens.map((token) => graphql(SET, { id: PRODUCT, n }, { authorization: token })),
  );
}

/** What SET answers for a cart of one piece; what peers without a cart answer. */
export async function sampleCart(url: string): Promise<object> {
  const [request = ''] = await openCarts(url, 1);
  const connection = connect(url);
  const token = /\r\nauthorization: (.+)\r\n/.exec(request)?.[1] ?? '';
  const { body } = await connection.graphql(SET, { id: PRODUCT, n: 1 }, token);
  connection.close();
  return JSON.parse(body).data.setCartQuantity;
}

async function checkSet(connection: ReturnType<typeof connect>, token: string): Promise<void> {
  const price = 'query ($id: ID!) { product(id: $id) { price { amount } } }';
  const product = JSON.parse((await connection.graphql(price, { id: PRODUCT })).body).data.product;
  const set = await connection.graphql(SET, { id: PRODUCT, n: 3 }, token);
  const { cart, userErrors } = JSON.parse(set.body).data.setCartQuantity;
  const { lines, ...sums } = cart;
  deepStrictEqual(userErrors, []);
  deepStrictEqual(sums, { quantity: 3, payable: { amount: 3 * product.price.amount } });
  deepStrictEqual(
    lines.map(({ quantity, product: { id } }: Line) => ({ id, quantity })),
    [{ id: PRODUCT, quantity: 3 }],
  );
}

interface Line {
  readonly quantity: number;
  readonly product: { readonly id: string };
}
