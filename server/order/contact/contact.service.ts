import { logChange, type Change } from '../../audit/audit.ts';
import type { CommandContext, ShopContext } from '../../context.ts';
import { readPageSize, type PageInput } from '../../shared/paging.ts';
import { Refusal } from '../../shared/problems.ts';
import { trackedOrder } from '../order.after-sales.ts';
import { confirmByCustomer, readNote, withContact, withNote } from './contact.rules.ts';
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

/** A call or a message to the recipient. Refuses with UNKNOWN_ORDER, INVALID, NOT_ALLOWED_NOW. */
export function addOrderContact(
  context: StaffContext,
  {
    id,
    outcome,
    note,
  }: {
    readonly id: string;
    readonly outcome: ContactOutcome;
    readonly note?: string | null | undefined;
  },
): Promise<OrderRecord> {
  const text = note?.trim() ? readNote(note, 'note') : null;
  return changeOrder(context, id, 'order.contact', (order, at) =>
    withContact(order, { at, by: context.actor, outcome, note: text }),
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
