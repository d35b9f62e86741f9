import { logChanges } from '../audit/audit.ts';
import type { CommandContext } from '../command.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { orderChange } from './order.audit.ts';
import { issueInvoices } from './order.invoicing.ts';
import { mailAbout } from './order.outbox.ts';
import type { OrderPorts } from './order.ports.ts';
import { isListed } from './order.rules.ts';
import { readOrderNumber } from './order.staff.rules.ts';
import { followOrders } from './order.stock.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;
type Move = (order: OrderRecord, now: Date) => OrderRecord;

export interface Moved {
  readonly before: OrderRecord;
  readonly order: OrderRecord;
  readonly mailTo: string | null;
}

/** Newest first, as the customer's own list. */
export async function selectOrders(
  { store }: Context,
  { statuses, returns }: { readonly statuses: readonly OrderStatus[]; readonly returns: boolean },
): Promise<readonly OrderRecord[]> {
  const { orders } = store.read;
  const found = await orders.newest({ statuses, limit: await orders.count() });
  return found.filter((order) => isListed(order) && (!returns || awaitsReturn(order)));
}

function awaitsReturn({ status, returnRequest }: OrderRecord): boolean {
  return returnRequest !== null && status !== 'RETURNED';
}

/** Refuses with UNKNOWN_ORDER. */
export async function requireNumbered({ store }: Context, text: string): Promise<OrderRecord> {
  const number = readOrderNumber(text);
  return requireFound(await findNumbered(store.read, [number]), number);
}

/** Moves all of the orders or none. Refuses with UNKNOWN_ORDER, and with what `move` refuses. */
export function moveOrders(
  context: Context,
  texts: readonly string[],
  move: Move,
): Promise<readonly Moved[]> {
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const problems: Problem[] = [];
    const steps: Array<Pick<Moved, 'before' | 'order'>> = [];
    const numbers = [...new Set(texts.map(readOrderNumber))];
    const found = await findNumbered(ports, numbers);
    for (const number of numbers) {
      try {
        const before = requireFound(found, number);
        steps.push({ before, order: move(before, now) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(...error.problems);
      }
    }
    if (problems.length > 0) throw new Refusal(...problems);
    const followed = await followOrders(
      ports,
      steps.map(({ order }) => order),
      now,
    );
    const orders = await issueInvoices(ports, followed, now);
    await ports.orders.save(...orders);
    await abandonPayments(ports, steps);
    const mails = orders.flatMap((order) => {
      const kind = mailKind(order);
      return (kind && mailAbout(kind, order, now)) ?? [];
    });
    if (mails.length > 0) await ports.mails.add(...mails);
    const moved = steps.map(({ before, order: step }, place) => {
      const order = orders[place] ?? step;
      return { before, order, mailTo: mailKind(order) ? order.shippingInfo.email : null };
    });
    await logChanges(
      ports,
      context,
      moved.map(({ before, order }) => orderChange(before, order)),
    );
    return moved;
  });
}

/** A payment that arrives later is refunded. */
async function abandonPayments(
  { orders }: OrderPorts,
  moved: ReadonlyArray<Pick<Moved, 'before' | 'order'>>,
): Promise<void> {
  const unpaid = moved.filter(({ before }) => before.status === 'PAYMENT_PENDING');
  if (unpaid.length === 0) return;
  const payments = await orders.paymentsOf(unpaid.map(({ order }) => order.id));
  const open = payments.filter(({ state }) => state === 'OPEN');
  await orders.savePayment(...open.map((each) => ({ ...each, state: 'ABANDONED' as const })));
}

function mailKind(order: OrderRecord) {
  if (order.status === 'SHIPPED') return 'ORDER_SHIPPED';
  // A card order that was never paid had no confirmation either.
  return order.status === 'CANCELLED' && isListed(order) ? 'ORDER_CANCELLED' : null;
}

async function findNumbered({ orders }: OrderPorts, numbers: readonly string[]) {
  const found = await orders.ordersNumbered(numbers);
  return new Map(found.map((order) => [order.number, order]));
}

function requireFound(found: ReadonlyMap<string, OrderRecord>, number: string): OrderRecord {
  const order = found.get(number);
  if (order) return order;
  throw new Refusal({ code: 'UNKNOWN_ORDER', reason: 'NUMBER', field: 'number', number });
}
