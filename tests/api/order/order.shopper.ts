import type { TestShop } from '../../support/shop/shop.ts';
import {
  ADD_TO_CART,
  contents,
  ERRORS,
  MY_CART,
  type Amount,
  type Cart,
  type UserError,
} from '../protocol/documents.ts';
import { ORDER, type Order, type OrderPayload } from './order.documents.ts';

export interface Payment {
  readonly id: string;
  readonly provider: string;
  readonly providerOrderId: string;
  readonly amount: Amount;
}

interface Started {
  readonly payment: Payment | null;
  readonly order: { readonly id: string; readonly status: string } | null;
  readonly cart: { readonly payable: Amount } | null;
  readonly userErrors: readonly UserError[];
}

interface Confirmed {
  readonly order: Order | null;
  readonly userErrors: readonly UserError[];
}

/** What the provider's dialog gives, in Razorpay's own names. */
export interface Proof {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** An order as money moves. */
export interface MovingOrder {
  readonly id: string;
  readonly status: string;
  readonly history: ReadonlyArray<{ readonly status: string }>;
  readonly refund: { readonly amount: Amount; readonly doneAt: string | null } | null;
}

interface Checked {
  readonly order: MovingOrder | null;
  readonly userErrors: readonly UserError[];
}

const MOVING = '{ id status history { status } refund { amount { amount } doneAt } }';

interface Orders {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<{ readonly number: string; readonly status: string }>;
}

export type Shopper = Awaited<ReturnType<typeof newShopper>>;

const HOME = `{
  name: "Nadia Alami" street: "3, rue Oukaïmeden" city: "Rabat"
  region: "Rabat-Salé-Kénitra" postalCode: "10090" phone: "06 12 34 56 78"
}`;

/** A new customer with one address and two skirts of 459 DH in the cart, and what they can do. */
export async function newShopper(shop: TestShop) {
  const { token, email } = await shop.customer();
  const ask = async <T>(document: string, variables: object = {}) =>
    (await shop.graphql<T>(document, variables, token)).data;
  const add = (productId: string, quantity = 1) => ask(ADD_TO_CART, { productId, quantity });

  const book = await ask<{ addAddress: { addresses: [{ id: string }] } }>(
    `mutation { addAddress(input: ${HOME}) { addresses { id } } }`,
  );
  const addressId = book.addAddress.addresses[0].id;
  await add('jupe-plissee-safran', 2);

  async function start(change: object = {}): Promise<Started> {
    const { startCardPayment } = await ask<{ startCardPayment: Started }>(
      `mutation ($addressId: ID!, $key: String!, $expectedTotal: Int) {
        startCardPayment(
          addressId: $addressId, idempotencyKey: $key, expectedTotal: $expectedTotal
        ) {
          payment { id provider key providerOrderId amount { amount } }
          order { id status }
          cart { payable { amount } } ${ERRORS}
        }
      }`,
      { addressId, key: crypto.randomUUID(), ...change },
    );
    return startCardPayment;
  }

  /** Orders the cart, paid on delivery. */
  async function placeOrder(change: object = {}): Promise<OrderPayload> {
    const { placeOrder: payload } = await ask<{ placeOrder: OrderPayload }>(
      `mutation ($addressId: ID!, $phone: String, $key: String!, $expectedTotal: Centimes) {
        placeOrder(
          addressId: $addressId, phone: $phone, idempotencyKey: $key, expectedTotal: $expectedTotal
        ) { order ${ORDER} cart { payable { amount } } ${ERRORS} }
      }`,
      { addressId, key: crypto.randomUUID(), ...change },
    );
    return payload;
  }

  async function orders(): Promise<Orders> {
    const query = '{ me { orders { totalCount nodes { number status } } } }';
    const { me } = await ask<{ me: { orders: Orders } }>(query);
    return me.orders;
  }

  return {
    email,
    token,
    addressId,
    add,
    start,
    placeOrder,
    clear: () => ask('mutation { clearCart { cart { id } } }'),
    /** Starts a payment that must start. */
    async started(): Promise<Payment> {
      const { payment } = await start();
      if (!payment) throw new Error('The payment did not start');
      return payment;
    },
    async confirm(payment: Payment, proof: Proof): Promise<Confirmed> {
      const { confirmCardPayment } = await ask<{ confirmCardPayment: Confirmed }>(
        `mutation ($input: CardPaymentConfirmation!) {
          confirmCardPayment(input: $input) { order ${ORDER} ${ERRORS} }
        }`,
        {
          input: {
            paymentId: payment.id,
            providerPaymentId: proof.razorpay_payment_id,
            signature: proof.razorpay_signature,
          },
        },
      );
      return confirmCardPayment;
    },
    /** Asks what became of a payment whose dialog gave no answer. */
    async check({ id }: Pick<Payment, 'id'>): Promise<Checked> {
      const { checkCardPayment } = await ask<{ checkCardPayment: Checked }>(
        `mutation ($id: ID!) { checkCardPayment(paymentId: $id) { order ${MOVING} ${ERRORS} } }`,
        { id },
      );
      return checkCardPayment;
    },
    /** The order that a payment is for, as it stands, without asking anybody. */
    async orderOf({ id }: Pick<Payment, 'id'>): Promise<MovingOrder | null> {
      const payment = await shop.store.read.orders.payment(id);
      const { me } = await ask<{ me: { order: MovingOrder | null } }>(
        `query ($id: ID!) { me { order(id: $id) ${MOVING} } }`,
        { id: payment?.orderId ?? '' },
      );
      return me.order;
    },
    async cart(): Promise<readonly string[]> {
      const { me } = await ask<{ me: { cart: Cart } }>(MY_CART);
      return contents(me.cart);
    },
    orders,
    /** How many paid orders the account holds. */
    async paidOrders(): Promise<number> {
      return (await orders()).nodes.filter(({ status }) => status === 'PAID').length;
    },
  };
}

/** What « Payer » of the test provider's dialog does. */
export async function pay(shop: TestShop, { providerOrderId }: Payment): Promise<Proof> {
  const response = await fetch(`${shop.url}/payment/test/${providerOrderId}`, { method: 'POST' });
  if (response.status !== 200) throw new Error('The test provider does not know the order');
  return response.json();
}
