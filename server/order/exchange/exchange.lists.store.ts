import type { Page } from '../../shared/paging.ts';
import { byText } from '#shared/text.ts';
import { countedPage } from '../../storage/lists.ts';
import { END, indexOn, until, type Index, type Rows } from '../../storage/rows.ts';
import { orders } from '../order.store.ts';
import type { ExchangeRecord, ExchangeStatus } from './exchange.store.ts';
import { isExpiredExchange } from './exchange.rules.ts';
import { isOpenExchange } from './goods.rules.ts';
import { exchangesOf, type ExchangeOfOrder } from './exchange.view.rules.ts';

export type ExchangePage = Page<ExchangeOfOrder>;

/** The place in lists, from the oldest to the latest. */
const placeOf = ({ requestedAt, id }: Pick<ExchangeRecord, 'requestedAt' | 'id'>) =>
  `${requestedAt} ${id}`;

const exchangesByStatus = indexOn(orders, 'exchangesByStatus', ({ exchanges }) =>
  exchanges.map((each) => `${each.status} ${placeOf(each)}`),
);
const openExchanges = indexOn(orders, 'openExchanges', ({ exchanges }) =>
  exchanges.filter(isOpenExchange).map(({ id }) => id),
);
const heldUntil = indexOn(orders, 'exchangesHeldUntil', ({ exchanges }) =>
  exchanges.flatMap(({ heldUntil: instant, id }) => (instant === null ? [] : [`${instant} ${id}`])),
);
export const exchangeIndexes: readonly Index[] = [exchangesByStatus, openExchanges, heldUntil];

const STATUSES: readonly ExchangeStatus[] = [
  'REQUESTED',
  'APPROVED',
  'RECEIVED',
  'SHIPPED',
  'COMPLETED',
  'REFUSED',
  'CANCELLED',
  'EXPIRED',
  'FAILED',
];

export interface ExchangeQuery {
  /** One of these; empty for all. */
  readonly statuses: readonly ExchangeStatus[];
  readonly first: number;
  /** Place of the last exchange of the page before. */
  readonly after: string | null;
}

export function exchangeListsOf(rows: Rows) {
  return {
    /** Latest first. */
    async exchangePage({ statuses, first, after }: ExchangeQuery): Promise<ExchangePage> {
      const wanted = new Set(statuses.length === 0 ? STATUSES : statuses);
      const find = async () => {
        const found = await Promise.all(
          Array.from(wanted, (status) =>
            rows.find(
              exchangesByStatus,
              { from: `${status} `, before: `${status} ${after ?? END}` },
              { first: first + 1, isNewestFirst: true },
            ),
          ),
        );
        // An order is found once for each of its exchanges.
        const byId = new Map(found.flat().map((order) => [order.id, order]));
        return [...byId.values()]
          .flatMap(exchangesOf)
          .filter((each) => wanted.has(each.status) && placeOf(each) < (after ?? END))
          .toSorted(byText(placeOf))
          .toReversed()
          .slice(0, first + 1);
      };
      const counts = Promise.all(
        Array.from(wanted, (status) => rows.count(exchangesByStatus, { prefix: `${status} ` })),
      );
      const total = counts.then((all) => all.reduce((sum, count) => sum + count, 0));
      return countedPage(find(), total, { first, after, cursorOf: placeOf });
    },
    openExchangeCount: () => rows.count(openExchanges, { from: '', before: END }),
    /** Ids of orders with an exchange whose replacement is reserved no longer. */
    async withExpiredExchanges(now: Date): Promise<readonly string[]> {
      const found = await rows.find(heldUntil, until(now.toISOString()));
      const expired = found.filter(({ exchanges }) =>
        exchanges.some((each) => isExpiredExchange(each, now)),
      );
      return [...new Set(expired.map(({ id }) => id))];
    },
  };
}
