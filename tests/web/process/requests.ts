import { guestOrder } from '../../api/order/order.documents.ts';

/** Sends an operation to a shop's GraphQL and gives its data; rejects when the shop ends meanwhile. */
export async function send<T>(
  url: string,
  query: string,
  variables: object = {},
  token = '',
): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = await response.json();
  return data;
}

interface PlacedOrder {
  readonly id: string;
  readonly number: string;
}

/** Returns a phone of its own for a key: the same order to one phone is answered with the first. */
function phoneOf(key: string): string {
  const number = Array.from(key).reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 1e8, 7);
  return `06${String(number).padStart(8, '0')}`;
}

/** Places a guest's order of one product; of orders under one key there is one. */
export async function placeOrder(url: string, change: object = {}, key = 'key-of-the-tests') {
  const { placeGuestOrder } = await send<{
    readonly placeGuestOrder: { readonly order: PlacedOrder | null };
  }>(
    url,
    `mutation ($input: GuestOrderInput!, $key: String!) {
      placeGuestOrder(input: $input, idempotencyKey: $key) { order { id number } }
    }`,
    { input: guestOrder([['caftan-celeste', 1]], { phone: phoneOf(key), ...change }), key },
  );
  if (!placeGuestOrder.order) throw new Error('The order was refused');
  return placeGuestOrder.order;
}
