import { describe, expect, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { placeOrder, send } from './requests.ts';

const ADDRESS = `{ name: "Nadia" street: "3, rue X" city: "Rabat" region: "Rabat" postalCode: "10000" }`;
const MINE = '{ me { cart { quantity } orders { nodes { number status } } } }';

interface Mine {
  readonly me: {
    readonly cart: { readonly quantity: number };
    readonly orders: { readonly nodes: ReadonlyArray<{ readonly status: string }> };
  };
}

/** A customer who has begun to pay two skirts by card. */
async function beginPayment(url: string) {
  const { logInAsDemo } = await send<{ logInAsDemo: { session: { token: string } } }>(
    url,
    'mutation { logInAsDemo { session { token } } }',
  );
  const { token } = logInAsDemo.session;
  const { addAddress } = await send<{ addAddress: { addresses: Array<{ id: string }> } }>(
    url,
    `mutation {
      addToCart(productId: "jupe-plissee-safran", quantity: 2) { cart { id } }
      addAddress(input: ${ADDRESS}) { addresses { id } }
    }`,
    {},
    token,
  );
  const { startCardPayment } = await send<{
    startCardPayment: { payment: { id: string; providerOrderId: string } };
  }>(
    url,
    `mutation ($addressId: ID!, $key: String!) {
      startCardPayment(addressId: $addressId, idempotencyKey: $key) {
        payment { id providerOrderId }
      }
    }`,
    { addressId: addAddress.addresses.at(-1)?.id, key: crypto.randomUUID() },
    token,
  );
  return { token, payment: startCardPayment.payment };
}

const CONFIRM = `mutation ($input: CardPaymentConfirmation!) {
  confirmCardPayment(input: $input) { order { status } userErrors { code } }
}`;

describe('a shop that is killed', () => {
  test.each(['before the payment is confirmed', 'while the payment is confirmed'])(
    '%s has the order paid, once, after its next start',
    async (when) => {
      const DATA_DIR = await newFolder();
      const killed = startShopProcess({ DATA_DIR });
      const url = await killed.ready;
      const { token, payment } = await beginPayment(url);
      const paid = await fetch(`${url}/payment/test/${payment.providerOrderId}`, {
        method: 'POST',
      });
      const signed = await paid.json();
      const input = {
        paymentId: payment.id,
        providerPaymentId: signed.razorpay_payment_id,
        signature: signed.razorpay_signature,
      };
      const begun = when.startsWith('while')
        ? send(url, CONFIRM, { input }, token).catch(() => undefined)
        : undefined;
      await killed.end('SIGKILL');
      await begun;

      const again = await startShopProcess({ DATA_DIR }).ready;
      // What the page does: it stores the signature, and repeats the request until it is answered.
      const confirmed = await send(again, CONFIRM, { input }, token);
      expect(confirmed).toEqual({
        confirmCardPayment: { order: { status: 'PAID' }, userErrors: [] },
      });
      expect(await send<Mine>(again, MINE, {}, token)).toMatchObject({
        me: { cart: { quantity: 0 }, orders: { nodes: [{ status: 'PAID' }] } },
      });
    },
  );

  test('among fifty placements with one key has one order of them at most, and then the one', async () => {
    const DATA_DIR = await newFolder();
    const killed = startShopProcess({ DATA_DIR, RATE_LIMITS: 'off' });
    const url = await killed.ready;
    const placements = Array.from({ length: 50 }, () =>
      placeOrder(url).then(
        ({ number }) => number,
        () => null,
      ),
    );
    // Some are answered, some on their way.
    await Promise.race(placements);
    await killed.end('SIGKILL');
    const reported = (await Promise.all(placements)).filter((number) => number !== null);

    const again = await startShopProcess({ DATA_DIR }).ready;
    const { number } = await placeOrder(again);
    expect(new Set([...reported, number])).toEqual(new Set([number]));
    expect((await placeOrder(again)).number).toBe(number);
  });
});
