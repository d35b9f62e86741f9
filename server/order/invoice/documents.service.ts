import type { Shop } from '../../context.ts';
import { readPageSize, wrongCursor, type PageInput } from '../../shared/paging.ts';
import { readMonth, type OrderDocument } from './documents.rules.ts';
import { placeOf, type DocumentPage } from './documents.store.ts';

type Context = Pick<Shop, 'store'>;

const BATCH = 100;

/** Invoices and credit notes of a month, in the order of issue. Throws BadInput. */
export async function findDocuments(
  { store }: Context,
  { month, first, after = null }: PageInput & { readonly month: string },
): Promise<DocumentPage> {
  const issued = readMonth(month);
  if (after !== null && (after < issued.from || after >= issued.before)) {
    throw wrongCursor();
  }
  return store.read.orders.documentPage(issued, { first: readPageSize(first), after });
}

/** All of a month, in batches that are read one after the other. Throws BadInput. */
export async function* everyDocument(
  { store }: Context,
  month: unknown,
): AsyncGenerator<readonly OrderDocument[]> {
  const issued = readMonth(month);
  let after: string | null = null;
  for (;;) {
    const found: readonly OrderDocument[] = await store.read.orders.documents(issued, {
      first: BATCH,
      after,
    });
    const last = found.at(-1);
    if (!last) return;
    yield found;
    after = placeOf(last);
  }
}
