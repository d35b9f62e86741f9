import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Ports, Shop } from '../../context.ts';
import { NO_FEE } from '#shared/pricing.ts';
import { cityOf, deliveryWays, promisedFor, withCity } from '../../delivery/delivery.service.ts';
import { alterationDays, promiseLater } from '../../delivery/promise/promise.rules.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { readWithin } from '../../shared/form.ts';
import { Refusal, VersionConflict } from '../../shared/problems.ts';
import { orderChange } from '../staff/audit.ts';
import { requireOrderById } from '../order.find.ts';
import { issueDocument } from '../order.invoicing.ts';
import { deliveryOf } from '../order.money.rules.ts';
import { queueMail } from '../order.outbox.ts';
import { freezeDelivery, freezeLine, readShippingOf } from '../order.rules.ts';
import { readParcelNumber } from '../staff/staff.rules.ts';
import { allocateStock, announcing, releaseStock } from '../order.stock.ts';
import type {
  OrderDeliveryRecord,
  OrderLineRecord,
  OrderRecord,
  ShippingInfo,
} from '../order.store.ts';
import { transactionOf } from './dry-run.ts';
import {
  canChange,
  changedSince,
  changeOrder,
  withQuantity,
  requireChangeable,
  versionOf,
  type OrderChange,
} from './change.rules.ts';
import {
  priceLines,
  readOrderLines,
  requireAvailable,
  type ChosenLine,
  type OrderLineInput,
} from './lines.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'> & Pick<Shop, 'settings'>;

interface OrderUpdate {
  /** Whole. */
  readonly shippingInfo?:
    (object & { readonly cityId?: string | null | undefined }) | null | undefined;
  /** The whole new list. */
  readonly lines?: readonly OrderLineInput[] | null | undefined;
  /** Null or blank removes it. */
  readonly parcelNumber?: string | null | undefined;
}

/**
 * Corrects an order; what is omitted stays. Stock moves by the difference, and what a paid order costs
 * less is refunded. Refuses with UNKNOWN_ORDER, VERSION_CONFLICT (`VersionConflict`), NOT_ALLOWED_NOW,
 * EMPTY_CART, LIMIT_REACHED, REQUIRED, INVALID, UNKNOWN_PRODUCT, UNKNOWN_VARIANT, UNKNOWN_ALTERATION, OUT_OF_STOCK,
 * INSUFFICIENT_STOCK.
 */
export function updateOrder(
  context: Context,
  {
    id,
    input,
    expectedVersion,
    dryRun = false,
  }: {
    readonly id: string;
    readonly input: OrderUpdate;
    readonly expectedVersion: number;
    /** Whether nothing is written; the answer is the same. */
    readonly dryRun?: boolean;
  },
): Promise<OrderRecord> {
  const now = context.clock();
  return transactionOf(context.store, { dryRun }, async (ports) => {
    await ports.catalog.lockStock();
    const before = await requireVersion(ports, id, expectedVersion);
    const { lines: wanted, ...rest } = input;
    const lines = wanted ? readOrderLines(wanted) : null;
    const read = readRest(before, rest);
    if (lines === null || isSameLines(before, lines)) {
      const delivery = await deliveryToOther(ports, context, before, read.shippingInfo);
      return save(ports, before, { ...read, delivery }, before);
    }
    requireChangeable(before, ['LINES']);
    return announcing(ports, before.lines, now, async () => {
      const released = await releaseStock(ports, before);
      const priced = await priceNew(ports, released, lines, now);
      const changed = { ...before, lines: priced };
      const delivery =
        (await deliveryToOther(ports, context, changed, read.shippingInfo)) ??
        (await laterDelivery(ports, before, priced));
      return save(ports, before, { ...read, delivery, lines: priced }, released);
    });
  });

  async function save(
    ports: Ports,
    before: OrderRecord,
    change: OrderChange,
    released: OrderRecord,
  ): Promise<OrderRecord> {
    const changed = changeOrder(released, change, { by: context.actor, now });
    if (changed === released) return before;
    const held = canChange(before) ? await allocateStock(ports, changed) : changed;
    const order = await issueDocument(ports, held, now);
    await ports.orders.save(order);
    await ports.shipments.followOrders([order], { by: context.actor, now });
    if (isMailed(before, order)) {
      await queueMail(ports, 'ORDER_CHANGED', order, now, String(versionOf(order)));
    }
    await logChange(ports, context, orderChange(before, order, 'order.update'));
    return order;
  }
}

/** Refuses with UNKNOWN_ORDER, VERSION_CONFLICT. */
export async function requireVersion(
  ports: Pick<Ports, 'orders'>,
  id: string,
  expectedVersion: number,
): Promise<OrderRecord> {
  const order = await requireOrderById(ports, id);
  if (versionOf(order) === expectedVersion) return order;
  const what = [...changedSince(order, expectedVersion)];
  const field = 'expectedVersion';
  throw new VersionConflict(order, { code: 'VERSION_CONFLICT', reason: 'ORDER', field, what });
}

function readRest(order: OrderRecord, { shippingInfo, parcelNumber }: OrderUpdate): OrderChange {
  return {
    shippingInfo: shippingInfo
      ? readWithin('shippingInfo', () =>
          readLocated(order, readShippingOf(order, shippingInfo, isFetched(order)), shippingInfo),
        )
      : undefined,
    parcelNumber: parcelNumber == null ? parcelNumber : readParcelNumber(parcelNumber),
  };
}

/**
 * Returns the delivery to another city, at its fee of today; undefined where the city stays, or was only recognised.
 * Refuses with INVALID.
 */
async function deliveryToOther(
  ports: Ports,
  { settings, clock }: Context,
  { shippingInfo: before, delivery, channel, lines }: OrderRecord,
  after: ShippingInfo | undefined,
): Promise<OrderDeliveryRecord | undefined> {
  if (!after || delivery?.kind === 'PICKUP' || !isOtherCity(before, after)) return undefined;
  const about = { settings, now: clock() };
  const [courier] = await deliveryWays(ports, about, cityOf(after));
  if (courier.problem) throw new Refusal({ ...courier.problem, field: 'shippingInfo.cityId' });
  const way = await promisedFor(ports, courier, lines);
  return freezeDelivery(way, channel === 'SHOP' ? NO_FEE : courier.tariff);
}

/** Returns the delivery as it is promised with alterations that take longer; undefined where none does. */
async function laterDelivery(
  ports: Ports,
  { delivery, lines: before }: OrderRecord,
  lines: readonly OrderLineRecord[],
): Promise<OrderDeliveryRecord | undefined> {
  const { earliest = null, latest = null } = delivery ?? {};
  const longer = alterationDays(lines) - alterationDays(before);
  if (!delivery || earliest === null || latest === null || longer <= 0) return undefined;
  const { closedDays } = await ports.delivery.load();
  return { ...delivery, ...promiseLater({ earliest, latest }, longer, closedDays) };
}

const isFetched = ({ delivery }: OrderRecord) => delivery?.kind === 'PICKUP';

/** A city that was chosen stays chosen while its text stays. */
function readLocated(
  { shippingInfo: before }: OrderRecord,
  read: ShippingInfo,
  { cityId }: NonNullable<OrderUpdate['shippingInfo']>,
): ShippingInfo {
  return withCity(read, cityId ?? (read.city === before.city ? before.cityId : null));
}

/** Staff who choose the city that a text means change nothing that was promised. */
function isOtherCity(before: ShippingInfo, after: ShippingInfo): boolean {
  const [was, is] = [cityOf(before), cityOf(after)];
  const isRecognised = was === null && before.city === after.city;
  return was !== is && !isRecognised;
}

function isSameLines({ lines }: OrderRecord, wanted: readonly ChosenLine[]): boolean {
  const quantities = new Map(wanted.map((line) => [lineKeyOf(line), line.quantity]));
  return (
    lines.length === quantities.size &&
    lines.every((line) => quantities.get(lineKeyOf(line)) === line.quantity)
  );
}

/** Lines that stay keep their price, and may stay even when they are no longer sold. */
async function priceNew(
  ports: Ports,
  order: OrderRecord,
  wanted: readonly ChosenLine[],
  now: Date,
): Promise<readonly OrderLineRecord[]> {
  const known = new Map(order.lines.map((line) => [lineKeyOf(line), line]));
  const isMore = (line: ChosenLine) => line.quantity > (known.get(lineKeyOf(line))?.quantity ?? 0);
  const more = wanted.filter(isMore);
  const variants = new Set(more.map(({ variantId }) => variantId));
  // Lines that stay take their part of a variant's stock first, however they are altered.
  const staying = wanted
    .filter((line) => !isMore(line) && variants.has(line.variantId))
    .map((line) => ({ ...line, alterations: [] }));
  const by = { now, delivery: deliveryOf(order) };
  const cart = await priceLines(ports, [...staying, ...more], by);
  requireAvailable(cart, wanted);
  const priced = new Map(
    cart.lines.map(freezeLine).map((line) => [lineKeyOf(line), line] as const),
  );
  return wanted.flatMap((chosen) => {
    const key = lineKeyOf(chosen);
    const line = known.get(key) ?? priced.get(key);
    return line ? [withQuantity(line, chosen.quantity)] : [];
  });
}

/**
 * Whether the shopper gets a mail about the last change: a parcel number that is set before shipping comes with the mail
 * about the shipping, and that staff recognised a city changes nothing for the shopper.
 */
function isMailed(before: OrderRecord, { changes, status, shippingInfo }: OrderRecord): boolean {
  const what = changes.at(-1)?.what ?? [];
  const isMoved =
    what.includes('ADDRESS') && writtenIn(shippingInfo) !== writtenIn(before.shippingInfo);
  return status === 'SHIPPED' || what.includes('LINES') || isMoved;
}

const writtenIn = (info: ShippingInfo) =>
  JSON.stringify(Object.entries({ ...info, cityId: null }).toSorted());
