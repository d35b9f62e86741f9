import { logChange } from '../audit/audit.ts';
import type { Ports } from '../context.ts';
import {
  requireSameExchange,
  type FoundExchange,
  type NamedExchange,
} from '../order/exchange/exchange.change.ts';
import {
  amountToCollect,
  exchangeMoves,
  exchangeOf,
  notAllowed,
} from '../order/exchange/exchange.rules.ts';
import { requireNoParcel, shipExchange } from '../order/exchange/exchange.staff.service.ts';
import type { ExchangeOfOrder } from '../order/exchange/exchange.view.rules.ts';
import { within } from '../shared/background.ts';
import { Refusal } from '../shared/problems.ts';
import { citiesOf, connectTo, refusalOf, requireActiveCarrier } from './carrier.service.ts';
import { KINDS } from './carrier/kinds.ts';
import { attemptShipment, nextAttemptAt } from './shipment.attempt.ts';
import { placeFinder } from './shipment.cities.ts';
import { nextReference } from './shipment.follow.ts';
import type { CarrierRecord, ShipmentRecord } from './shipment.records.ts';
import { collectedBy, recipientProblems } from './shipment.rules.ts';
import { MAX_WAIT_MS, type ShippingContext } from './shipment.service.ts';

/**
 * Gives the replacement to a carrier, which collects what is to pay; the exchange is SHIPPED once the carrier has the parcel.
 * Repeated meanwhile, it makes no second one. With a courier who has no interface the number is typed. Refuses with
 * UNKNOWN_CARRIER, INVALID, REQUIRED, VERSION_CONFLICT, NOT_ALLOWED_NOW, CARRIER_REFUSED.
 */
export async function giveExchange(
  context: ShippingContext,
  {
    carrierId,
    parcelNumber,
    ...named
  }: NamedExchange & { readonly carrierId: string; readonly parcelNumber: string | null },
): Promise<ExchangeOfOrder> {
  const { store } = context;
  const carrier = await requireActiveCarrier(store.read, context, carrierId);
  if (carrier.kind === 'FILE') return shipExchange(context, { ...named, parcelNumber });
  connectTo(context, carrier);
  const { order, exchange, claimed } = await claim(context, named, carrier);
  const work = claimed ? attempt(claimed.id) : Promise.resolve();
  // The claim is looked up, should its first attempt fail.
  work.catch((error: unknown) =>
    context.log.error({ err: error }, 'a parcel could not be given to a carrier'),
  );
  await within(MAX_WAIT_MS, work);
  const now = (await store.read.orders.order(order.id)) ?? order;
  return { ...(exchangeOf(now, named.id) ?? exchange), order: now };

  async function attempt(id: string): Promise<void> {
    const outcome = await attemptShipment(context, id, { isFirst: true });
    if (outcome.result === 'REFUSED') throw refusalOf(outcome.error, carrier, 'carrierId');
  }
}

/** Writes the parcel down before the carrier gets it; none where another request has. */
function claim(
  context: ShippingContext,
  named: NamedExchange,
  carrier: CarrierRecord,
): Promise<FoundExchange & { readonly claimed: ShipmentRecord | null }> {
  const { store, clock } = context;
  return store.transaction(async (ports) => {
    const found = await requireSameExchange(ports, named);
    const { exchange } = found;
    const before = await ports.shipments.ofExchange(exchange.id);
    const isWaiting = before.some(
      ({ status, carrierId }) => status === 'UNCERTAIN' && carrierId === carrier.id,
    );
    if (isWaiting) return { ...found, claimed: null };
    await requireNoParcel(ports, exchange);
    // One whose parcel was cancelled gets another.
    const isAgain = exchange.status === 'SHIPPED' && before.length > 0;
    if (!isAgain && !exchangeMoves(exchange).includes('SHIPPED')) {
      throw notAllowed(exchange, 'SHIPPED');
    }
    const claimed = await claimOf(ports, context, found, { carrier, before, now: clock() });
    await ports.shipments.save(claimed);
    await logChange(ports, context, {
      action: 'shipment.create',
      subject: exchange.number,
      before: null,
      after: { shipment: claimed.id, carrier: carrier.name },
    });
    return { ...found, claimed };
  });
}

/** Refuses with what prevents that the carrier takes it. */
async function claimOf(
  ports: Ports,
  { actor }: Pick<ShippingContext, 'actor'>,
  { order, exchange }: FoundExchange,
  {
    carrier,
    before,
    now,
  }: {
    readonly carrier: CarrierRecord;
    readonly before: readonly ShipmentRecord[];
    readonly now: Date;
  },
): Promise<ShipmentRecord> {
  const { id: carrierId, kind, name } = carrier;
  const amount = collectedBy(carrier, amountToCollect(exchange));
  const place = KINDS[kind].needsCities
    ? placeFinder(await citiesOf(ports, carrierId))(order)
    : null;
  const problems = recipientProblems({ order, carrier, place }, amount);
  if (problems.length > 0) throw new Refusal(...problems);
  return {
    id: nextReference(exchange, before),
    orderId: order.id,
    exchangeId: exchange.id,
    carrierId,
    kind,
    carrier: name,
    status: 'UNCERTAIN',
    trackingNumber: null,
    trackingUrl: null,
    events: [],
    amount,
    carrierCityId: place?.id ?? null,
    batch: null,
    createdAt: now.toISOString(),
    by: actor,
    attempts: 0,
    attemptedAt: null,
    nextCheckAt: nextAttemptAt(now, 1),
  };
}
