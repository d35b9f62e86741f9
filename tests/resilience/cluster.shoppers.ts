import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { guestOrder } from '../api/order/order.documents.ts';
import type { RazorpayStandIn } from '../support/shop/razorpay.ts';
import { event, signatureOf } from '../support/shop/razorpay.signed.ts';
import { connect, type Answer } from './request.ts';
import type { Tally } from './cluster.tally.ts';

/** What shoppers know for certain. */
export interface Ledger {
  /** Numbers of visitors' orders that the shop acknowledged, by idempotency key. */
  readonly guests: Map<string, string>;
  /** Numbers of card orders that the shop acknowledged as paid, by payment. */
  readonly cards: Map<string, string>;
  /** Payments whose money the provider has taken: its own id, by the shop's. */
  readonly taken: Map<string, string>;
}

interface Market {
  readonly url: string;
  readonly tally: Tally;
  readonly ledger: Ledger;
  readonly razorpay: RazorpayStandIn;
  /** Aborted when nobody begins anything more. */
  readonly closing: AbortSignal;
}

/** Shoppers ask again as told, but no later than this. */
const LONGEST_WAIT_MS = 1_000;

const LIST = '{ products(first: 24) { totalCount nodes { id title price { amount } } } }';
const PLACE = `mutation ($input: GuestOrderInput!, $key: String!) {
  made: placeGuestOrder(input: $input, idempotencyKey: $key) { order { number } userErrors { code } }
}`;
const DEMO = `mutation {
  made: logInAsDemo { session { token customer { addresses { id } } } userErrors { code } }
}`;
const ADD = `mutation {
  made: addToCart(productId: "jupe-plissee-safran") { cart { quantity } userErrors { code } }
}`;
const START = `mutation ($addressId: ID!, $key: String!) {
  made: startCardPayment(addressId: $addressId, idempotencyKey: $key) {
    payment { id providerOrderId } userErrors { code }
  }
}`;
const CONFIRM = `mutation ($input: CardPaymentConfirmation!) {
  made: confirmCardPayment(input: $input) { order { number status } userErrors { code } }
}`;

/** A visitor who looks at the shop and orders, again and again; every key until the shop has told. */
export async function visit(market: Market): Promise<void> {
  const { ask, close } = askerOf(market);
  while (!market.closing.aborted) {
    await ask(LIST);
    const key = randomUUID();
    // The key is in the address as well: orders of one purchase are found without the shop's table.
    const input = guestOrder([['gandoura-sable', 1]], { street: key, email: 'salma@exemple.ma' });
    const { order } = await ask<{ order: { number: string } }>(PLACE, { input, key });
    market.ledger.guests.set(key, order.number);
    market.tally.purchased();
  }
  close();
}

/** What becomes of a card payment once the dialog has taken the money. */
const ENDS = ['CONFIRMED', 'EVENT', 'BROWSER_CLOSED'] as const;

/** A new customer for each purchase, who pays it by card. */
export async function payByCard(market: Market): Promise<void> {
  const { razorpay, ledger, tally, closing } = market;
  const { ask, until, close } = askerOf(market);
  for (let n = 0; !closing.aborted; n += 1) {
    const { session } = await ask<{ session: Session }>(DEMO);
    await ask(ADD, {}, session.token);
    const { payment } = await ask<{ payment: { id: string; providerOrderId: string } }>(
      START,
      { addressId: session.customer.addresses[0]?.id, key: randomUUID() },
      session.token,
    );
    const paid = razorpay.attempt(payment.providerOrderId);
    ledger.taken.set(payment.id, paid.id);
    const end = ENDS[n % ENDS.length];
    if (end === 'CONFIRMED') {
      const { razorpay_payment_id, razorpay_signature } = signatureOf(paid);
      const input = {
        paymentId: payment.id,
        providerPaymentId: razorpay_payment_id,
        signature: razorpay_signature,
      };
      const { order } = await ask<{ order: { number: string } }>(CONFIRM, { input }, session.token);
      ledger.cards.set(payment.id, order.number);
      tally.purchased();
    } else if (end === 'EVENT') {
      const { body, headers } = event('payment.captured', paid);
      await until(() => post(`${market.url}/payment/webhook`, body, headers));
    }
  }
  close();
}

interface Session {
  readonly token: string;
  readonly customer: { readonly addresses: ReadonlyArray<{ readonly id: string }> };
}

async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', body, headers });
  const wait = response.headers.get('retry-after');
  return {
    status: response.status,
    body: await response.text(),
    retryAfter: wait === null ? null : Number(wait),
  };
}

/** Asks by one connection until there is an answer that is none of the planned refusals. */
function askerOf({ url, tally }: Market) {
  const connection = connect(url);

  async function until(send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      tally.requested += 1;
      const answer = await send().catch(
        // The balancer broke an answer off, because the instance did.
        (): Answer => ({ status: 0, body: 'no whole answer', retryAfter: null }),
      );
      if (answer.status === 200 && !answer.body.includes('"errors"')) {
        tally.done += 1;
        return answer;
      }
      if (answer.status === 0) tally.gone += 1;
      else if (!tally.refused(answer)) tally.unplanned.push(`${answer.status} ${answer.body}`);
      await pause(Math.min((answer.retryAfter ?? 1) * 1000, LONGEST_WAIT_MS) * Math.random());
    }
  }

  return {
    until,
    /** Gives what a document's field `made` holds, once the shop has done it. */
    async ask<T>(query: string, variables: object = {}, token: string | null = null): Promise<T> {
      for (;;) {
        const { body } = await until(() => connection.graphql(query, variables, token));
        const { made } = JSON.parse(body).data;
        if (!made?.userErrors?.length) return made;
        tally.unplanned.push(JSON.stringify(made.userErrors));
        await pause(LONGEST_WAIT_MS);
      }
    },
    close: () => connection.close(),
  };
}
