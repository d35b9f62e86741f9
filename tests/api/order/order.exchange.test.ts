import { describe, expect, test } from 'vitest';
import { expireExchanges } from '../../../server/order/exchange/exchange.expiry.ts';
import { anonymiseClosed, anonymiseOrders } from '../../../server/order/order.anonymise.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { changesOf, loggedAbout, problemsIn } from '../admin/orders/orders.change.documents.ts';
import { moved } from '../admin/orders/orders.documents.ts';
import { subscribe, typesOf } from '../webhook/webhook.documents.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { request } from './order.documents.ts';
import { exchangesOf, problemsOf, SHIRT, size } from './order.exchange.documents.ts';

const DAY = 86_400_000;
const PRICE = 54_900;

const shop = await sharedShop();
const admin = await openAdmin(shop);
const hook = await subscribe(shop);
const {
  leave,
  stock,
  delivered,
  track,
  ask,
  cancel,
  create,
  approve,
  refuse,
  receive,
  ship,
  complete,
  fail,
  list,
} = exchangesOf(shop, admin);
const { receive: receiveReturn } = changesOf(admin);

const kindsAbout = async (orderId: string) =>
  (await shop.store.read.mails.newest(100))
    .filter((mail) => mail.orderId === orderId && mail.kind.startsWith('EXCHANGE'))
    .map(({ kind }) => kind)
    .toReversed();

const back = (value: string, quantity = 1, restock = true) => ({
  lines: [{ variantId: size(value), quantity, restock }],
});

/** Returns the only exchange of the order. */
async function requested(
  order: Parameters<typeof ask>[0],
  lines: Parameters<typeof ask>[1] = [['38', '42']],
  method = 'SEND_BACK',
) {
  const { order: changed, userErrors } = await ask(order, lines, { method });
  const exchange = changed?.exchanges.at(-1);
  if (!exchange) throw new Error(JSON.stringify(userErrors));
  return exchange;
}

describe('an exchange', () => {
  test('reserves its replacement at once, and swaps it once the goods are back', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    await hook.events();
    const { exchangeableLines } = await track(order);
    expect(exchangeableLines).toMatchObject([{ variantId: size('38'), quantity: 1 }]);
    const { id, status, number } = await requested(order);
    expect([status, number]).toEqual(['REQUESTED', `${order.number}-E1`]);
    expect(await stock('42')).toEqual([1, 1]);
    expect((await track(order)).returnableLines).toEqual([]);
    const approved = await approve(id, 1);
    expect(approved).toMatchObject({
      exchange: { status: 'APPROVED', version: 2 },
      userErrors: [],
    });
    expect(problemsOf(await ship(id, 2))).toEqual(['NOT_ALLOWED_NOW']);
    expect(await receive(id, 2, back('38'))).toMatchObject({
      exchange: { status: 'RECEIVED', heldUntil: null, lines: [{ receivedQuantity: 1 }] },
    });
    expect(await stock('38')).toEqual([1, 0]);
    expect(await ship(id, 3, { parcelNumber: 'MA 77' })).toMatchObject({
      exchange: { status: 'SHIPPED', parcelNumber: 'MA 77' },
    });
    expect(await stock('42')).toEqual([0, 0]);
    const done = await complete(id, 4, { collected: 0 });
    expect(done).toMatchObject({
      exchange: {
        status: 'COMPLETED',
        documents: [{ kind: 'EXCHANGE_NOTE', amount: { amount: 0 }, vat: { amount: 0 } }],
        order: { status: 'DELIVERED' },
      },
    });
    expect(await track(order)).toMatchObject({
      status: 'DELIVERED',
      returnableLines: [{ variantId: size('42'), quantity: 1 }],
      exchangeableLines: [{ variantId: size('42'), quantity: 1 }],
    });
    expect(typesOf(await hook.events()).filter((type) => type.startsWith('exchange'))).toEqual([
      'exchange.requested',
      'exchange.approved',
      'exchange.received',
      'exchange.shipped',
      'exchange.completed',
    ]);
    expect(await kindsAbout(order.id)).toEqual([
      'EXCHANGE_REQUESTED',
      'EXCHANGE_APPROVED',
      'EXCHANGE_RECEIVED',
      'EXCHANGE_SHIPPED',
      'EXCHANGE_COMPLETED',
    ]);
    const logged = (await loggedAbout(admin, order.number)).map(({ action }) => action);
    expect(logged.slice(0, 4).toReversed()).toEqual([
      'exchange.approve',
      'exchange.receive',
      'exchange.ship',
      'exchange.complete',
    ]);
    // What she has now can come back, and is in stock then.
    const returned = await receiveReturn(order.id, back('42').lines);
    expect(returned.order).toMatchObject({ status: 'RETURNED' });
    expect(await stock('42')).toEqual([1, 0]);
  });

  test('at the door is one trip, and the earlier goods come in later', async () => {
    await leave({ '38': 2, '42': 2 });
    const order = await delivered([['38', 2]]);
    const { id } = await requested(order, [['38', '42', 2]], 'AT_THE_DOOR');
    await approve(id, 1);
    expect(problemsOf(await receive(id, 2, back('38')))).toEqual(['NOT_ALLOWED_NOW']);
    await ship(id, 2);
    expect(await complete(id, 3, { collected: 0 })).toMatchObject({
      exchange: { status: 'COMPLETED', canReceive: true },
    });
    // The courier brings only one of two.
    expect(await receive(id, 4, back('38'))).toMatchObject({
      exchange: { status: 'COMPLETED', canReceive: true, lines: [{ receivedQuantity: 1 }] },
    });
    expect(await stock('38')).toEqual([1, 0]);
    expect(problemsOf(await receive(id, 5, back('38', 2)))).toEqual(['INVALID lines.0.quantity']);
    expect(await receive(id, 5, back('38', 1, false))).toMatchObject({
      exchange: { canReceive: false },
    });
    expect(await stock('38')).toEqual([1, 0]);
  });

  test('of which one of two is sent back goes on with that one', async () => {
    await leave({ '38': 2, '42': 2 });
    const order = await delivered([['38', 2]]);
    const { id } = await requested(order, [['38', '42', 2]]);
    await approve(id, 1);
    await receive(id, 2, back('38'));
    expect(await stock('42')).toEqual([2, 2]);
    expect(await ship(id, 3)).toMatchObject({ exchange: { lines: [{ quantity: 1 }] } });
    expect(await stock('42')).toEqual([1, 0]);
    expect((await track(order)).exchangeableLines).toMatchObject([
      { variantId: size('38'), quantity: 1 },
    ]);
  });

  test('for a dearer variant is paid at the exchange, with a credit note and an invoice', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    const product = await shop.store.read.catalog.product(SHIRT);
    const variants = product?.variants.map((each) =>
      each.id === size('42') ? { ...each, price: 60_000, originalPrice: 80_000 } : each,
    );
    await shop.changeProduct(SHIRT, variants ? { variants } : {});
    const { id, difference } = await requested(order, [['38', '42']], 'IN_SHOP');
    expect(difference.amount).toBe(60_000 - PRICE);
    await approve(id, 1);
    await receive(id, 2, back('38'));
    for (const collected of [0, 5_099, 5_101, -1]) {
      expect(problemsOf(await complete(id, 3, { collected }))).toEqual(['INVALID collected']);
    }
    const done = await complete(id, 3, { collected: 5_100 });
    expect(done.exchange?.documents.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['CREDIT_NOTE', -PRICE],
      ['INVOICE', 60_000],
    ]);
    const month = new Date().toISOString().slice(0, 7);
    const { data } = await admin.request<{
      invoices: {
        nodes: ReadonlyArray<{
          kind: string;
          order: { id: string };
          exchange: { id: string } | null;
          gross: { amount: number };
        }>;
      };
    }>(
      `query ($month: String!) { invoices(month: $month, first: 100) {
        nodes { kind order { id } exchange { id } gross { amount } }
      } }`,
      { month },
    );
    const issued = data.invoices.nodes.filter((each) => each.order.id === order.id);
    expect(issued.map(({ kind, exchange }) => [kind, exchange?.id])).toEqual([
      ['INVOICE', undefined],
      ['CREDIT_NOTE', id],
      ['INVOICE', id],
    ]);
    const sum = issued.reduce((all, { gross }) => all + gross.amount, 0);
    // With the fee of a guest's small order.
    expect(sum).toBe(60_000 + 5_000);
    const restored = variants?.map((each) => ({ ...each, price: null, originalPrice: null }));
    await shop.changeProduct(SHIRT, restored ? { variants: restored } : {});
  });

  test('for a variant of another listed price that costs less pays the difference back', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    await shop.changeProduct(SHIRT, { price: 40_000, originalPrice: 60_000 });
    const { id, difference } = await requested(order, [['38', '42']], 'IN_SHOP');
    await shop.changeProduct(SHIRT, { price: PRICE, originalPrice: 68_900 });
    expect(difference.amount).toBe(40_000 - PRICE);
    await approve(id, 1);
    await receive(id, 2, back('38'));
    const done = await complete(id, 3, { collected: 0 });
    expect(done.exchange?.documents.map(({ amount }) => amount.amount)).toEqual([-PRICE, 40_000]);
    const stored = await shop.store.read.orders.order(order.id);
    expect(stored?.refunds).toMatchObject([
      { amount: PRICE - 40_000, method: 'CASH', exchangeId: id },
    ]);
    expect(stored?.creditNotes).toEqual([]);
  });

  test('is made by telephone, approved at once, also after the period', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    const key = crypto.randomUUID();
    const input = {
      orderId: order.id,
      lines: [{ variantId: size('38'), toVariantId: size('38'), quantity: 1 }],
      method: 'IN_SHOP',
      idempotencyKey: key,
      expectedVersion: 1,
    };
    expect(problemsOf(await create(input))).toEqual(['INSUFFICIENT_STOCK lines.0.toVariantId']);
    const wanted = {
      ...input,
      lines: [{ variantId: size('38'), toVariantId: size('42'), quantity: 1 }],
    };
    expect(problemsOf(await create({ ...wanted, expectedVersion: 9 }))).toEqual([
      'VERSION_CONFLICT expectedVersion',
    ]);
    const made = await create(wanted);
    expect(made).toMatchObject({
      exchange: {
        status: 'APPROVED',
        history: [
          { status: 'REQUESTED', by: admin.email },
          { status: 'APPROVED', by: admin.email },
        ],
      },
      userErrors: [],
    });
    expect((await create(wanted)).exchange?.id).toBe(made.exchange?.id);
    expect(problemsOf(await create({ ...wanted, method: 'SEND_BACK' }))).toEqual([
      'IDEMPOTENCY_CONFLICT idempotencyKey',
    ]);
    expect(await kindsAbout(order.id)).toEqual(['EXCHANGE_APPROVED']);
    expect(await stock('42')).toEqual([1, 1]);
  });

  test('that fails is a return of what the shop has received', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    const { id } = await requested(order);
    await approve(id, 1);
    await receive(id, 2, back('38'));
    await ship(id, 3);
    const failed = await fail(id, 4, { reason: 'Le colis est perdu', restock: false });
    expect(failed).toMatchObject({
      exchange: { status: 'FAILED', refusal: 'Le colis est perdu', order: { status: 'RETURNED' } },
    });
    const stored = await shop.store.read.orders.order(order.id);
    // With the delivery fee, as nothing is left.
    expect(stored?.refunds).toMatchObject([{ amount: PRICE + 5_000, method: 'CASH' }]);
    expect([await stock('38'), await stock('42')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('of which the courier brings one of two, and that fails, is a return of that one', async () => {
    await leave({ '38': 2, '42': 2 });
    const order = await delivered([['38', 2]]);
    const { id } = await requested(order, [['38', '42', 2]], 'AT_THE_DOOR');
    await approve(id, 1);
    await ship(id, 2);
    expect(await receive(id, 3, back('38'))).toMatchObject({
      exchange: { status: 'SHIPPED', canReceive: true, lines: [{ receivedQuantity: 1 }] },
    });
    expect([await stock('38'), await stock('42')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const failed = await fail(id, 4, { reason: 'Une seule pièce rendue', restock: true });
    expect(failed).toMatchObject({
      exchange: { status: 'FAILED', order: { status: 'DELIVERED' } },
    });
    // Both replacements came back; what she has left can be exchanged anew.
    expect([await stock('38'), await stock('42')]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const { exchangeableLines, returnableLines } = await track(order);
    expect(exchangeableLines).toMatchObject([{ variantId: size('38'), quantity: 1 }]);
    expect(returnableLines).toEqual([{ variantId: size('38'), quantity: 1 }]);
    const stored = await shop.store.read.orders.order(order.id);
    expect(stored?.refunds).toMatchObject([{ amount: PRICE, method: 'CASH' }]);
    expect(problemsOf(await receive(id, 5, back('38')))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test('that fails at the door leaves everything as it was', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    const { id } = await requested(order, [['38', '42']], 'AT_THE_DOOR');
    await approve(id, 1);
    await ship(id, 2);
    await fail(id, 3, { reason: 'Personne à l’adresse', restock: true });
    expect(await stock('42')).toEqual([1, 0]);
    expect((await track(order)).exchangeableLines).toHaveLength(1);
  });
});

describe('an exchange ends', () => {
  test('when it is refused, with the reason, or cancelled, once', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    const { id } = await requested(order);
    expect(problemsOf(await refuse(id, 1, { reason: '  ' }))).toEqual(['REQUIRED reason']);
    expect(await refuse(id, 1, { reason: 'Portée' })).toMatchObject({
      exchange: { status: 'REFUSED', refusal: 'Portée', heldUntil: null },
    });
    expect(await stock('42')).toEqual([1, 0]);
    expect(problemsOf(await refuse(id, 2, { reason: 'Portée' }))).toEqual(['NOT_ALLOWED_NOW']);
    const second = await requested(order);
    const cancelled = await cancel(order, second.id);
    expect(cancelled.order?.exchanges.map(({ status }) => status)).toEqual([
      'REFUSED',
      'CANCELLED',
    ]);
    expect(problemsOf(await cancel(order, second.id))).toEqual(['NOT_ALLOWED_NOW']);
    expect(await stock('42')).toEqual([1, 0]);
    expect((await track(order)).exchangeableLines).toHaveLength(1);
  });

  test('when nothing came in time, exactly once on several instances, with a mail', async () => {
    // Those of other tests are none of this one's.
    const later = () => new Date(Date.now() + 90 * DAY);
    await expireExchanges({ store: shop.store, clock: later });
    await leave({ '38': 2, '42': 2 });
    const order = await delivered([['38', 2]]);
    const { id, heldUntil } = await requested(order, [['38', '42']]);
    const second = await requested(order, [['38', '42']]);
    await approve(second.id, 1);
    await receive(second.id, 2, back('38'));
    const at = (ms: number) => () => new Date(Date.parse(heldUntil ?? '') + ms);
    const run = (ms: number) => expireExchanges({ store: shop.store, clock: at(ms) });
    await run(0);
    expect(await stock('42')).toEqual([2, 2]);
    await Promise.all([run(1), run(1), run(DAY)]);
    await run(90 * DAY);
    expect(await stock('42')).toEqual([2, 1]);
    expect((await track(order)).exchanges.map(({ status }) => status)).toEqual([
      'EXPIRED',
      'RECEIVED',
    ]);
    const expired = (await kindsAbout(order.id)).filter((kind) => kind === 'EXCHANGE_EXPIRED');
    expect(expired).toHaveLength(1);
    expect(problemsOf(await approve(id, 2))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test('after as many working days as the shop says', async () => {
    const setting = (days: number | null) =>
      admin.request<{ updateSettings: { userErrors: readonly object[] } }>(
        `mutation ($days: Int, $version: Int!) {
          updateSettings(input: { exchangeHoldDays: $days }, expectedVersion: $version) { userErrors { code field } }
        }`,
        { days, version: 0 },
      );
    expect((await setting(31)).data.updateSettings.userErrors).toEqual([
      { code: 'INVALID', field: 'exchangeHoldDays' },
    ]);
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    const usual = await requested(order);
    await cancel(order, usual.id);
    const { version } = await shop.store.read.settings.load();
    await admin.request(
      `mutation ($version: Int!) {
        updateSettings(input: { exchangeHoldDays: 1 }, expectedVersion: $version) { userErrors { code } }
      }`,
      { version },
    );
    const short = await requested(order);
    expect(Date.parse(short.heldUntil ?? '')).toBeLessThan(Date.parse(usual.heldUntil ?? ''));
    await shop.store.transaction(async ({ settings }) =>
      settings.save({ ...(await settings.load()), exchangeHoldDays: null }),
    );
  });
});

describe('refused are', () => {
  test('requests of strangers, and of what was not delivered', async () => {
    await leave({ '38': 3, '42': 1 });
    const order = await delivered();
    const others = await delivered();
    const stranger = { id: order.id, trackingKey: others.trackingKey };
    expect(problemsOf(await ask(stranger, [['38', '42']]))).toEqual(['UNKNOWN_ORDER orderId']);
    expect(problemsOf(await ask({ id: order.id }, [['38', '42']]))).toEqual([
      'UNKNOWN_ORDER orderId',
    ]);
    const unknown = { id: 'nope', trackingKey: order.trackingKey };
    expect(problemsOf(await ask(unknown, [['38', '42']]))).toEqual(['UNKNOWN_ORDER orderId']);
    const placed = await afterSalesOf(shop).place();
    expect(problemsOf(await ask(placed, [['jupe-plissee-safran', '42']]))).toEqual([
      'NOT_ALLOWED_NOW',
    ]);
    expect(problemsOf(await cancel(order, `${order.id}/E1`))).toEqual(['INVALID exchangeId']);
    expect(await stock('42')).toEqual([1, 0]);
  });

  test.each([
    ['nothing', [], 'REQUIRED lines'],
    ['none of it', [['38', '42', 0]], 'INVALID lines.0.quantity'],
    ['more than she has', [['38', '42', 2]], 'INVALID lines.0.quantity'],
    [
      'the same twice',
      [
        ['38', '42'],
        ['38', '44'],
      ],
      'INVALID lines.1.quantity',
    ],
    ['what she has not', [['44', '42']], 'INVALID lines.0.variantId'],
    ['the same size', [['38', '38']], 'INVALID lines.0.toVariantId'],
    ['another article', [['38', 'jupe-plissee-safran']], 'INVALID lines.0.toVariantId'],
    ['no size of it', [['38', `${SHIRT}.99-blanc`]], 'UNKNOWN_VARIANT lines.0.toVariantId'],
    ['a sold-out size', [['38', '44']], 'INSUFFICIENT_STOCK lines.0.toVariantId'],
  ] as const)('a request of %s', async (_, lines, expected) => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    expect(problemsOf(await ask(order, lines))).toEqual([expected]);
    expect([(await track(order)).exchanges, await stock('42')]).toEqual([[], [1, 0]]);
  });

  test.each([
    ['FR', 'Rupture de stock. Disponible\u00a0: 42 / Blanc.'],
    ['AR', 'نفد من المخزون. المتوفر: \u206842 / أبيض\u2069.'],
    ['EN', 'Out of stock. Available: 42 / White.'],
  ])('a sold-out size, with the sizes that there are (%s)', async (language, message) => {
    await leave({ '38': 1, '42': 1 });
    const { userErrors } = await ask(await delivered(), [['38', '44']], { language });
    expect(userErrors[0]?.message).toBe(message);
  });

  test('a second request of the same goods, a return of them, and a third exchange', async () => {
    await leave({ '38': 1, '42': 2, '44': 1 });
    const order = await delivered();
    const key = crypto.randomUUID();
    const first = await ask(order, [['38', '42']], { idempotencyKey: key, method: 'IN_SHOP' });
    const again = await ask(order, [['38', '42']], { idempotencyKey: key, method: 'IN_SHOP' });
    expect(again.order?.exchanges).toEqual(first.order?.exchanges);
    expect(problemsOf(await ask(order, [['38', '44']], { idempotencyKey: key }))).toEqual([
      'IDEMPOTENCY_CONFLICT idempotencyKey',
    ]);
    expect(problemsOf(await ask(order, [['38', '44']], { idempotencyKey: 'x' }))).toEqual([
      'INVALID idempotencyKey',
    ]);
    expect(problemsOf(await ask(order, [['38', '44']]))).toEqual(['NOT_ALLOWED_NOW']);
    const access = { orderId: order.id, trackingKey: order.trackingKey };
    const { userErrors } = await afterSalesOf(shop).sendBack(access, 'Trop petit');
    expect(userErrors.map(({ code }) => code)).toEqual(['NOT_ALLOWED_NOW']);
    expect(problemsIn(await receiveReturn(order.id, back('38').lines))).toEqual([
      'INVALID lines.0.quantity',
    ]);
    const whole = await moved(admin, { ids: [order.id], to: 'RETURNED' });
    expect(whole.userErrors.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^NOT_ALLOWED_NOW L’échange .*-E1 est en cours/),
    ]);
    const swap = async (id: string, had: string) => {
      await approve(id, 1);
      await receive(id, 2, back(had));
      return complete(id, 3, { collected: 0 });
    };
    await swap(`${order.id}/E1`, '38');
    const second = await requested(order, [['42', '44']], 'IN_SHOP');
    expect((await swap(second.id, '42')).userErrors).toEqual([]);
    expect(problemsOf(await ask(order, [['44', '42']]))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test('a request after the period', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    const stored = await shop.store.read.orders.order(order.id);
    if (!stored) throw new Error('The order is missing');
    const before = new Date(Date.now() - 9 * DAY).toISOString();
    const history = stored.history.map((move) => ({ ...move, at: before }));
    await shop.store.transaction(({ orders }) => orders.save({ ...stored, history }));
    expect(problemsOf(await ask(order, [['38', '42']]))).toEqual(['NOT_ALLOWED_NOW']);
    expect((await track(order)).exchangeableLines).toEqual([]);
  });

  test('an exchange for an archived product', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    const archive = (field: string) =>
      admin.request(`mutation ($id: ID!) { ${field}(id: $id) { userErrors { code } } }`, {
        id: SHIRT,
      });
    await archive('archiveProduct');
    expect(problemsOf(await ask(order, [['38', '42']]))).toEqual([
      'UNKNOWN_PRODUCT lines.0.toVariantId',
    ]);
    expect((await track(order)).exchangeableLines).toMatchObject([{ choices: [] }]);
    await archive('unarchiveProduct');
    // An exchange that is under way frees its replacement although the product is gone.
    const { id } = await requested(order);
    await archive('archiveProduct');
    expect((await refuse(id, 1, { reason: 'Portée' })).userErrors).toEqual([]);
    await archive('unarchiveProduct');
    expect(await stock('42')).toEqual([1, 0]);
  });

  test('changes by staff of an unknown exchange, of another version, and twice at once', async () => {
    await leave({ '38': 1, '42': 1 });
    const order = await delivered();
    expect(problemsOf(await approve('nope', 1))).toEqual(['INVALID id']);
    expect(problemsOf(await approve(`${order.id}/E1`, 1))).toEqual(['INVALID id']);
    const { id } = await requested(order);
    const conflict = await refuse(id, 2, { reason: 'Portée' });
    expect(problemsOf(conflict)).toEqual(['VERSION_CONFLICT expectedVersion']);
    expect(conflict.exchange).toMatchObject({ status: 'REQUESTED', version: 1 });
    expect(problemsOf(await ship(id, 1, { parcelNumber: '-' }))).toEqual(['INVALID parcelNumber']);
    await approve(id, 1);
    expect(problemsOf(await receive(id, 2, { lines: [] }))).toEqual(['REQUIRED lines']);
    expect(problemsOf(await receive(id, 2, back('44')))).toEqual(['INVALID lines.0.variantId']);
    const both = await Promise.all([receive(id, 2, back('38')), refuse(id, 2, { reason: 'Non' })]);
    expect(both.flatMap(problemsOf)).toEqual(['VERSION_CONFLICT expectedVersion']);
  });
});

describe('the list of exchanges', () => {
  test('has those of some states, latest first, page by page', async () => {
    await leave({ '38': 3, '42': 3 });
    const order = await delivered([['38', 3]]);
    for (let n = 0; n < 3; n += 1) await requested(order);
    const { list: all } = await list({ statuses: ['REQUESTED'], first: 100 });
    const mine = all?.nodes.filter(({ number }) => number.startsWith(order.number));
    expect(mine?.map(({ number }) => number.slice(-2))).toEqual(['E3', 'E2', 'E1']);
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 200; page += 1) {
      const { list: found } = await list({ first: 2, after });
      seen.push(...(found?.nodes.map(({ id }) => id) ?? []));
      after = found?.edges.at(-1)?.cursor;
      if (after === undefined) break;
    }
    const { list: whole } = await list({ first: 100 });
    expect(seen).toEqual(whole?.nodes.map(({ id }) => id));
    expect(seen).toHaveLength(whole?.totalCount ?? -1);
    expect((await list({ first: 101 })).errors).toHaveLength(1);
    expect((await list({ after: 'nonsense' })).errors).toHaveLength(1);
    const { data } = await admin.request<{ dashboard: { openExchanges: number } }>(
      '{ dashboard { openExchanges } }',
    );
    const { list: open } = await list({
      statuses: ['REQUESTED', 'APPROVED', 'RECEIVED', 'SHIPPED'],
    });
    expect(data.dashboard.openExchanges).toBe(open?.totalCount);
  });
});

test('sales figures count no exchange as a return', async () => {
  await leave({ '38': 1, '42': 1 });
  const order = await delivered();
  const read = () =>
    shop.store.read.orders.returnReasons({ from: '2026-01-01', before: '2999-01-01' });
  const before = await read();
  const { id } = await requested(order, [['38', '42']], 'IN_SHOP');
  await approve(id, 1);
  await receive(id, 2, back('38'));
  await complete(id, 3, { collected: 0 });
  expect(await read()).toEqual(before);
});

test('an account’s own exchange needs no key', async () => {
  const { token } = await shop.customer();
  await leave({ '38': 1, '42': 1 });
  const order = await delivered();
  const stored = await shop.store.read.orders.order(order.id);
  const me = await request<{ readonly id: string }>(shop, '{ me { id } }', {}, token);
  if (!stored) throw new Error('The order is missing');
  await shop.store.transaction(({ orders }) => orders.save({ ...stored, customerId: me.id }));
  const { order: changed, userErrors } = await ask({ id: order.id }, [['38', '42']], { token });
  expect(userErrors).toEqual([]);
  expect(changed?.exchanges).toHaveLength(1);
});

test('an open exchange leaves the data that it needs, and no longer', async () => {
  const buyer = crypto.randomUUID();
  await leave({ '38': 1, '42': 1 });
  const order = await delivered();
  const stored = await shop.store.read.orders.order(order.id);
  if (!stored) throw new Error('The order is missing');
  await shop.store.transaction(({ orders }) => orders.save({ ...stored, customerId: buyer }));
  const { id } = await requested(order, [['38', '42']], 'IN_SHOP');
  const anonymised = (cancelOrders: boolean) =>
    shop.store.transaction((ports) =>
      anonymiseOrders(ports, buyer, { now: new Date(), cancelOrders }),
    );
  await expect(anonymised(false)).rejects.toMatchObject({
    problems: [{ code: 'NOT_ALLOWED_NOW', reason: 'ORDERS_UNDER_WAY' }],
  });
  const { orders: left } = await anonymised(true);
  expect(left).toMatchObject([{ anonymisedAt: null, exchanges: [{ reason: 'Trop petit' }] }]);
  await approve(id, 1);
  await receive(id, 2, back('38'));
  await complete(id, 3, { collected: 0 });
  await shop.store.transaction(async ({ mails }) => {
    const about = { customerId: null, orderIds: [order.id], email: null };
    await mails.remove((await mails.ofRecipient(about)).map((mail) => mail.id));
  });
  await anonymiseClosed({ store: shop.store, clock: () => new Date(Date.now() + 365 * DAY) });
  expect(await shop.store.read.orders.order(order.id)).toMatchObject({
    anonymisedAt: expect.any(String),
    exchanges: [{ reason: '', status: 'COMPLETED' }],
  });
});
