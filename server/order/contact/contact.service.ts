import { logChange, type Change } from '../../audit/audit.ts';
import type { CommandContext, Shop, ShopContext } from '../../context.ts';
import { currentSettings } from '../../settings/settings.service.ts';
import { shopZone } from '../../shared/zone/zone.ts';
import { readPageSize, type PageInput } from '../../shared/paging.ts';
import { Refusal } from '../../shared/problems.ts';
import { trackedOrder } from '../order.after-sales.ts';
import {
  confirmByCustomer,
  readNextAt,
  readNote,
  withContact,
  withNote,
  withoutContact,
} from './contact.rules.ts';
import { nextTry } from '../queue/due.rules.ts';
import { requireOrderById } from '../order.find.ts';
import type { OrderPage } from '../order.lists.store.ts';
import type { ContactOutcome, OrderRecord } from '../order.store.ts';

type StaffContext = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/**
 * Adds a note by staff, which shoppers never see. Refuses with UNKNOWN_ORDER, REQUIRED, INVALID,
 * NOT_ALLOWED_NOW.
 */
export function addOrderNote(
  context: StaffContext,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<OrderRecord> {
  const note = readNote(text, 'text');
  return changeOrder(context, id, 'order.note', (order, at) =>
    withNote(order, { at, by: context.actor, text: note }),
  );
}

interface ContactInput {
  readonly id: string;
  readonly outcome: ContactOutcome;
  readonly note?: string | null | undefined;
  /** Null: the next try of the day, see `nextTry`. */
  readonly nextAt?: string | null | undefined;
}

/** Adds a call or a message to the recipient. Refuses with UNKNOWN_ORDER, INVALID, NOT_ALLOWED_NOW. */
export async function addOrderContact(
  context: StaffContext & Pick<Shop, 'settings'>,
  { id, outcome, note, nextAt }: ContactInput,
): Promise<OrderRecord> {
  const text = note?.trim() ? readNote(note, 'note') : null;
  const chosen = readNextAt(nextAt, outcome, context.clock());
  const settings = await currentSettings(context);
  return changeOrder(context, id, 'order.contact', (order, at) => {
    const contact = { at, by: context.actor, outcome, note: text };
    if (outcome === 'CONFIRMED') return withContact(order, contact);
    const next = chosen ?? nextTry(at, order.contacts, settings, shopZone.offsetAt);
    return withContact(order, { ...contact, nextAt: next });
  });
}

/** Takes back the last contact within a minute. Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW. */
export function undoOrderContact(
  context: StaffContext,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<OrderRecord> {
  return changeOrder(context, id, 'order.contactUndo', (order, now) =>
    withoutContact(order, { at, by: context.actor, now: new Date(now) }),
  );
}

async function changeOrder(
  context: StaffContext,
  id: string,
  action: Change['action'],
  change: (order: OrderRecord, at: string) => OrderRecord,
): Promise<OrderRecord> {
  return context.store.transaction(async (ports) => {
    const before = await requireOrderById(ports, id);
    const order = change(before, context.clock().toISOString());
    await ports.orders.save(order);
    await logChange(ports, context, {
      action,
      subject: order.number,
      before: loggedContact(before),
      after: loggedContact(order),
    });
    return order;
  });
}

/** Omits the texts: entries outlive the customer's data. */
const loggedContact = ({ notes, contacts }: OrderRecord) => ({
  notes: notes.length,
  contacts: contacts.length,
  outcome: contacts.at(-1)?.outcome ?? null,
});

/**
 * « Je confirme ma commande », with the key of the tracking link. Repeated, it changes nothing. Refuses
 * with UNKNOWN_ORDER, NOT_ALLOWED_NOW.
 */
export function confirmOrder(
  context: ShopContext,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<OrderRecord> {
  return context.store.transaction(async (ports) => {
    const order = await trackedOrder(context, id, key, ports);
    if (!order) throw new Refusal({ code: 'UNKNOWN_ORDER', reason: 'LINK', field: 'id' });
    const confirmed = confirmByCustomer(order, context.clock());
    await ports.orders.save(confirmed);
    return confirmed;
  });
}

/** Unconfirmed orders, oldest first. Throws BadInput. */
export function ordersToCall(
  { store }: Pick<StaffContext, 'store'>,
  { first, after }: PageInput,
): Promise<OrderPage> {
  return store.read.orders.toCall(readPageSize(first), after ?? null);
}
