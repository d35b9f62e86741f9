import { guestOrder } from '../api/order/order.documents.ts';
import { connect, LOG_IN, type Connection, type Session } from './request.ts';
import { postByStaff, SELL, TAKE_BACK } from './sellers.ts';

/** Every fifth write is an order, which changes several tables at once. */
const ORDER_EVERY = 5;

const CHANGE = `mutation ($id: ID!, $name: String!) {
  made: updateAddress(id: $id, input: {
    name: $name street: "x" city: "x" region: "x" postalCode: "10000"
  }) { userErrors { code } }
}`;
const PLACE = `mutation ($input: GuestOrderInput!, $key: String!) {
  made: placeGuestOrder(input: $input, idempotencyKey: $key) { order { number } }
}`;

/** Every fourth writer sells at the counter, and takes it back: an invoice and a credit note. */
const SELLER_EVERY = 4;

/** A shopper who writes until the shop is gone, and remembers what was sent and what was answered. */
export class Writer {
  readonly #place: number;
  /** Secret of an API token that sells. */
  readonly #secret: string;
  /** Opened at the first write. */
  #session: Session | null = null;
  #waiting: Array<() => void> = [];
  /** The last change of the address that was sent, and the last one that was answered. */
  sent = 0;
  reported = 0;
  /** Orders by idempotency key; the number is null for those that were never answered. */
  readonly orders: Array<{ readonly key: string; number: string | null }> = [];
  #sales = 0;
  /** Orders that were sold and taken back, both answered. */
  readonly returned: string[] = [];
  /** All answers so far. */
  acknowledged = 0;

  constructor(place: number, secret: string) {
    this.#place = place;
    this.#secret = secret;
  }

  get customerId(): string {
    return this.#session?.customer.id ?? '';
  }

  async writeTo(url: string): Promise<void> {
    const shop = connect(url);
    try {
      this.#session ??= (await shop.make<{ session: Session }>(LOG_IN)).session;
      for (let n = 1; ; n += 1) {
        if (this.#place % SELLER_EVERY === 0) await this.#sell(shop);
        else if (n % ORDER_EVERY === 0) await this.#order(shop);
        else await this.#changeAddress(shop, this.#session);
        this.acknowledged += 1;
        this.#wake();
      }
    } catch {
      // The shop is gone: what was not answered stays unanswered.
      this.#wake();
    } finally {
      shop.close();
    }
  }

  /** Resolves at the next answer, or when the shop is gone. */
  nextAnswer(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async #changeAddress(shop: Connection, { token, customer }: Session): Promise<void> {
    this.sent += 1;
    await shop.make(CHANGE, { id: customer.addresses[0]?.id, name: String(this.sent) }, token);
    this.reported = this.sent;
  }

  async #order({ make }: Connection): Promise<void> {
    const key = `writer-${this.#place}-${this.orders.length}`;
    const order = { key, number: null as string | null };
    this.orders.push(order);
    const input = guestOrder([['gandoura-sable', 1]], { email: 'salma@exemple.ma' });
    ({ number: order.number } = (
      await make<{ order: { number: string } }>(PLACE, { input, key })
    ).order);
  }

  async #sell(shop: Connection): Promise<void> {
    const key = `sale-${this.#place}-${(this.#sales += 1)}`;
    const { order } = await this.#staff<{ order: { id: string } }>(shop, SELL, { key });
    await this.#staff(shop, TAKE_BACK, { ids: [order.id] });
    this.returned.push(order.id);
  }

  async #staff<T>(shop: Connection, query: string, variables: object): Promise<T> {
    const { status, body } = await postByStaff(shop, this.#secret, query, variables);
    if (status !== 200) throw new Error(`The shop answered ${status}: ${body}`);
    return JSON.parse(body).data.made;
  }
}
