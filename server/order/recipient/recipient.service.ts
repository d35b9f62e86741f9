import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Ports, Shop } from '../../context.ts';
import { isPickup } from '../../delivery/delivery.options.rules.ts';
import { settingsWithin, takesCardsNow } from '../../settings/settings.service.ts';
import { requiredText } from '../../shared/form.ts';
import { nationalPhone, readPhone } from '../../shared/phone.ts';
import { Refusal } from '../../shared/problems.ts';
import type { OrderRecord, ShippingInfo } from '../order.store.ts';
import {
  isInForce,
  possibleDuplicatesOf,
  requireWithinBounds,
  type Requested,
} from './recipient.rules.ts';
import type { RecipientHold } from './recipient.store.ts';

/** Days for which staff may hold a recipient. */
const MAX_DAYS_HELD = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Recipient {
  readonly underWay: readonly OrderRecord[];
  readonly isHeld: boolean;
}

/** Returns what is known of who gets an order, in the transaction that places it. */
export async function loadRecipient(
  ports: Pick<Ports, 'orders'>,
  { phone }: Pick<ShippingInfo, 'phone'>,
  now: Date,
): Promise<Recipient> {
  if (phone === null) return { underWay: [], isHeld: false };
  const key = nationalPhone(phone);
  const hold = await ports.orders.hold(key);
  return { underWay: await ports.orders.underWayTo(key), isHeld: isInForce(hold, now) };
}

/**
 * Requires that the recipient may have goods sent that are paid on delivery; `ways` are those to the order's city.
 * Refuses with LIMIT_REACHED.
 */
export async function requireCashAllowed(
  ports: Pick<Ports, 'accounts' | 'settings'>,
  shop: Pick<Shop, 'settings' | 'demo'>,
  about: {
    readonly recipient: Recipient;
    readonly requested: Requested;
    readonly ways: ReadonlyArray<{ readonly id: string }>;
  },
): Promise<void> {
  const { recipient, requested, ways } = about;
  if (await isOfDemo(ports, shop, requested.customerId)) return;
  const bounded = await cashBounds(ports, shop, ways);
  const { underWay, isHeld } = recipient;
  requireWithinBounds(underWay, requested.lines, { ...bounded, isHeld });
}

/** Says whether many shoppers share the account: the demo's, and its copies with the demo's phone. */
async function isOfDemo(
  { accounts }: Pick<Ports, 'accounts'>,
  { demo }: Pick<Shop, 'demo'>,
  customerId: string | null,
): Promise<boolean> {
  const customer = customerId === null ? undefined : await accounts.customer(customerId);
  return customer !== undefined && (customer.expiresAt !== null || customer.email === demo.email);
}

/** Returns the bounds of cash orders, and how else this shop sells. */
async function cashBounds(
  ports: Pick<Ports, 'settings'>,
  { settings }: Pick<Shop, 'settings'>,
  ways: ReadonlyArray<{ readonly id: string }>,
) {
  const effective = await settingsWithin(ports, { settings });
  const { unconfirmedPerPhone, piecesPerPhone } = effective;
  return {
    bounds: { unconfirmedPerPhone, piecesPerPhone },
    canPayByCard: takesCardsNow(effective, { settings }),
    hasPickup: ways.some(({ id }) => isPickup(id)),
  };
}

/** Returns the hold in force of an order's recipient, for staff. */
export async function holdOf(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  { shippingInfo: { phone } }: OrderRecord,
): Promise<RecipientHold | null> {
  const hold = phone === null ? undefined : await store.read.orders.hold(nationalPhone(phone));
  return isInForce(hold, clock()) ? hold : null;
}

/** Returns the orders to the same phone that may be the same order once more. */
export async function duplicatesOf(
  { store }: Pick<Shop, 'store'>,
  order: OrderRecord,
): Promise<readonly OrderRecord[]> {
  const { phone } = order.shippingInfo;
  if (phone === null) return [];
  return possibleDuplicatesOf(order, await store.read.orders.underWayTo(nationalPhone(phone)));
}

type StaffContext = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/**
 * Requires who gets parcels at a phone to confirm, pay by card or fetch, until an instant. It replaces an earlier hold.
 * Refuses with REQUIRED, INVALID.
 */
export function holdRecipient(
  context: StaffContext,
  input: { readonly phone: string; readonly reason: string; readonly until: string },
): Promise<RecipientHold> {
  const phone = nationalPhone(readPhone(input.phone, 'phone'));
  const reason = requiredText('FIELD')(input.reason, 'reason');
  const now = context.clock();
  const latest = new Date(now.getTime() + MAX_DAYS_HELD * DAY_MS).toISOString();
  if (input.until <= now.toISOString() || input.until > latest) {
    throw new Refusal({
      code: 'INVALID',
      reason: 'HELD_UNTIL',
      field: 'until',
      max: MAX_DAYS_HELD,
    });
  }
  const hold = { phone, reason, until: input.until, by: context.actor, at: now.toISOString() };
  return context.store.transaction(async (ports) => {
    const before = await ports.orders.hold(phone);
    await ports.orders.saveHold(hold);
    await logHold(ports, context, { before, after: hold });
    return hold;
  });
}

/** Ends a hold; repeated, it changes nothing. Refuses with INVALID. */
export async function releaseRecipient(context: StaffContext, given: string): Promise<string> {
  const phone = nationalPhone(readPhone(given, 'phone'));
  await context.store.transaction(async (ports) => {
    const before = await ports.orders.hold(phone);
    if (!before) return;
    await ports.orders.removeHolds([phone]);
    await logHold(ports, context, { before });
  });
  return phone;
}

/** Leaves phone and reason out: entries outlive the customer's data (law 09-08). */
function logHold(
  ports: Ports,
  context: StaffContext,
  held: { readonly before?: RecipientHold | undefined; readonly after?: RecipientHold },
): Promise<void> {
  return logChange(ports, context, {
    action: held.after ? 'recipient.hold' : 'recipient.release',
    subject: 'recipient',
    before: untilOf(held.before),
    after: untilOf(held.after),
  });
}

const untilOf = (hold: RecipientHold | undefined) => (hold ? { until: hold.until } : null);
