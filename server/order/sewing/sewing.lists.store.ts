import { byText } from '#shared/text.ts';
import type { Page } from '../../shared/paging.ts';
import { countedPage } from '../../storage/lists.ts';
import { END, indexOn, type Index, type Rows } from '../../storage/rows.ts';
import { orders, type OrderRecord } from '../order.store.ts';
import { sewingJobsOf, type LineSewing } from './sewing.rules.ts';
import type { SewingStatus } from './sewing.store.ts';

export type SewingPage = Page<LineSewing>;

interface PlacedJob {
  readonly job: LineSewing;
  /** The place in lists, from the first that is due to the last; a line's id would be too long for an index. */
  readonly place: string;
}

function placedJobs(order: OrderRecord): readonly PlacedJob[] {
  return sewingJobsOf(order).map((job) => {
    const line = String(order.lines.indexOf(job.line)).padStart(3, '0');
    return { job, place: `${job.dueOn} ${order.placedAt} ${order.id} ${line}` };
  });
}

const sewingByStatus = indexOn(orders, 'sewingByStatus', (order) =>
  placedJobs(order).map(({ job, place }) => `${job.status} ${place}`),
);
export const sewingIndexes: readonly Index[] = [sewingByStatus];

export interface SewingQuery {
  readonly status: SewingStatus;
  readonly first: number;
  /** Place of the last job of the page before. */
  readonly after: string | null;
}

export function sewingListsOf(rows: Rows) {
  const countOf = (status: SewingStatus) => rows.count(sewingByStatus, { prefix: `${status} ` });
  return {
    /** The first that is due goes first; the cursor is the place in lists. */
    async sewingPage({ status, first, after }: SewingQuery): Promise<SewingPage> {
      const places = new Map<LineSewing, string>();
      const find = async () => {
        const from = after === null ? `${status} ` : `${status} ${after} `;
        const before = `${status} ${END}`;
        const found = await rows.find(sewingByStatus, { from, before }, { first: first + 1 });
        // An order is found once for each of its jobs.
        const byId = new Map(found.map((order) => [order.id, order]));
        const placed = [...byId.values()]
          .flatMap(placedJobs)
          .filter(({ job, place }) => job.status === status && place > (after ?? ''))
          .toSorted(byText(({ place }) => place))
          .slice(0, first + 1);
        for (const { job, place } of placed) places.set(job, place);
        return placed.map(({ job }) => job);
      };
      const cursorOf = (job: LineSewing) => places.get(job) ?? '';
      return countedPage(find(), countOf(status), { first, after, cursorOf });
    },
    /** Counts those that are not done. */
    openSewingCount: async () => (await countOf('TODO')) + (await countOf('IN_PROGRESS')),
  };
}
