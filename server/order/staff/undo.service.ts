import { logChanges } from '../../audit/audit.ts';
import type { CommandContext, Ports } from '../../context.ts';
import { Refusal } from '../../shared/problems.ts';
import { countOf, seriesOf } from '../order.invoice.rules.ts';
import { mailIdOf } from '../order.outbox.ts';
import { takeBackStock } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import { tooLate, undoMove } from '../order.undo.rules.ts';
import { orderChange } from './audit.ts';
import { changeEach, mailKind, requireOrderIds, type Step } from './staff.service.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/**
 * Undoes the last moves of all of the orders or of none, and returns them in the order of `ids`: stock,
 * parcel number, invoice and its number, and the mail that waited. Refuses with UNKNOWN_ORDER,
 * NOT_ALLOWED_NOW; throws BadInput.
 */
export function undoMoves(
  context: Context,
  ids: readonly string[],
): Promise<readonly OrderRecord[]> {
  requireOrderIds(ids);
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const steps = await changeEach(ports, ids, (before) =>
      undoMove(before, { by: context.actor, now }),
    );
    await withdrawMails(ports, steps);
    await withdrawInvoices(ports, steps);
    const back = steps.filter(({ before, order }) => order.holdsStock && !before.holdsStock);
    await takeBackStock(
      ports,
      back.map(({ order }) => order),
    );
    const orders = steps.map(({ order }) => order);
    await ports.orders.save(...orders);
    await ports.shipments.followOrders(orders, { by: context.actor, now });
    await logChanges(
      ports,
      context,
      steps.map(({ before, order }) => orderChange(before, order, 'order.undo')),
    );
    return orders;
  });
}

/** Refuses with NOT_ALLOWED_NOW for a mail that is on its way: another instance's clock may be ahead. */
async function withdrawMails({ mails }: Ports, steps: readonly Step[]): Promise<void> {
  for (const { before } of steps) {
    const kind = mailKind(before);
    const mail = kind && (await mails.mail(mailIdOf(kind, before)));
    if (!mail) continue;
    if (mail.state !== 'WAITING' || mail.attempts > 0) throw tooLate(before);
    await mails.remove([mail.id]);
  }
}

/**
 * Withdraws from the last one on: the numbers stay without gaps. Refuses with NOT_ALLOWED_NOW where
 * another invoice followed.
 */
async function withdrawInvoices({ orders }: Ports, steps: readonly Step[]): Promise<void> {
  const withdrawn = steps
    .flatMap(({ before: { number, invoice }, order }) =>
      invoice && order.invoice === null
        ? [{ number, invoice, count: countOf(invoice.number) }]
        : [],
    )
    .toSorted((one, other) => other.count - one.count);
  for (const { number, invoice, count } of withdrawn) {
    if (await orders.freeDocumentNumber(seriesOf('F', new Date(invoice.issuedAt)), count)) continue;
    throw new Refusal({
      code: 'NOT_ALLOWED_NOW',
      reason: 'UNDO_INVOICE',
      field: 'ids',
      number,
      invoice: invoice.number,
    });
  }
}
