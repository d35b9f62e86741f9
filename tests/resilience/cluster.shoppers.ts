import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { guestOrder } from '../api/order/order.documents.ts';
import type { RazorpayStandIn } from '../support/shop/razorpay.ts';
import { event, signatureOf } from '../support/shop/razorpay.signed.ts';
import { BALANCER } from './balancer.ts';
import { connect, LOG_IN, type Answer, type Connection, type Session } from './request.ts';
import { postByStaff, SELL, TAKE_BACK } from './sellers.ts';

/** Facts that shoppers know for certain. */
export interface Ledger {
  /** Numbers of visitors' orders that the shop acknowledged, by idempotency key. */
  readonly guests: Map<string, string>;
  /** Numbers of card orders that the shop acknowledged as paid, by payment. */
  readonly cards: Map<string, string>;
  /** Payments whose money the provider has taken: its own id, by the shop's. */
  readonly taken: Map<string, string>;
  /** Orders that staff sold and took back. */
  readonly returned: Set<string>;
}

/** Counts answers, and notes when the cluster was normal again. */
export class Tally {
  requested = 0;
  done = 0;
  /** Planned refusals (503 with `Retry-After`) while the database was away. */
  away = 0;
  /** An instance was killed while it answered. */
  gone = 0;
  /**
   * Whatever else there was, such as refusals while the database was there: there must be nothing.
   */
  readonly unplanned: string[] = [];
  /** Until 5 s after it came back. */
  isDatabaseAway = false;
  /** When the database was back; null before. */
  #backAt: number | null = null;
  /** Milliseconds from then on to the first purchase, and to the last refusal. */
  firstDoneMs = Infinity;
  lastRefusedMs = 0;

  databaseIsBack(): void {
    this.#backAt = performance.now();
  }

  purchased(): void {
    if (this.#backAt === null) return;
    this.firstDoneMs = Math.min(this.firstDoneMs, performance.now() - this.#backAt);
  }

  /**
   * Counts an answer that is no success; null when the balancer broke it off, as the instance did.
   */
  failed(answer: Answer | null): void {
    if (answer === null || answer.body === BALANCER.GONE) this.gone += 1;
    else if (answer.status === 503 && answer.retryAfter !== null && this.isDatabaseAway) {
      this.away += 1;
      if (this.#backAt !== null) this.lastRefusedMs = performance.now() - this.#backAt;
    } else this.unplanned.push(`${answer.status} ${answer.body}`);
  }
}

interface Market {
  readonly url: string;
  readonly tally: Tally;
  readonly ledger: Ledger;
  readonly razorpay: RazorpayStandIn;
  /** Aborted when no shopper begins anything more. */
  readonly closing: AbortSignal;
}

/** Shoppers send again when the answer says, but no later than this. */
const MAX_WAIT_MS = 1_000;

const LIST = '{ products(first: 24) { totalCount nodes { id title price { amount } } } }';
const PLACE = `mutation ($input: GuestOrderInput!, $key: String!) {
  made: placeGuestOrder(input: $input, idempotencyKey: $key) { order { number } userErrors { code } }
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

/**
 * A guest who looks at the shop and orders, again and again; every key until the shop has answered.
 */
export async function visit(market: Market): Promise<void> {
  const { make, close } = senderOf(market);
  while (!market.closing.aborted) {
    await make(LIST);
    const key = randomUUID();
    // The key is in the address as well: orders of one purchase are found without the shop's table.
    const input = guestOrder([['gandoura-sable', 1]], { street: key, email: 'salma@exemple.ma' });
    const { order } = await make<{ order: { number: string } }>(PLACE, { input, key });
    market.ledger.guests.set(key, order.number);
    market.tally.purchased();
  }
  close();
}

/** Ends of a card payment once the dialog has taken the money. */
const ENDS = ['CONFIRMED', 'EVENT', 'BROWSER_CLOSED'] as const;

/** A new customer for each purchase, who pays it by card. */
export async function payByCard(market: Market): Promise<void> {
  const { razorpay, ledger, tally, closing } = market;
  const { make, until, close } = senderOf(market);
  for (let n = 0; !closing.aborted; n += 1) {
    const { session } = await make<{ session: Session }>(LOG_IN);
    await make(ADD, {}, session.token);
    const { payment } = await make<{ payment: { id: string; providerOrderId: string } }>(
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
      const { order } = await make<{ order: { number: string } }>(
        CONFIRM,
        { input },
        session.token,
      );
      ledger.cards.set(payment.id, order.number);
      tally.purchased();
    } else if (end === 'EVENT') {
      const { body, headers } = event('payment.captured', paid);
      await until(({ post }) => post('/payment/webhook', body, headers));
    }
  }
  close();
}

/** Staff who sell at the counter and take it back: an invoice and a credit note each. */
export async function sell(market: Market, secret: string): Promise<void> {
  const { until, close } = senderOf(market);
  const make = async (query: string, variables: object) => {
    const { body } = await until((shop) => postByStaff(shop, secret, query, variables));
    return JSON.parse(body).data.made;
  };
  while (!market.closing.aborted) {
    const { order } = await make(SELL, { key: randomUUID() });
    // Refused where an attempt that was killed before its answer has done it: the judge looks.
    await make(TAKE_BACK, { ids: [order.id] });
    market.ledger.returned.add(order.id);
  }
  close();
}

/** Sends by one connection until there is an answer that is no refusal. */
function senderOf({ url, tally }: Market) {
  const connection = connect(url);

  async function until(send: (shop: Connection) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      tally.requested += 1;
      const answer = await send(connection).catch(() => null);
      if (answer?.status === 200 && !answer.body.includes('"errors"')) {
        tally.done += 1;
        return answer;
      }
      tally.failed(answer);
      await pause(Math.min((answer?.retryAfter ?? 1) * 1000, MAX_WAIT_MS) * Math.random());
    }
  }

  return {
    until,
    /** Returns what a document's field `made` holds, once the shop has done it. */
    async make<T>(query: string, variables: object = {}, token: string | null = null): Promise<T> {
      for (;;) {
        const { body } = await until(({ graphql }) => graphql(query, variables, token));
        const { made } = JSON.parse(body).data;
        if (!made?.userErrors?.length) return made;
        tally.unplanned.push(JSON.stringify(made.userErrors));
        await pause(MAX_WAIT_MS);
      }
    },
    close: () => connection.close(),
  };
}
