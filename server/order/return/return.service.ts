import { logChange } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { isBlank } from '#shared/forms/form.ts';
import { blank, readText } from '../../shared/form.ts';
import { transactionOf } from '../change/dry-run.ts';
import { requireVersion } from '../change/change.service.ts';
import { orderChange } from '../staff/audit.ts';
import { requireOrderById } from '../order.find.ts';
import { issueDocument } from '../order.invoicing.ts';
import { queueMail } from '../order.outbox.ts';
import { restockLines } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import { receivedSince, receiveReturn, refuseReturn, type ReceivedReturn } from './return.rules.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

interface ReturnedGoods extends Pick<ReceivedReturn, 'requestId'> {
  readonly orderId: string;
  readonly lines: ReadonlyArray<ReceivedReturn['lines'][number] & { readonly restock: boolean }>;
  readonly refund: ReceivedReturn['refund'];
  readonly expectedVersion: number;
  /** Whether nothing is written; the answer is the same. */
  readonly dryRun?: boolean;
}

/**
 * Part of a delivered order, or all of it, came back. Refuses with UNKNOWN_ORDER, VERSION_CONFLICT
 * (`VersionConflict`), NOT_ALLOWED_NOW, REQUIRED, INVALID.
 */
export function receiveGoods(
  context: Context,
  { orderId, requestId, lines, refund, expectedVersion, dryRun = false }: ReturnedGoods,
): Promise<OrderRecord> {
  const now = context.clock();
  return transactionOf(context.store, { dryRun }, async (ports) => {
    await ports.catalog.lockStock();
    const before = await requireVersion(ports, orderId, expectedVersion);
    const received = { requestId, lines, refund };
    const back = receiveReturn(before, received, { by: context.actor, now });
    const restocked = lines.filter(({ restock }) => restock);
    await restockLines(ports, restocked, now);
    const order = await issueDocument(ports, back, now);
    await ports.orders.save(order);
    for (const { id } of receivedSince(before, order)) {
      await queueMail(ports, 'RETURN_RECEIVED', order, now, id);
    }
    await logChange(ports, context, orderChange(before, order, 'order.receive-return'));
    return order;
  });
}

/** The shopper reads the reason. Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW, REQUIRED, INVALID. */
export function refuseRequestedReturn(
  context: Context,
  {
    orderId,
    requestId,
    reason,
  }: { readonly orderId: string; readonly requestId: string | null; readonly reason: string },
): Promise<OrderRecord> {
  const now = context.clock();
  if (isBlank(reason)) throw blank('REFUSAL', 'reason');
  const refusal = readText(reason, 'reason');
  return context.store.transaction(async (ports) => {
    const before = await requireOrderById(ports, orderId, 'orderId');
    const order = refuseReturn(before, { requestId, refusal }, now);
    await ports.orders.save(order);
    const refused = order.returns.find((each, place) => each !== before.returns[place]);
    await queueMail(ports, 'RETURN_REFUSED', order, now, refused?.id ?? null);
    await logChange(ports, context, orderChange(before, order, 'order.refuse-return'));
    return order;
  });
}
