import { lineKeyOf } from '#shared/line-key.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { alterationDays, workingDayAfter } from '../../delivery/promise/promise.rules.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { dateInMorocco } from '../../shared/time.ts';
import type { OrderLineRecord, OrderRecord, OrderStatus } from '../order.store.ts';
import type { SewingRecord, SewingStatus } from './sewing.store.ts';

/** The sewing of an altered line of an order. */
export interface LineSewing {
  /** The order's id, a slash and the line's. */
  readonly id: string;
  readonly order: OrderRecord;
  readonly line: OrderLineRecord;
  readonly status: SewingStatus;
  readonly version: number;
  /** Date in Morocco. */
  readonly dueOn: string;
  /** Null before the first change. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

/** Orders that nothing is sewn for; at the counter it begins before the order is confirmed. */
const UNSEWN: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'RETURNED']);
const UNCONFIRMED: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PAYMENT_PENDING']);

/** One for each altered line, in their order. */
export function sewingJobsOf(order: OrderRecord): readonly LineSewing[] {
  const { id: orderId, status, channel, placedAt, lines, sewing } = order;
  if (UNSEWN.has(status) || (UNCONFIRMED.has(status) && channel !== 'SHOP')) return [];
  return lines.filter(isAltered).map((line) => {
    const lineId = lineKeyOf(line);
    const moved = sewing.find((each) => each.lineId === lineId);
    return {
      id: `${orderId}/${lineId}`,
      order,
      line,
      status: moved?.status ?? 'TODO',
      version: moved?.version ?? 1,
      dueOn: dueOn(placedAt, line),
      changedAt: moved?.changedAt ?? null,
      changedBy: moved?.by ?? null,
    };
  });
}

const isAltered = ({ alterations }: OrderLineRecord) => alterations.length > 0;

/** Days on which the shop is closed are counted, Sundays are not: closed days may be set later. */
function dueOn(placedAt: string, line: OrderLineRecord): string {
  return workingDayAfter(dateInMorocco(new Date(placedAt)), alterationDays([line]), new Set());
}

/** Returns what must be sewn before the order leaves the shop. */
function unfinishedJobs(order: OrderRecord): readonly LineSewing[] {
  return sewingJobsOf(order).filter(({ status }) => status !== 'DONE');
}

/** Refuses with NOT_ALLOWED_NOW while something is to be sewn. */
export function requireSewn(order: OrderRecord): void {
  const problem = sewingProblem(order);
  if (problem) throw new Refusal(problem);
}

/** Names what is to be sewn before the order leaves the shop; null for nothing. */
export function sewingProblem(order: OrderRecord): Problem<'NOT_ALLOWED_NOW'> | null {
  const articles = unfinishedJobs(order).map(({ line }) => alteredTitle(line));
  const { number } = order;
  return articles.length === 0
    ? null
    : { code: 'NOT_ALLOWED_NOW', reason: 'SEWING', number, articles };
}

/** The French title of a line, with its variant and alterations. */
export const alteredTitle = ({ title, variantTitle, alterations }: OrderLineRecord) =>
  lineTitle(title, variantTitle, alterations);

/** Returns the states to which it may move now: what has left the shop stays done. */
export function sewingMoves({ order, status }: LineSewing): readonly SewingStatus[] {
  const hasLeft =
    order.delivery?.pickedUp != null || order.history.some((move) => move.status === 'SHIPPED');
  if (status === 'DONE' && hasLeft) return [];
  return (['TODO', 'IN_PROGRESS', 'DONE'] as const).filter((to) => to !== status);
}

/** Returns the order itself where the job is there already. Refuses with NOT_ALLOWED_NOW. */
export function moveSewing(
  job: LineSewing,
  to: SewingStatus,
  { by, now }: { readonly by: string; readonly now: Date },
): OrderRecord {
  const { order, line, status, version } = job;
  if (to === status) return order;
  if (!sewingMoves(job).includes(to)) {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'SEWN', number: order.number });
  }
  const lineId = lineKeyOf(line);
  const moved = { lineId, status: to, version: version + 1, changedAt: now.toISOString(), by };
  return {
    ...order,
    sewing: [...order.sewing.filter((each) => each.lineId !== lineId), moved],
  };
}

/** Returns the states of the lines that a correction leaves: of a line of more items some are yet to be sewn. */
export function sewingAfter(
  { lines: before, sewing }: Pick<OrderRecord, 'lines' | 'sewing'>,
  after: readonly OrderLineRecord[],
  { by, now }: { readonly by: string; readonly now: Date },
): readonly SewingRecord[] {
  return sewing.flatMap((each): readonly SewingRecord[] => {
    const [was, is] = [quantityIn(before, each), quantityIn(after, each)];
    if (is === 0) return [];
    if (is <= was || each.status !== 'DONE') return [each];
    return [
      { ...each, status: 'TODO', version: each.version + 1, changedAt: now.toISOString(), by },
    ];
  });
}

const quantityIn = (lines: readonly OrderLineRecord[], { lineId }: SewingRecord) =>
  lines.find((line) => lineKeyOf(line) === lineId)?.quantity ?? 0;
