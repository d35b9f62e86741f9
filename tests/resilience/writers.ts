import { guestOrder } from '../api/order/order.documents.ts';
import { connect, type Connection } from './request.ts';

/** A shopper who writes until the shop is gone, and remembers what was sent and what was answered. */
export interface Writer {
  readonly customerId: string;
  /** The last change of the address that was sent, and the last one that was answered. */
  readonly sent: number;
  readonly reported: number;
  /** Orders by idempotency key; the number is null for those that were never answered. */
  readonly orders: ReadonlyArray<{ readonly key: string; readonly number: string | null }>;
  /** All answers so far. */
  readonly acknowledged: number;
  writeTo(url: string): Promise<void>;
  /** Comes back at the next answer, or when the shop is gone. */
  nextAnswer(): Promise<void>;
}

/** Every fifth write is an order, which changes several tables at once. */
const ORDER_EVERY = 5;

/** Makes shoppers; each opens an account at its first write. */
export function openWriters(count: number): readonly Writer[] {
  return Array.from({ length: count }, (_, place) => createWriter(place));
}

function createWriter(place: number): Writer {
  let token: string | null = null;
  let customerId = '';
  let addressId = '';
  let sent = 0;
  let reported = 0;
  let acknowledged = 0;
  const waiting: Array<() => void> = [];
  const orders: Array<{ readonly key: string; number: string | null }> = [];

  function answered(): void {
    acknowledged += 1;
    for (const wake of waiting.splice(0)) wake();
  }

  async function open(ask: RunQuery): Promise<void> {
    const { logInAsDemo } = await ask<{
      logInAsDemo: { session: { token: string; customer: Opened } };
    }>('mutation { logInAsDemo { session { token customer { id addresses { id } } } } }');
    ({ token } = logInAsDemo.session);
    const { id, addresses } = logInAsDemo.session.customer;
    customerId = id;
    addressId = addresses[0]?.id ?? '';
  }

  async function changeAddress(ask: RunQuery): Promise<void> {
    sent += 1;
    const name = String(sent);
    await ask(
      `mutation ($id: ID!, $name: String!) {
        updateAddress(id: $id, input: {
          name: $name street: "x" city: "x" region: "x" postalCode: "10000"
        }) { userErrors { code } }
      }`,
      { id: addressId, name },
      token ?? undefined,
    );
    reported = Number(name);
  }

  async function placeOrder(ask: RunQuery): Promise<void> {
    const order = { key: `writer-${place}-${orders.length}`, number: null as string | null };
    orders.push(order);
    const { placeGuestOrder } = await ask<{ placeGuestOrder: { order: { number: string } } }>(
      `mutation ($input: GuestOrderInput!, $key: String!) {
        placeGuestOrder(input: $input, idempotencyKey: $key) { order { number } }
      }`,
      { input: guestOrder([['gandoura-sable', 1]], { email: 'salma@exemple.ma' }), key: order.key },
    );
    order.number = placeGuestOrder.order.number;
  }

  return {
    get customerId() {
      return customerId;
    },
    get sent() {
      return sent;
    },
    get reported() {
      return reported;
    },
    get acknowledged() {
      return acknowledged;
    },
    orders,
    async writeTo(url) {
      const connection = connect(url);
      const ask = askerOf(connection);
      try {
        if (token === null) await open(ask);
        for (let n = 1; ; n += 1) {
          await (n % ORDER_EVERY === 0 ? placeOrder(ask) : changeAddress(ask));
          answered();
        }
      } catch {
        // The shop is gone: what was not answered stays unanswered.
        for (const wake of waiting.splice(0)) wake();
      } finally {
        connection.close();
      }
    },
    nextAnswer: () => new Promise((resolve) => waiting.push(resolve)),
  };
}

interface Opened {
  readonly id: string;
  readonly addresses: ReadonlyArray<{ readonly id: string }>;
}

type RunQuery = <T>(query: string, variables?: object, token?: string) => Promise<T>;

/** Asks and takes an answer's data. Rejects when there is no whole answer, or it is no success. */
function askerOf(connection: Connection): RunQuery {
  return async <T>(query: string, variables: object = {}, token?: string): Promise<T> => {
    const { status, body } = await connection.graphql(query, variables, token);
    if (status !== 200) throw new Error(`The shop answered ${status}: ${body}`);
    return JSON.parse(body).data;
  };
}
