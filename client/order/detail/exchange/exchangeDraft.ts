import type {
  ExchangeLine_LineFragment,
  ExchangeLineInput,
  ReturnCause,
} from '../../../generated/shop/graphql.ts';

type Line = ExchangeLine_LineFragment;
type Choice = Line['choices'][number];

/** A line of a request as it is filled in. */
export type ExchangeDraft = {
  /** Index in `exchangeableLines`. */
  place: number;
  /** Empty until it is chosen. */
  toVariantId: string;
  /** Null for all that there is. */
  quantity: number | null;
  cause: ReturnCause | null;
  /** A new one at each refusal, so that the focus goes to the first again. */
  error?: { text: string; isFirst: boolean } | undefined;
};

export function beginExchange(
  place: number,
  known: Partial<Pick<ExchangeDraft, 'toVariantId' | 'cause'>> = {},
): ExchangeDraft {
  return { place, toVariantId: '', quantity: null, cause: null, ...known };
}

/** Places of the lines that can be exchanged now, and are not among these. */
export function otherPlaces(
  lines: readonly Line[],
  drafts: readonly ExchangeDraft[],
): readonly number[] {
  return lines.flatMap(({ choices }, place) => {
    const isTaken = drafts.some((draft) => draft.place === place);
    return !isTaken && choices.some(({ availableForSale }) => availableForSale) ? [place] : [];
  });
}

/** The choice that was made, while it is still to be had. */
export function chosenOf({ choices }: Line, { toVariantId }: ExchangeDraft): Choice | undefined {
  return choices.find(
    ({ variant, availableForSale }) => availableForSale && variant.id === toVariantId,
  );
}

/** Returns what is left in this size, in this colour where that is possible. */
export function choiceInSize(
  { choices }: Line,
  size: string,
  color: string | null,
): Choice | undefined {
  const inSize = choices.filter(
    ({ variant, availableForSale }) => availableForSale && variant.size === size,
  );
  return inSize.find(({ variant }) => variant.color === color) ?? inSize[0];
}

/** Sums what has been chosen so far; null before the first choice. */
export function differenceOfDrafts(
  lines: readonly Line[],
  drafts: readonly ExchangeDraft[],
): number | null {
  const sums = drafts.flatMap((draft) => {
    const line = lines[draft.place];
    const chosen = line && chosenOf(line, draft);
    return chosen ? [chosen.difference.amount * (draft.quantity ?? line.quantity)] : [];
  });
  return sums.length === 0 ? null : sums.reduce((sum, each) => sum + each, 0);
}

export function inputOf(
  { variantId, quantity: all }: Line,
  { toVariantId, quantity, cause }: ExchangeDraft,
): ExchangeLineInput {
  return { variantId, toVariantId, quantity: quantity ?? all, cause };
}
