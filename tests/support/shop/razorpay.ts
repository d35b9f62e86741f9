import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenHere } from '../http/local-server.ts';
import { KEYS, signatureOf, type Entity } from './razorpay.signed.ts';

interface Order {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string;
}

/**
 * How it fails: an error of its own, too many requests, no connection, no answer in time, an answer
 * that is no JSON, (LOST) done but never answered, (UNAUTHORIZED) keys that are not its own.
 */
export type Fault = 'ERROR' | 'BUSY' | 'DOWN' | 'HANG' | 'NONSENSE' | 'LOST' | 'UNAUTHORIZED';

const FAULT_STATUS: Partial<Record<Fault, number>> = { ERROR: 502, BUSY: 429, UNAUTHORIZED: 401 };

export type RazorpayStandIn = Awaited<ReturnType<typeof startRazorpay>>;

const newId = (kind: 'order' | 'pay' | 'rfnd') => `${kind}_${randomBytes(7).toString('hex')}`;

/**
 * Razorpay's HTTP interface on this machine, after its public documentation: orders, payments,
 * capture, refunds, basic authentication, errors. The shopper's dialog and the bank are functions.
 */
export async function startRazorpay() {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Entity>();
  const refunds: Array<{ readonly paymentId: string; readonly amount: number }> = [];
  const refundKeys = new Map<string, string>();
  const requested: string[] = [];
  /** Payments that Razorpay itself takes between a request and the next. */
  const takenBefore = new Set<string>();
  let fault: { readonly kind: Fault; readonly path: RegExp } | null = null;

  const { url: origin, close } = await listenHere(
    createServer((request, response) => void answer(request, response)),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    requested.push(`${method} ${url}`);
    const kind = fault?.path.test(url) ? fault.kind : null;
    if (kind === 'DOWN') return void request.socket.destroy();
    if (kind === 'HANG') return;
    if (kind === 'NONSENSE') return void response.end('<html>');
    const status = kind && FAULT_STATUS[kind];
    if (status) return refuse(response, status);
    const { keyId, keySecret } = KEYS;
    const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return refuse(response, 401);
    const given = handle(method, url, text === '' ? {} : JSON.parse(text), request);
    if (kind === 'LOST') return void request.socket.destroy();
    if (!given) return refuse(response, 400);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(given));
  }

  /** The answer to a request; undefined for what Razorpay refuses with 400. */
  function handle(
    method: string,
    url: string,
    body: Readonly<Record<string, unknown>>,
    { headers }: IncomingMessage,
  ): object | undefined {
    const { pathname, searchParams } = new URL(url, 'http://standin');
    const [, version, kind, id = '', action] = pathname.split('/');
    if (version !== 'v1') return undefined;
    const call = `${method} ${kind}${id && '/:id'}${action ? `/${action}` : ''}`;
    const payment = payments.get(id);
    if (call === 'POST orders') return open(body);
    if (call === 'GET orders') {
      const receipt = searchParams.get('receipt');
      const items = [...orders.values()].filter((order) => order.receipt === receipt);
      return { entity: 'collection', count: items.length, items };
    }
    if (call === 'GET orders/:id/payments') {
      const items = [...payments.values()].filter(({ order_id }) => order_id === id);
      return orders.has(id) ? { entity: 'collection', count: items.length, items } : undefined;
    }
    if (!payment) return undefined;
    if (call === 'GET payments/:id') return payment;
    if (call === 'POST payments/:id/capture') return capture(payment, body);
    if (call === 'POST payments/:id/refund') {
      return refund(payment, body, String(headers['x-refund-idempotency']));
    }
    return undefined;
  }

  function open({ amount, currency, receipt }: Readonly<Record<string, unknown>>) {
    if (!Number.isInteger(amount) || Number(amount) < 100 || currency !== 'MAD') return undefined;
    if (typeof receipt !== 'string' || receipt.length > 40) return undefined;
    if ([...orders.values()].some((order) => order.receipt === receipt)) return undefined;
    const order: Order = {
      id: newId('order'),
      entity: 'order',
      amount: Number(amount),
      currency,
      receipt,
    };
    orders.set(order.id, order);
    return { ...order, amount_paid: 0, status: 'created' };
  }

  function capture(payment: Entity, { amount, currency }: Readonly<Record<string, unknown>>) {
    if (takenBefore.has(payment.id)) {
      put({ ...payment, status: 'captured', captured: true });
      return undefined;
    }
    const fits = amount === payment.amount && currency === payment.currency;
    return payment.status === 'authorized' && fits
      ? put({ ...payment, status: 'captured', captured: true })
      : undefined;
  }

  function refund(payment: Entity, { amount }: Readonly<Record<string, unknown>>, key: string) {
    const earlier = refundKeys.get(key);
    if (earlier) return { id: earlier, entity: 'refund', payment_id: payment.id, amount };
    const amount_refunded = payment.amount_refunded + Number(amount);
    if (payment.status !== 'captured' || amount_refunded > payment.amount) return undefined;
    const id = newId('rfnd');
    refundKeys.set(key, id);
    refunds.push({ paymentId: payment.id, amount: Number(amount) });
    const isWhole = amount_refunded === payment.amount;
    put({ ...payment, amount_refunded, status: isWhole ? 'refunded' : 'captured' });
    return { id, entity: 'refund', payment_id: payment.id, amount };
  }

  function put(payment: Entity): Entity {
    payments.set(payment.id, payment);
    return payment;
  }

  /** Makes an attempt in this state at an order, like the dialog and the bank. */
  function attempt(orderId: string, change: Partial<Entity> = {}): Entity {
    const order = orders.get(orderId);
    if (!order) throw new Error(`The stand-in has no order ${orderId}`);
    return put({
      id: newId('pay'),
      entity: 'payment',
      order_id: orderId,
      amount: order.amount,
      currency: order.currency,
      status: 'captured',
      amount_refunded: 0,
      captured: (change.status ?? 'captured') === 'captured',
      ...change,
    });
  }

  return {
    ...KEYS,
    baseUrl: `${origin}/v1`,
    /** Every request so far, such as `POST /v1/orders`. */
    requested,
    refunds,
    attempt,
    put,
    /** Pays an order in the dialog: the money is taken, and this is what the handler gets. */
    pay: (orderId: string, change: Partial<Entity> = {}) => signatureOf(attempt(orderId, change)),
    /** Takes an authorized payment's money on its own just before it is requested to. */
    captureBeforePolled: (paymentId: string) => void takenBefore.add(paymentId),
    /** Fails from now on, for paths that fit; null heals it. */
    break(kind: Fault | null, path = /./): void {
      fault = kind && { kind, path };
    },
    close,
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  const code = status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR';
  response.end(JSON.stringify({ error: { code, description: 'refused' } }));
}
