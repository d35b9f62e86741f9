import { logChange } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { readPageSize, wrongCursor, type PageInput } from '../../shared/paging.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import type { OrderRecord } from '../order.store.ts';
import type { SewingPage } from './sewing.lists.store.ts';
import { alteredTitle, moveSewing, sewingJobsOf, type LineSewing } from './sewing.rules.ts';
import type { SewingStatus } from './sewing.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

const CURSOR = /^\d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2}T\S+ \S+ \d{3}$/;

/** The first that is due goes first. Throws BadInput. */
export function findSewingJobs(
  { store }: Pick<Context, 'store'>,
  { status, first, after = null }: PageInput & { readonly status: SewingStatus },
): Promise<SewingPage> {
  if (after !== null && !CURSOR.test(after)) throw wrongCursor();
  return store.read.orders.sewingPage({ status, first: readPageSize(first), after });
}

/** Refuses with INVALID, VERSION_CONFLICT, NOT_ALLOWED_NOW. */
export function moveSewingJob(
  context: Context,
  {
    id,
    to,
    expectedVersion,
  }: {
    readonly id: string;
    readonly to: SewingStatus;
    /** Version of the job. */
    readonly expectedVersion: number;
  },
): Promise<LineSewing> {
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    const before = await ports.orders.order(id.slice(0, Math.max(0, id.indexOf('/'))));
    const job = before && jobOf(before, id);
    if (!job) throw new Refusal({ code: 'INVALID', reason: 'UNKNOWN_SEWING_JOB', field: 'id' });
    requireSameVersion(job, expectedVersion, 'SEWING_JOB');
    const order = moveSewing(job, to, { by: context.actor, now });
    if (order === before) return job;
    const moved = jobOf(order, id);
    if (!moved) throw new Error('The job is missing');
    await ports.orders.save(order);
    await logChange(ports, context, {
      action: 'sewing.move',
      subject: order.number,
      before: loggedJob(job),
      after: loggedJob(moved),
    });
    return moved;
  });
}

const jobOf = (order: OrderRecord, id: string) =>
  sewingJobsOf(order).find((each) => each.id === id);

function loggedJob({ line, status, version }: LineSewing) {
  return { sewing: { article: alteredTitle(line), sewing: status }, version };
}
