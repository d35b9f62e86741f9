import type { APIRequestContext } from '@playwright/test';
import { anyPhone } from '../../support/shop/phones.ts';
import { expect } from '../../support/browser/browser.ts';

const PLACE = `mutation ($input: GuestOrderInput!, $key: String!) {
  placeGuestOrder(input: $input, idempotencyKey: $key) {
    order { id number trackingKey } userErrors { code }
  }
}`;

export interface Placed {
  readonly id: string;
  readonly number: string;
  readonly trackingKey: string;
  /** The phone's number as it was typed, such as `06 12 34 56 78`. */
  readonly phone: string;
}

/** Orders by the shop's API, like a guest in its pages. */
export async function placeGuestOrder(
  request: APIRequestContext,
  variantId: string,
  { name = 'Nadia Alami', quantity = 1 } = {},
): Promise<Placed> {
  const [productId = ''] = variantId.split('.');
  const phone = anyPhone();
  const input = {
    lines: [{ productId, variantId, quantity }],
    name,
    phone,
    email: `${name.toLowerCase().replace(' ', '.')}@exemple.ma`,
    street: '3, rue Oukaïmeden',
    city: 'Rabat',
    region: 'Rabat-Salé-Kénitra',
    postalCode: '10090',
  };
  const variables = { input, key: crypto.randomUUID() };
  const response = await request.post('/graphql', { data: { query: PLACE, variables } });
  const { data } = await response.json();
  expect(data.placeGuestOrder.userErrors).toEqual([]);
  return { ...data.placeGuestOrder.order, phone };
}

const CANCEL = `mutation ($id: ID!, $key: String!) {
  cancelOrder(orderId: $id, trackingKey: $key) { userErrors { code } }
}`;

/** Cancels the order, so that its goods are in stock again. */
export async function cancelGuestOrder(
  request: APIRequestContext,
  { id, trackingKey: key }: Placed,
): Promise<void> {
  const response = await request.post('/graphql', {
    data: { query: CANCEL, variables: { id, key } },
  });
  const { data } = await response.json();
  expect(data.cancelOrder.userErrors).toEqual([]);
}
