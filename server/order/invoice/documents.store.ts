import type { Page } from '../../shared/paging.ts';
import type { Centimes } from '#shared/money.ts';
import { byText } from '#shared/text.ts';
import { countedPage } from '../../storage/lists.ts';
import { indexOn, SEPARATOR, type Bounds, type Index, type Rows } from '../../storage/rows.ts';
import { orders } from '../order.store.ts';
import { documentsOf, type OrderDocument } from './documents.rules.ts';

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
      const finding = documents(issued, { first: first + 1, after });
      const counting = rows.count(issuedDocuments, issued);
      const page = await countedPage(finding, counting, { first, after, cursorOf: placeOf });
      return Object.assign(page, { sums: () => sumDocuments(rows, issued) });
    },
  };
}

// A blank comes behind the SEPARATOR, and before what longer numbers have there.
const behind = (place: string) => `${place} `;

async function sumDocuments(rows: Rows, issued: Bounds): Promise<DocumentSums> {
  const sums = { vat: 0, gross: 0 };
  for (const { value } of await rows.entries(issuedDocuments, issued)) {
    const [, vat, gross] = value.split(SEPARATOR);
    sums.vat += Number(vat);
    sums.gross += Number(gross);
  }
  return sums;
}
