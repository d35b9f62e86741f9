import type { RazorpayStandIn } from '../../support/shop/razorpay.ts';
import { signatureOf, type Answer } from '../../support/shop/razorpay.signed.ts';
import { anyPhone } from '../../support/shop/phones.ts';
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
import { HOME, ORDER, request, type Order, type OrderPayload } from './order.documents.ts';

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

/** The result for an order: all of it, or its way. */
interface Outcome<T> {
  readonly order: T | null;
  readonly userErrors: readonly UserError[];
}

/** An order as money moves. */
interface OrderProgress {
  readonly id: string;
  readonly status: string;
  readonly history: ReadonlyArray<{ readonly status: string }>;
  readonly refund: { readonly amount: Amount; readonly doneAt: string | null } | null;
}

const ORDER_PROGRESS = '{ id status history { status } refund { amount { amount } doneAt } }';

interface Orders {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<{ readonly number: string; readonly status: string }>;
}

export type Shopper = Awaited<ReturnType<typeof newShopper>>;

/** A new customer with one address and two skirts of 459 DH in the cart, and what they can do. */
export async function newShopper(shop: TestShop) {
  const { token, email } = await shop.customer();
  const phone = anyPhone().replaceAll(' ', '');
  const ask = <T>(document: string, variables: object = {}) =>
    request<T>(shop, document, variables, token);
  const add = (productId: string, quantity = 1) => ask(ADD_TO_CART, { productId, quantity });

  const { addresses } = await ask<{ addresses: [{ id: string }] }>(
    'mutation ($input: AddressInput!) { addAddress(input: $input) { addresses { id } } }',
    { input: { ...HOME, phone } },
  );
  const addressId = addresses[0].id;
  await add('jupe-plissee-safran', 2);

  const start = (change: object = {}) =>
    ask<Started>(
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

  const orders = async () =>
    (await ask<{ orders: Orders }>('{ me { orders { totalCount nodes { number status } } } }'))
      .orders;

  return {
    /** Phone of the address, as it is saved. */
    phone,
    email,
    token,
    addressId,
    add,
    start,
    orders,
    /** Orders the cart, paid on delivery. */
    placeOrder: (change: object = {}) =>
      ask<OrderPayload>(
        `mutation ($addressId: ID!, $phone: String, $key: String!, $expectedTotal: Centimes) {
          placeOrder(
            addressId: $addressId, phone: $phone, idempotencyKey: $key, expectedTotal: $expectedTotal
          ) { order ${ORDER} cart { payable { amount } } ${ERRORS} }
        }`,
        { addressId, key: crypto.randomUUID(), ...change },
      ),
    clear: () => ask('mutation { clearCart { cart { id } } }'),
    /** Starts a payment that must start. */
    async started(): Promise<Payment> {
      const { payment } = await start();
      if (!payment) throw new Error('The payment did not start');
      return payment;
    },
    confirm: ({ id: paymentId }: Payment, signed: Answer) =>
      ask<Outcome<Order>>(
        `mutation ($input: CardPaymentConfirmation!) {
          confirmCardPayment(input: $input) { order ${ORDER} ${ERRORS} }
        }`,
        {
          input: {
            paymentId,
            providerPaymentId: signed.razorpay_payment_id,
            signature: signed.razorpay_signature,
          },
        },
      ),
    /** Fetches the outcome of a payment whose dialog gave no answer. */
    check: ({ id }: Pick<Payment, 'id'>) =>
      ask<Outcome<OrderProgress>>(
        `mutation ($id: ID!) { checkCardPayment(paymentId: $id) { order ${ORDER_PROGRESS} ${ERRORS} } }`,
        { id },
      ),
    /** The order that a payment is for, as it stands, without asking the provider. */
    async orderOf({ id }: Pick<Payment, 'id'>): Promise<OrderProgress | null> {
      const { orderId = '' } = (await shop.store.read.orders.payment(id)) ?? {};
      const query = `query ($id: ID!) { me { order(id: $id) ${ORDER_PROGRESS} } }`;
      return (await ask<{ order: OrderProgress | null }>(query, { id: orderId })).order;
    },
    cart: async () => contents((await ask<{ cart: Cart }>(MY_CART)).cart),
    /** How many paid orders the account holds. */
    paidOrders: async () => (await orders()).nodes.filter(({ status }) => status === 'PAID').length,
  };
}

/** Presses « Payer » in the test provider's dialog. */
export async function pay(shop: TestShop, { providerOrderId }: Payment): Promise<Answer> {
  const response = await fetch(`${shop.url}/payment/test/${providerOrderId}`, { method: 'POST' });
  if (response.status !== 200) throw new Error('The test provider does not know the order');
  return response.json();
}

/** An order of two skirts that was paid through Razorpay's stand-in. */
export async function paidOrder(shop: TestShop, razorpay: RazorpayStandIn) {
  const shopper = await newShopper(shop);
  const payment = await shopper.started();
  const entity = razorpay.attempt(payment.providerOrderId);
  const { order } = await shopper.confirm(payment, signatureOf(entity));
  if (!order) throw new Error('The order was not paid');
  return { id: order.id, paymentId: entity.id, shopper };
}
