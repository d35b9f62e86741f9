import type { ApolloClient } from '@apollo/client';

import { readSession } from '../../apollo/session.ts';
import { graphql } from '../../generated/shop/index.ts';
import { cartQueue } from '../cartQueue.ts';
import { mutateCart } from '../changeCart.ts';
import { readGuestCart } from '../guestCart.ts';
import type { CartCode } from './cartCode.ts';
import { guestCode } from './guestCode.ts';

/* What only shoppers with a code load. */

const quoteCodeQuery = graphql(`
  query QuoteCode($lines: [CartLineInput!]!, $discountCode: String!) {
    quote(lines: $lines, discountCode: $discountCode) {
      quantity
      discountCode {
        problem
      }
      ...CartCode_cart
    }
  }
`);

const applyDiscountCodeMutation = graphql(`
  mutation ApplyDiscountCode($code: String!) {
    applyDiscountCode(code: $code) {
      cart {
        quantity
        ...CartCode_cart
      }
      ...CartChange_payload
    }
  }
`);

const removeDiscountCodeMutation = graphql(`
  mutation RemoveDiscountCode {
    change: removeDiscountCode {
      ...CartChange_payload
    }
  }
`);

/** The code as it stands on the cart, or why it was refused. */
type Applied = { code: CartCode | null; isCartEmpty: boolean; refusal: string | null };

/**
 * Applies a code to the cart, a guest's or the customer's. A code of the shop stays on the cart even where it does not
 * apply to it yet. Rejects without an answer.
 */
export const applyCode = (client: ApolloClient, code: string): Promise<Applied> =>
  readSession() ? applyAsCustomer(client, code) : applyAsGuest(client, code);

async function applyAsCustomer(client: ApolloClient, code: string): Promise<Applied> {
  const { cart, userErrors } = await cartQueue.run(async () => {
    const mutation = applyDiscountCodeMutation;
    const { data } = await client.mutate({ mutation, variables: { code } });
    for (const listener of cartQueue.listeners) listener();
    if (!data) throw new Error('No answer');
    return data.applyDiscountCode;
  });
  return {
    code: cart.discountCode,
    isCartEmpty: cart.quantity === 0,
    refusal: userErrors.map(({ message }) => message).join(' ') || null,
  };
}

async function applyAsGuest(client: ApolloClient, code: string): Promise<Applied> {
  const { data } = await client.query({
    query: quoteCodeQuery,
    variables: { lines: readGuestCart(), discountCode: code },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('No answer');
  const { discountCode: quoted, quantity } = data.quote;
  // Every quote with an unknown one would count as a guess.
  const isUnknown = quoted?.problem === 'UNKNOWN' || quoted?.problem === 'TOO_MANY_ATTEMPTS';
  if (quoted && !isUnknown) guestCode.save(quoted.code);
  return {
    code: quoted,
    isCartEmpty: quantity === 0,
    refusal: isUnknown ? quoted.reason : null,
  };
}

/** Takes the code off the cart. Rejects without an answer. */
export async function removeCode(client: ApolloClient) {
  guestCode.save(null);
  if (!readSession()) return;
  await cartQueue.run(() => mutateCart(client, removeDiscountCodeMutation, {}));
}

/** Hands a guest's code over to the customer who has logged in. Without an answer it stays for the next page. */
export async function handCodeOver(client: ApolloClient, code: string) {
  try {
    await applyCode(client, code);
    guestCode.save(null);
  } catch {
    // The cart's page tries it again.
  }
}
