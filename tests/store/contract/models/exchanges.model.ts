import { expect } from 'vitest';
import type { LineAlterationRecord } from '../../../../server/catalog/alteration/line.store.ts';
import type { AlterationRecord, ProductRecord } from '../../../../server/catalog/catalog.store.ts';
import {
  onlyVariant,
  quantityAvailable,
} from '../../../../server/catalog/catalog.variant.rules.ts';
import { updateOrder } from '../../../../server/order/change/change.service.ts';
import { versionOf } from '../../../../server/order/change/change.rules.ts';
import { expireExchanges } from '../../../../server/order/exchange/exchange.expiry.ts';
import {
  cancelExchange,
  requestExchange,
} from '../../../../server/order/exchange/exchange.service.ts';
import {
  approveExchange,
  completeExchange,
  createExchange,
  failExchange,
  receiveExchange,
  refuseExchange,
  shipExchange,
} from '../../../../server/order/exchange/exchange.staff.service.ts';
import {
  canReceiveExchange,
  exchangeMoves,
} from '../../../../server/order/exchange/exchange.rules.ts';
import type { ExchangeRecord } from '../../../../server/order/exchange/exchange.store.ts';
import {
  differenceOf,
  goodsKeyOf,
  goodsOf,
  isAltered,
  isOpenExchange,
  namedKeyOf,
  namesOf,
} from '../../../../server/order/exchange/goods.rules.ts';
import { documentsOf } from '../../../../server/order/invoice/documents.rules.ts';
import {
  cancelOrderReturn,
  requestOrderReturn,
} from '../../../../server/order/order.after-sales.ts';
import { invoicedOf } from '../../../../server/order/order.invoice.rules.ts';
import { sumOf } from '../../../../server/order/order.money.rules.ts';
import { issueDocument } from '../../../../server/order/order.invoicing.ts';
import { staffMoves } from '../../../../server/order/order.states.ts';
import { allocateStock } from '../../../../server/order/order.stock.ts';
import { sewingJobsOf, sewingMoves } from '../../../../server/order/sewing/sewing.rules.ts';
import { moveSewingJob } from '../../../../server/order/sewing/sewing.service.ts';
import type {
  LineQuantity,
  OrderRecord,
  OrderStatus,
} from '../../../../server/order/order.store.ts';
import {
  receiveGoods,
  refuseRequestedReturn,
} from '../../../../server/order/return/return.service.ts';
import { receiveParcels } from '../../../../server/order/staff/parcel.service.ts';
import { reduce } from '../../../../server/cart/discount/discount.rules.ts';
import { moveOrders } from '../../../../server/order/staff/staff.service.ts';
import { createTrackingKeys } from '../../../../server/authentication/signed-links.ts';
import { frenchWords } from '../../../../server/catalog/translation/words.rules.ts';
import { noLimits } from '../../../../server/http/limits/rate-limits.ts';
import { Refusal } from '../../../../server/shared/problems.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { sumTotals, vatContained } from '#shared/pricing.ts';
import type { Store } from '../../../../server/store.ts';
import { NO_MERCHANT } from '../../../support/shop/shop.ts';
import { order, product } from '../records.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SIZES = ['s', 'm', 'l'];
const HEMS = [98, 102.5];

const offered: AlterationRecord = {
  id: 'ourlet',
  title: 'Ourlet',
  price: 3_050,
  days: 2,
  measure: { name: 'Longueur', min: 90, max: 110, step: 0.5 },
  translations: [],
};
const hem = (value: number): LineAlterationRecord => ({
  id: offered.id,
  title: offered.title,
  titles: {},
  measureName: offered.measure?.name ?? null,
  measureNames: {},
  price: offered.price,
  value,
  days: offered.days,
});

const STEPS = 24;
const TRIES = 8;

/** How often each kind of step is tried, beside the others. */
const WEIGHTS = {
  place: 2,
  deliver: 5,
  correct: 2,
  confirm: 1,
  sew: 2,
  cancel: 1,
  ship: 4,
  refuse: 1,
  return: 1,
  parcelBack: 2,
  askReturn: 2,
  cancelReturn: 1,
  refuseReturn: 2,
  receiveReturn: 2,
  exchange: 9,
  approve: 6,
  refuseExchange: 1,
  cancelExchange: 2,
  receive: 7,
  shipExchange: 5,
  complete: 7,
  fail: 2,
  expire: 1,
  reprice: 1,
} as const;
const STATUS_OF = {
  approve: 'APPROVED',
  refuse: 'REFUSED',
  cancel: 'CANCELLED',
  ship: 'SHIPPED',
  complete: 'COMPLETED',
  fail: 'FAILED',
} as const;

type Kind = keyof typeof WEIGHTS;
// Names of the weights.
const KINDS = Object.keys(WEIGHTS) as readonly Kind[];
const DRAWN = KINDS.flatMap((kind) => Array.from({ length: WEIGHTS[kind] }, () => kind));

type Chance = () => number;
type Counts = Map<string, number>;

/** Where the goods of one product are; every count but that of shoppers is by variant. */
interface Model {
  readonly stocked: Counts;
  /** Sent out and not back: on the way, with a shopper, or on the way back. */
  readonly out: Counts;
  /** Back, and not for sale. */
  readonly discarded: Counts;
  /** In shoppers' hands, by order, and by variant and alterations. */
  readonly owned: Map<string, Counts>;
}

const add = (counts: Counts, variantId: string, by: number) =>
  counts.set(variantId, (counts.get(variantId) ?? 0) + by);

const nonZero = (counts: Counts) => [...counts].filter(([, count]) => count !== 0).toSorted();

async function attempt(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Programs of orders, corrections, returns and exchanges, one after the other on one store. */
export function exchangePrograms(store: Store) {
  let now = Date.parse('2026-11-02T10:00:00.000Z');
  const clock = () => new Date(now);
  const settings = {
    isDemoCustomerOn: false,
    publicUrl: null,
    defaultMerchant: NO_MERCHANT,
    takesCards: true,
    sendsMails: false,
  };
  const staff = { store, clock, actor: 'salma@example.com', settings };
  const viewer = { kind: 'CUSTOMER', customerId: 'c1', sessionId: 's1' } as const;
  const trackingKeys = createTrackingKeys('a secret of the tests, long enough to sign');
  const limits = noLimits();
  const shopper = { store, clock, viewer, trackingKeys, limits, words: frenchWords };
  let keys = 0;

  const placedIds: string[] = [];

  return {
    /** The kinds of steps. */
    kinds: KINDS,
    /** Expects that the numbers of each series and year have no gaps. */
    async expectGapless(): Promise<void> {
      const orders = await store.read.orders.ordersById(placedIds);
      const numbers = [...orders.values()]
        .flatMap(documentsOf)
        .map(({ number }) => number)
        .toSorted();
      const counts = new Map<string, number>();
      const expected = numbers.map((number) => {
        const series = number.slice(0, 'F-2026-'.length);
        const count = (counts.get(series) ?? 0) + 1;
        counts.set(series, count);
        return `${series}${String(count).padStart(6, '0')}`;
      });
      expect(numbers).toEqual(expected);
    },
    /** Runs one program and expects after each step that nothing was lost. Returns what took place. */
    async run(n: number, chance: Chance): Promise<readonly Kind[]> {
      const program = await begin(n, chance);
      const done: Kind[] = [];
      for (let step = 0; step < STEPS; step += 1) {
        now += MINUTE;
        // What cannot be done now is no step.
        for (let tries = 0; tries < TRIES; tries += 1) {
          const [name, work] = program.pick();
          const isDone = await attempt(work);
          if (!isDone) continue;
          program.forget();
          done.push(name);
          break;
        }
        await program.expectBalance(`program ${n}: ${done.join(' ')}`);
      }
      return done;
    },
  };

  async function begin(n: number, chance: Chance) {
    const productId = `robe-${n}`;
    const idOf = (size: string) => `${productId}.${size}`;
    const pickOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];
    const upTo = (max: number) => Math.floor(chance() * (max + 1));
    const stocked: Counts = new Map(SIZES.map((size) => [idOf(size), 1 + upTo(4)]));
    const model: Model = { stocked, out: new Map(), discarded: new Map(), owned: new Map() };
    const dress: ProductRecord = product(productId, {
      price: 40_000,
      originalPrice: 50_000,
      alterations: [offered],
      options: [{ name: 'Taille', values: SIZES.map((value) => ({ value, swatch: null })) }],
      variants: SIZES.map((size) => ({
        ...onlyVariant(idOf(size), stocked.get(idOf(size)) ?? 0),
        values: [size],
        ...(size === 'l' ? { price: 55_500, originalPrice: 60_000 } : {}),
      })),
    });
    await store.transaction(({ catalog }) => catalog.save({ products: [dress] }));
    const ids: string[] = [];

    const ownedBy = (id: string): Counts => {
      const found = model.owned.get(id) ?? new Map<string, number>();
      model.owned.set(id, found);
      return found;
    };
    /** Back in the shop. */
    function comeBack(variantId: string, quantity: number, isRestocked: boolean) {
      add(model.out, variantId, -quantity);
      if (!isRestocked) add(model.discarded, variantId, quantity);
    }

    let known: readonly OrderRecord[] | null = null;
    const read = async (): Promise<readonly OrderRecord[]> => {
      if (known) return known;
      const found = await store.read.orders.ordersById(ids);
      known = ids.flatMap((id) => found.get(id) ?? []);
      return known;
    };
    const anyOrder = async () => pickOf(await read());
    /** An exchange that allows the change, and now and then another one. */
    const anyExchange = async (isLikely: (exchange: ExchangeRecord) => boolean) => {
      const all = (await read()).flatMap((one) =>
        one.exchanges.map((exchange) => ({ one, exchange })),
      );
      const likely = all.filter(({ exchange }) => isLikely(exchange));
      return pickOf(chance() < 0.85 ? likely : all);
    };
    const anyLine = (): LineQuantity => ({
      variantId: idOf(pickOf(SIZES) ?? 's'),
      quantity: 1 + upTo(1),
    });
    /** Lines of one order, some of them altered. */
    const anyLines = (count: number) => {
      const lines = Array.from({ length: count }, () => ({
        ...anyLine(),
        alterations: chance() < 0.3 ? [hem(pickOf(HEMS) ?? 0)] : [],
      }));
      return [...new Map(lines.map((line) => [lineKeyOf(line), line])).values()];
    };
    /** Something that the shopper has, or now and then something else; staff may find a defect. */
    const anyOwned = (one: OrderRecord): LineQuantity => {
      const goods = pickOf(goodsOf(one));
      if (!goods || chance() < 0.1) return anyLine();
      const quantity = 1 + upTo(goods.quantity - 1);
      return { ...namesOf(goods.variant), quantity, isDefective: chance() < 0.7 };
    };
    const nextKey = () => `exchange-${(keys += 1)}`;

    /** Reduces lines by a code, of an amount that seldom divides evenly. */
    function withCode(lines: OrderRecord['lines']): Pick<OrderRecord, 'lines' | 'discountCode'> {
      if (chance() < 0.5) return { lines, discountCode: null };
      const gives =
        chance() < 0.5 ? { percent: 7, amount: null } : { percent: null, amount: 10_001 };
      const terms = { ...gives, isFreeDelivery: false, products: [], isForSalePieces: false };
      const { saving, shares } = reduce(terms, lines);
      return {
        lines: lines.map((line, at) => ({ ...line, total: line.total - (shares[at] ?? 0) })),
        discountCode: { id: 'c1', code: 'ÉTÉ', saving, ...terms },
      };
    }

    async function place(): Promise<boolean> {
      const id = `${productId}-${ids.length + 1}`;
      const wanted = anyLines(3);
      const isCard = chance() < 0.4;
      const isPlaced = await store.transaction(async (ports) => {
        await ports.catalog.lockStock();
        const found = await ports.catalog.product(productId);
        const taken: Counts = new Map();
        const lines = wanted.flatMap(({ variantId, quantity, alterations }) => {
          const variant = found?.variants.find((each) => each.id === variantId);
          const available = found && variant ? (quantityAvailable(found, variant) ?? 0) : 0;
          if (!found || !variant || available - (taken.get(variantId) ?? 0) < quantity) return [];
          add(taken, variantId, quantity);
          const sewing = alterations.reduce((sum, each) => sum + each.price, 0);
          const price = (variant.price ?? found.price) + sewing;
          const [template] = order(id).lines;
          const originalPrice = (variant.originalPrice ?? found.originalPrice) + sewing;
          const prices = { price, originalPrice };
          const about = { productId, variantId, variantTitle: variantId, alterations, ...prices };
          return template ? [{ ...template, ...about, quantity, total: price * quantity }] : [];
        });
        if (lines.length === 0) return false;
        const status = isCard ? 'PAID' : 'PENDING';
        const coded = withCode(lines);
        const totals = sumTotals(coded.lines, 'CUSTOMER');
        const shipping = isCard ? 0 : 3_000;
        const placed = order(id, {
          number: `BV-${id}`,
          customerId: 'c1',
          status,
          ...coded,
          ...totals,
          shipping,
          payable: totals.total + shipping,
          paymentMethod: isCard ? 'CARD' : 'CASH_ON_DELIVERY',
          placedAt: clock().toISOString(),
          history: [{ status, at: clock().toISOString() }],
          holdsStock: false,
        });
        const held = await allocateStock(ports, placed);
        await ports.orders.save(await issueDocument(ports, held, clock()));
        return true;
      });
      if (isPlaced) {
        ids.push(id);
        placedIds.push(id);
      }
      return isPlaced;
    }

    async function correct(): Promise<boolean> {
      const one = await anyOrder();
      if (!one) return false;
      const staying = one.lines.filter(() => chance() < 0.5);
      const wanted = [...staying, ...anyLines(1)].map((line) => [lineKeyOf(line), line] as const);
      const lines = Array.from(new Map(wanted).values(), ({ variantId, quantity, alterations }) => {
        const chosen = alterations.map(({ id, value }) => ({ id, value }));
        return { variantId, quantity, alterations: chosen };
      });
      await updateOrder(staff, { id: one.id, input: { lines }, expectedVersion: versionOf(one) });
      return true;
    }

    async function move(to: OrderStatus): Promise<boolean> {
      const likely = (await read()).filter((one) => staffMoves(one).includes(to));
      const one = chance() < 0.8 ? pickOf(likely) : await anyOrder();
      if (!one) return false;
      const received = new Set(one.returns.map(({ id, receivedAt }) => receivedAt && id));
      const shipment = { to, parcelNumber: null, parcels: [] };
      const [moved] = await moveOrders(staff, [one.id], shipment, false);
      if (!moved) return false;
      reach(one, to);
      const back = moved.returns.filter(({ id, receivedAt }) => receivedAt && !received.has(id));
      for (const line of back.flatMap(({ lines }) => lines)) {
        add(ownedBy(one.id), namedKeyOf(line), -line.quantity);
        comeBack(line.variantId, line.quantity, true);
      }
      return true;
    }

    /** The goods of an order leave the shop, or reach its shopper. */
    function reach({ id, lines }: OrderRecord, to: OrderStatus) {
      for (const line of lines) {
        if (to === 'SHIPPED') add(model.out, line.variantId, line.quantity);
        if (to === 'DELIVERED') add(ownedBy(id), lineKeyOf(line), line.quantity);
      }
    }

    async function sew(): Promise<boolean> {
      const job = pickOf((await read()).flatMap(sewingJobsOf));
      if (!job) return false;
      const to = pickOf(sewingMoves(job)) ?? 'TODO';
      const { id, version: expectedVersion, status } = job;
      await moveSewingJob(staff, { id, to, expectedVersion });
      return to !== status;
    }

    /** An order goes all the way to its shopper, who takes it or not. */
    async function bring(end: 'DELIVERED' | 'REFUSED'): Promise<boolean> {
      const all = (await read()).filter(({ status }) =>
        ['PENDING', 'PAID', 'CONFIRMED', 'PREPARED', 'SHIPPED'].includes(status),
      );
      const one = pickOf(all);
      if (!one) return false;
      const way: readonly OrderStatus[] = ['CONFIRMED', 'SHIPPED', end];
      const { status } = one;
      const unsewn = sewingJobsOf(one).filter((job) => job.status !== 'DONE');
      for (const { id, version: expectedVersion } of unsewn) {
        await moveSewingJob(staff, { id, to: 'DONE', expectedVersion });
      }
      const from = status === 'SHIPPED' ? 2 : status === 'PENDING' || status === 'PAID' ? 0 : 1;
      for (const to of way.slice(from)) {
        const shipment = { to, parcelNumber: null, parcels: [] };
        const [moved] = await moveOrders(staff, [one.id], shipment, false);
        const jobs = moved && to === 'CONFIRMED' ? sewingJobsOf(moved) : [];
        for (const { id, version: expectedVersion } of jobs) {
          await moveSewingJob(staff, { id, to: 'DONE', expectedVersion });
        }
        reach(one, to);
      }
      return true;
    }

    async function parcelBack(): Promise<boolean> {
      const one = pickOf((await read()).filter(({ awaitsParcel }) => awaitsParcel));
      if (!one) return false;
      const restock = chance() < 0.7;
      await receiveParcels(staff, { ids: [one.id], restock });
      for (const { variantId, quantity } of one.lines) comeBack(variantId, quantity, restock);
      return true;
    }

    async function askReturn(): Promise<boolean> {
      const one = await anyOrder();
      if (!one) return false;
      const lines = chance() < 0.3 ? null : [anyOwned(one)];
      await requestOrderReturn(shopper, { orderId: one.id }, { lines });
      return true;
    }

    async function endReturn(isCancelled: boolean): Promise<boolean> {
      const one = pickOf((await read()).filter(({ returns }) => returns.length > 0));
      const request = one && pickOf(one.returns);
      if (!request) return false;
      const orderId = one.id;
      if (isCancelled) await cancelOrderReturn(shopper, { orderId }, request.id);
      else await refuseRequestedReturn(staff, { orderId, requestId: request.id, reason: 'Portée' });
      return true;
    }

    async function receiveReturned(): Promise<boolean> {
      const one = await anyOrder();
      if (!one) return false;
      const restock = chance() < 0.7;
      const line = anyOwned(one);
      const open = one.returns.filter(
        (each) => each.receivedAt === null && each.refusedAt === null,
      );
      const isCard = one.paymentMethod === 'CARD';
      await receiveGoods(staff, {
        orderId: one.id,
        requestId: chance() < 0.6 ? (pickOf(open)?.id ?? null) : null,
        lines: [{ ...line, restock }],
        refund: { amount: null, method: isCard ? 'CARD' : 'CASH' },
        expectedVersion: versionOf(one),
      });
      add(ownedBy(one.id), namedKeyOf(line), -line.quantity);
      comeBack(line.variantId, line.quantity, restock);
      return true;
    }

    async function askExchange(): Promise<boolean> {
      const one = pickOf((await read()).filter(({ status }) => status === 'DELIVERED'));
      if (!one) return false;
      const lines = [anyOwned(one), ...(chance() < 0.3 ? [anyOwned(one)] : [])].map((line) => ({
        ...line,
        toVariantId: idOf(pickOf(SIZES) ?? 's'),
      }));
      const method = pickOf(['AT_THE_DOOR', 'SEND_BACK', 'IN_SHOP'] as const) ?? 'IN_SHOP';
      const idempotencyKey = nextKey();
      if (chance() < 0.3) {
        const orderId = one.id;
        const about = { orderId, lines, method, idempotencyKey, expectedVersion: null };
        await createExchange(staff, about);
      } else {
        await requestExchange(shopper, { orderId: one.id }, { lines, method }, idempotencyKey);
      }
      return true;
    }

    async function moveExchange(change: keyof typeof STATUS_OF | 'receive'): Promise<boolean> {
      const found = await anyExchange((each) =>
        change === 'receive'
          ? canReceiveExchange(each)
          : exchangeMoves(each).includes(STATUS_OF[change]),
      );
      if (!found) return false;
      const { one, exchange } = found;
      const named = { id: exchange.id, expectedVersion: exchange.version };
      const isInOneTrip = exchange.method === 'AT_THE_DOOR';
      const owned = ownedBy(one.id);
      switch (change) {
        case 'approve':
          await approveExchange(staff, named);
          return true;
        case 'refuse':
          await refuseExchange(staff, { ...named, reason: 'Portée' });
          return true;
        case 'cancel':
          await cancelExchange(shopper, { orderId: one.id }, exchange.id);
          return true;
        case 'receive': {
          const line = pickOf(exchange.lines);
          if (!line) return false;
          const quantity = 1 + upTo(line.quantity - 1);
          const { variantId } = line.from;
          const lineId = goodsKeyOf(line.from);
          const restock = chance() < 0.7;
          const received = { variantId, lineId, quantity, restock };
          await receiveExchange(staff, { ...named, lines: [received] });
          // Those of a completed trip left the shopper's hands with it.
          if (exchange.status !== 'COMPLETED') add(owned, lineId, -quantity);
          comeBack(variantId, quantity, restock);
          return true;
        }
        case 'ship': {
          const shipped = await shipExchange(staff, named);
          for (const { to, quantity } of shipped.lines) add(model.out, to.variantId, quantity);
          return true;
        }
        case 'complete': {
          const cut = isInOneTrip
            ? exchange.lines
            : exchange.lines.map((line) => ({
                ...line,
                difference: (line.difference / line.quantity) * line.receivedQuantity,
              }));
          const collected = Math.max(0, differenceOf({ lines: cut }));
          const done = await completeExchange(staff, { ...named, collected });
          for (const { from, to, quantity, receivedQuantity } of done.lines) {
            if (exchange.status !== 'SHIPPED') add(model.out, to.variantId, quantity);
            add(owned, goodsKeyOf(from), -(quantity - receivedQuantity));
            add(owned, goodsKeyOf(to), quantity);
          }
          return true;
        }
        case 'fail': {
          const restock = chance() < 0.7;
          await failExchange(staff, { ...named, reason: 'Absente', restock, refund: null });
          if (exchange.status !== 'SHIPPED') return true;
          for (const { to, quantity } of exchange.lines) comeBack(to.variantId, quantity, restock);
          return true;
        }
      }
    }

    async function expire(): Promise<boolean> {
      if (chance() < 0.7) return false;
      now += 8 * DAY;
      await expireExchanges({ store, clock });
      return true;
    }

    async function reprice(): Promise<boolean> {
      if (chance() < 0.7) return false;
      await store.transaction(async ({ catalog }) => {
        const found = await catalog.product(productId);
        if (!found) return;
        const price = 30_000 + 1_111 * upTo(9);
        const originalPrice = chance() < 0.5 ? 50_000 : 45_000 + 1_000 * upTo(9);
        await catalog.save({ products: [{ ...found, price, originalPrice }] });
      });
      return true;
    }

    const works: Readonly<Record<Kind, () => Promise<boolean>>> = {
      place,
      deliver: () => bring('DELIVERED'),
      correct,
      confirm: () => move('CONFIRMED'),
      sew,
      cancel: () => move('CANCELLED'),
      ship: () => move('SHIPPED'),
      refuse: () => bring('REFUSED'),
      return: () => move('RETURNED'),
      parcelBack,
      askReturn,
      cancelReturn: () => endReturn(true),
      refuseReturn: () => endReturn(false),
      receiveReturn: receiveReturned,
      exchange: askExchange,
      approve: () => moveExchange('approve'),
      refuseExchange: () => moveExchange('refuse'),
      cancelExchange: () => moveExchange('cancel'),
      receive: () => moveExchange('receive'),
      shipExchange: () => moveExchange('ship'),
      complete: () => moveExchange('complete'),
      fail: () => moveExchange('fail'),
      expire,
      reprice,
    };

    return {
      pick: (): readonly [Kind, () => Promise<boolean>] => {
        const kind = pickOf(DRAWN) ?? 'place';
        return [kind, works[kind]];
      },
      /** Reads the orders anew after a step. */
      forget() {
        known = null;
      },
      async expectBalance(about: string): Promise<void> {
        const orders = await read();
        const found = await store.read.catalog.product(productId);
        for (const { id, stockOnHand, allocated } of found?.variants ?? []) {
          const left =
            (model.stocked.get(id) ?? 0) -
            (model.out.get(id) ?? 0) -
            (model.discarded.get(id) ?? 0);
          const held = orders.flatMap((one) => [
            ...(one.holdsStock ? one.lines.filter((line) => line.variantId === id) : []),
            ...one.exchanges
              .filter(({ holdsStock }) => holdsStock)
              .flatMap(({ lines }) => lines.filter(({ to }) => to.variantId === id)),
          ]);
          const heldQuantity = held.reduce((sum, { quantity }) => sum + quantity, 0);
          expect([about, id, stockOnHand, allocated]).toEqual([about, id, left, heldQuantity]);
          expect([about, left >= heldQuantity]).toEqual([about, true]);
        }
        for (const one of orders) expectOrder(one, about);
      },
    };

    function expectOrder(one: OrderRecord, about: string): void {
      const { status, invoice, refunds, shipping, discountCode } = one;
      const atPrices = one.lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
      const ofLines = one.lines.reduce((all, { total }) => all + total, 0);
      expect([about, one.total, discountCode?.saving ?? 0]).toEqual([
        about,
        ofLines,
        atPrices - ofLines,
      ]);
      const collected = one.exchanges.reduce((sum, each) => sum + (each.collected ?? 0), 0);
      const charged = (invoice === null ? 0 : invoicedOf(one).payable) + collected;
      const refunded = sumOf(refunds);
      expect([about, refunded <= charged]).toEqual([about, true]);
      const byCard = sumOf(refunds.filter(({ method }) => method === 'CARD'));
      const onCard = one.paymentMethod === 'CARD' ? invoicedOf(one).payable : 0;
      expect([about, byCard <= onCard]).toEqual([about, true]);
      const documents = documentsOf(one);
      const sum = (key: 'gross' | 'vat') => documents.reduce((all, each) => all + each[key], 0);
      expect([about, sum('gross'), sum('vat')]).toEqual([
        about,
        charged - refunded,
        vatContained(charged - refunded, 20),
      ]);
      // Altered goods leave the shop sewn, and come back for a defect alone.
      const hasLeft = one.history.some((each) => each.status === 'SHIPPED');
      const jobs = hasLeft ? sewingJobsOf(one) : [];
      expect([about, jobs.filter((job) => job.status !== 'DONE')]).toEqual([about, []]);
      const named = [
        ...one.returns.flatMap(({ lines }) => lines).filter(({ lineId }) => lineId !== undefined),
        ...one.exchanges.flatMap(({ lines }) => lines).filter(({ from }) => isAltered(from)),
      ];
      expect([about, named.filter(({ isDefective }) => isDefective !== true)]).toEqual([about, []]);
      if (status !== 'DELIVERED' && status !== 'RETURNED') return;
      const goods = goodsOf(one);
      const cost = goods.reduce((all, { paid, quantity }) => all + paid * quantity, 0);
      const fee = goods.length > 0 ? shipping : 0;
      expect([about, charged - refunded]).toEqual([about, cost + fee]);
      const has: Counts = new Map();
      for (const { variant, quantity } of goods) add(has, goodsKeyOf(variant), quantity);
      for (const { from, receivedQuantity } of one.exchanges
        .filter(isOpenExchange)
        .flatMap(({ lines }) => lines)) {
        add(has, goodsKeyOf(from), -receivedQuantity);
      }
      expect([about, nonZero(has)]).toEqual([about, nonZero(ownedBy(one.id))]);
    }
  }
}
