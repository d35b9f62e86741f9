import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { anyPhone } from '../../../support/shop/phones.ts';

/** Sends a document with the session of the page, as another screen would; it has one root field, `payload`. */
export function sendStaff<T>(page: Page, query: string, variables: object = {}): Promise<T> {
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'X-Belle-Vue-Admin': '1' };
    const response = await fetch('/graphql/admin', { method: 'POST', headers, body });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data.payload;
  }, JSON.stringify({ query, variables }));
}

interface Done {
  readonly userErrors: readonly unknown[];
}

/** Sends a mutation that must be accepted. */
export async function changeAsStaff<T extends Done>(
  page: Page,
  query: string,
  variables: object = {},
): Promise<T> {
  const payload = await sendStaff<T>(page, query, variables);
  expect(payload.userErrors).toEqual([]);
  return payload;
}

export async function confirmOrders(page: Page, ids: readonly string[]): Promise<void> {
  await changeAsStaff(
    page,
    `mutation ($ids: [ID!]!) {
      payload: moveOrders(ids: $ids, to: CONFIRMED) { userErrors { message } }
    }`,
    { ids },
  );
}

/** So many of the variant can be ordered. */
export async function setStock(page: Page, variantId: string, stockOnHand: number): Promise<void> {
  await changeAsStaff(
    page,
    `mutation ($variantId: ID!, $stockOnHand: Int) {
      payload: setStock(variantId: $variantId, stockOnHand: $stockOnHand) { userErrors { message } }
    }`,
    { variantId, stockOnHand },
  );
}

const PLACE = `mutation ($input: GuestOrderInput!, $key: String!) {
  placeGuestOrder(input: $input, idempotencyKey: $key) {
    order { id number } userErrors { field message }
  }
}`;

export interface Ordered {
  readonly id: string;
  readonly number: string;
}

/** Orders by the shop's API; `input` replaces fields. */
export async function orderAsGuest(page: Page, variantId: string, input: object): Promise<Ordered> {
  const [productId = ''] = variantId.split('.');
  const whole = {
    lines: [{ productId, variantId, quantity: 1 }],
    name: 'Nadia Alami',
    phone: anyPhone(),
    email: 'nadia@exemple.ma',
    street: '3, rue Oukaïmeden',
    city: 'Rabat',
    region: 'Rabat-Salé-Kénitra',
    postalCode: '10090',
    ...input,
  };
  const variables = { input: whole, key: crypto.randomUUID() };
  const response = await page.request.post('/graphql', { data: { query: PLACE, variables } });
  const { data } = await response.json();
  expect(data.placeGuestOrder.userErrors).toEqual([]);
  return data.placeGuestOrder.order;
}
