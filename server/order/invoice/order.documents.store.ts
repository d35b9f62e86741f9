import { pageOf, type Page } from '../../shared/paging.ts';
import type { Centimes } from '#shared/money.ts';
import { byText } from '../../shared/text.ts';
import { indexOn, SEPARATOR, type Bounds, type Index, type Rows } from '../../storage/rows.ts';
import { updatedAtOf } from '../order.list.rules.ts';
import { orders } from '../order.store.ts';
import { documentsOf, type OrderDocument } from './order.documents.rules.ts';

export interface DocumentSums {
  readonly vat: Centimes;
  readonly gross: Centimes;
}

export interface DocumentPage extends Page<OrderDocument> {
  /** Sums of all pages. */
  sums(): Promise<DocumentSums>;
}

interface Position {
  readonly first: number;
  /** The place of a document, known or not: what comes behind it. */
  readonly after: string | null;
}

/** The place in lists; of equal times the numbers decide. */
export const placeOf = ({ issuedAt, number }: Pick<OrderDocument, 'issuedAt' | 'number'>) =>
  `${issuedAt} ${number}`;

const issuedDocuments = indexOn(orders, 'issuedDocuments', (order) =>
  documentsOf(order).map((each) => [placeOf(each), each.vat, each.gross].join(SEPARATOR)),
);
export const documentIndexes: readonly Index[] = [issuedDocuments];

export function documentListsOf(rows: Rows) {
  const sumsOf = sumsOfLast(rows);
  const documents = async (issued: Bounds, { first, after }: Position) => {
    const range = after === null ? issued : { ...issued, from: behind(after) };
    // An order is found once for each of its documents there.
    const found = new Map(
      (await rows.find(issuedDocuments, range, { first })).map((order) => [order.id, order]),
    );
    return [...found.values()]
      .flatMap(documentsOf)
      .filter((each) => placeOf(each) >= range.from && placeOf(each) < range.before)
      .toSorted(byText(placeOf))
      .slice(0, first);
  };
  return {
    /** The documents of a page, without its counts. */
    documents,
    async documentPage(issued: Bounds, { first, after }: Position) {
      const [found, totalCount, earlier] = await Promise.all([
        documents(issued, { first: first + 1, after }),
        rows.count(issuedDocuments, issued),
        after === null ? 0 : rows.count(issuedDocuments, { ...issued, before: behind(after) }, 1),
      ]);
      const page = pageOf(found.slice(0, first), {
        cursorOf: placeOf,
        totalCount,
        hasNextPage: found.length > first,
        hasPreviousPage: earlier > 0,
      });
      return Object.assign(page, { sums: () => sumsOf(issued, totalCount) });
    },
  };
}

// A blank comes behind the SEPARATOR, and before what longer numbers have there.
const behind = (place: string) => `${place} `;

/**
 * Issued documents stay as they are, but for the last ones, whose deliveries may be undone: as long as there
 * are as many with the same last one, the sums are the same.
 */
function sumsOfLast(rows: Rows) {
  let last: { readonly key: string; readonly sums: Promise<DocumentSums> } | null = null;
  return async ({ from, before }: Bounds, count: number): Promise<DocumentSums> => {
    const [newest] = await rows.find(
      issuedDocuments,
      { from, before },
      { first: 1, isNewestFirst: true },
    );
    const key = [from, before, count, newest?.id, newest && updatedAtOf(newest)].join(' ');
    if (last?.key === key) return last.sums;
    const sums = sumDocuments(rows, { from, before });
    last = { key, sums };
    sums.catch(() => (last = null));
    return sums;
  };
}

async function sumDocuments(rows: Rows, issued: Bounds): Promise<DocumentSums> {
  const sums = { vat: 0, gross: 0 };
  for (const { value } of await rows.entries(issuedDocuments, issued)) {
    const [, vat, gross] = value.split(SEPARATOR);
    sums.vat += Number(vat);
    sums.gross += Number(gross);
  }
  return sums;
}
