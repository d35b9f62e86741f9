import { frProducts } from '../../text/admin/products/products.fr.ts';
import { frStock } from '../../text/admin/products/stock.fr.ts';
import type { StockChange } from '../../generated/admin/graphql.ts';
import { readStock, writeStock } from '#shared/digits.ts';
import { wrongCell } from '#shared/texts/fields/variant-fields.fr.ts';

/** A variant as the list shows it. */
export type StockedVariant = {
  id: string;
  /** Name with its product. */
  name: string;
  sku?: string | null;
  /** Null: not counted. */
  stockOnHand: number | null;
};

type Stocked = {
  product: { title: string };
  variant: Omit<StockedVariant, 'name'> & { title: string; values: readonly string[] };
};

export function variantOf({ product, variant }: Stocked): StockedVariant {
  const { id, title, values, sku, stockOnHand } = variant;
  // A product of one form has no title of a variant.
  const name = values.length === 0 ? product.title : frStock.named(product.title, title);
  return { id, name, sku, stockOnHand };
}

export type StockEdit = {
  name: string;
  /** The stock it began with, null for not counted: it is refused once this has changed. */
  expected: number | null;
  text: string;
  problem?: string;
};

/** Edits by the variant's id. */
export type StockEdits = ReadonlyMap<string, StockEdit>;

const { problems: texts } = frProducts;

/** The stock that is there is no edit of it. */
export function withText(
  edits: StockEdits,
  { id, name, stockOnHand }: StockedVariant,
  text: string,
): StockEdits {
  const next = new Map(edits);
  const expected = edits.get(id)?.expected;
  if (text === writeStock(stockOnHand)) next.delete(id);
  else next.set(id, { name, expected: expected === undefined ? stockOnHand : expected, text });
  return next;
}

/** Returns the edits, with those of these variants as they were before. */
export function withFormer(edits: StockEdits, ids: readonly string[], before: StockEdits) {
  const next = new Map(edits);
  for (const id of ids) {
    const edit = before.get(id);
    if (edit) next.set(id, edit);
    else next.delete(id);
  }
  return next;
}

/** Returns a problem for each text that cannot be read as a stock, by the variant's id. */
export function unreadable(edits: StockEdits): ReadonlyMap<string, string> {
  const ids = [...edits].filter(([, { text }]) => readStock(text) === undefined);
  return new Map(ids.map(([id]) => [id, wrongCell('stockOnHand')]));
}

export function withProblems(edits: StockEdits, problems: ReadonlyMap<string, string>): StockEdits {
  return new Map(
    Array.from(edits, ([id, { name, expected, text }]) => {
      const problem = problems.get(id);
      return [id, { name, expected, text, ...(problem !== undefined && { problem }) }];
    }),
  );
}

/** Returns the edits whose number differs from the stock. */
export function changesOf(edits: StockEdits): (StockChange & { expected: number | null })[] {
  return [...edits].flatMap(([variantId, { expected, text }]) => {
    const stockOnHand = readStock(text);
    return stockOnHand === undefined || stockOnHand === expected
      ? []
      : [{ variantId, stockOnHand, expected }];
  });
}

/** Returns the edits that are left: those typed while `sent` was on its way. */
export function afterSave(edits: StockEdits, sent: StockEdits): StockEdits {
  return new Map(
    [...edits].flatMap(([id, edit]) => {
      const saved = sent.get(id);
      if (!saved) return [[id, edit]];
      return saved.text === edit.text
        ? []
        : [[id, { ...edit, expected: readStock(saved.text) ?? null }]];
    }),
  );
}

type Refusal = {
  userErrors: readonly { code: string; field?: string | null; message: string }[];
  variants?: readonly { id: string; stockOnHand: number | null }[] | null;
};

/** Returns the edits with their problems. Saving again overrides a stock that changed meanwhile. */
export function afterRefusal(
  edits: StockEdits,
  changes: readonly StockChange[],
  { userErrors, variants }: Refusal,
): StockEdits {
  const next = new Map(withProblems(edits, new Map()));
  for (const { code, field, message } of userErrors) {
    const { variantId = '' } = changes[Number(field?.split('.')[1])] ?? {};
    const edit = next.get(variantId);
    if (!edit) continue;
    const now = variants?.find(({ id }) => id === variantId)?.stockOnHand ?? null;
    next.set(
      variantId,
      code === 'VERSION_CONFLICT'
        ? { ...edit, expected: now, problem: texts.stockNow(now) }
        : { ...edit, problem: message },
    );
  }
  return next;
}
