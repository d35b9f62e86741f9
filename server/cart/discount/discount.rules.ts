import { foldJoined } from '#shared/fold.ts';
import type { Centimes } from '#shared/money.ts';
import type { Problem } from '../../shared/problems.ts';
import type { DiscountCodeRecord } from './discount.store.ts';

export const MAX_CODE = 40;

/** Returns the text as shoppers may write it: without case, blanks and accents, with digits 0 to 9. */
export const foldCode = (text: string): string => foldJoined(text.slice(0, 4 * MAX_CODE));

/** Why a code does not apply. */
export type CodeProblem =
  | (Problem<'PRICE_CHANGED'> & { readonly reason: `CODE_${string}` })
  | (Problem<'TOO_MANY_ATTEMPTS'> & { readonly reason: 'DISCOUNT_CODE' });

/** Says what a code gives, and for which goods. */
export type CodeTerms = Pick<
  DiscountCodeRecord,
  'percent' | 'amount' | 'isFreeDelivery' | 'products' | 'isForSalePieces'
>;

/** A code of which everything but the goods was judged. */
export interface GivenCode {
  /** The code as staff wrote it, or the shopper where there is no such code. */
  readonly code: string;
  readonly record: DiscountCodeRecord | null;
  readonly problem: CodeProblem | null;
}

/** How many orders have used it; of a phone 0 while that is unknown. */
export interface CodeUses {
  readonly all: number;
  readonly ofPhone: number;
}

const about = (code: string) =>
  ({ code: 'PRICE_CHANGED', field: 'discountCode', text: code }) as const;

/** Judges all but the goods; returns null where nothing speaks against the code. */
export function problemOf(
  record: DiscountCodeRecord | undefined,
  written: string,
  { uses, now }: { readonly uses: CodeUses; readonly now: Date },
): CodeProblem | null {
  if (!record) return { ...about(written), reason: 'CODE_UNKNOWN' };
  const { code, startsAt, endsAt, limit, limitPerPhone } = record;
  const isBefore = (instant: string | null) => instant !== null && now < new Date(instant);
  if (startsAt !== null && isBefore(startsAt)) {
    return { ...about(code), reason: 'CODE_NOT_BEGUN', at: startsAt };
  }
  if (endsAt !== null && !isBefore(endsAt)) {
    return { ...about(code), reason: 'CODE_ENDED', at: endsAt };
  }
  if (limit !== null && uses.all >= limit) return { ...about(code), reason: 'CODE_USED_UP' };
  if (limitPerPhone !== null && uses.ofPhone >= limitPerPhone) {
    return { ...about(code), reason: 'CODE_USED_BY_PHONE' };
  }
  return null;
}

/** A line of a cart or an order, at its price without the code. */
export interface ReducibleLine {
  readonly productId: string;
  /** The campaign that reduces it; missing or null for none. */
  readonly campaignId?: string | null | undefined;
  readonly total: Centimes;
}

/** Returns why the goods do not allow the code: none of them is reduced by it, or they cost too little together. */
export function problemWithGoods(
  { code, minimum, ...terms }: DiscountCodeRecord,
  lines: readonly ReducibleLine[],
): CodeProblem | null {
  const counted = lines.filter(({ total }) => total > 0);
  if (!counted.some((line) => isNamed(terms, line))) {
    return { ...about(code), reason: 'CODE_NO_GOODS' };
  }
  if (!counted.some((line) => isReducible(terms, line))) {
    return { ...about(code), reason: 'CODE_SALE_GOODS' };
  }
  const missing = (minimum ?? 0) - counted.reduce((sum, { total }) => sum + total, 0);
  if (minimum === null || missing <= 0) return null;
  return { ...about(code), reason: 'CODE_MINIMUM', minimum, missing };
}

const isNamed = ({ products }: Pick<CodeTerms, 'products'>, { productId }: ReducibleLine) =>
  products.length === 0 || products.includes(productId);

const isReducible = (
  terms: Omit<CodeTerms, 'percent' | 'amount' | 'isFreeDelivery'>,
  line: ReducibleLine,
) => isNamed(terms, line) && (terms.isForSalePieces || (line.campaignId ?? null) === null);

export interface Reduction {
  /** Sum of the shares: from 0 to what the reducible lines cost. */
  readonly saving: Centimes;
  /** One a line. */
  readonly shares: readonly Centimes[];
}

/** Reduces lines, whatever the code's minimum and dates. A percentage is rounded once, half up. */
export function reduce(terms: CodeTerms, lines: readonly ReducibleLine[]): Reduction {
  const weights = lines.map((line) => (isReducible(terms, line) ? line.total : 0));
  const goods = weights.reduce((sum, weight) => sum + weight, 0);
  const { percent, amount } = terms;
  const wanted = percent === null ? (amount ?? 0) : Math.floor((goods * percent + 50) / 100);
  const saving = Math.min(Math.max(0, wanted), goods);
  return { saving, shares: spread(saving, weights) };
}

/**
 * Divides an amount in proportion to whole weights, of which the sum is at least the amount; what is left by rounding
 * down goes to the largest remainders, of equal ones to the first. No share is above its weight.
 */
export function spread(amount: Centimes, weights: readonly number[]): readonly Centimes[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (amount === 0 || sum === 0) return weights.map(() => 0);
  // Products of two amounts may pass what a number holds exactly.
  const parts = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight);
    const whole = product / BigInt(sum);
    return { place, share: Number(whole), remainder: product - whole * BigInt(sum) };
  });
  let left = amount - parts.reduce((all, { share }) => all + share, 0);
  const byRemainder = parts.toSorted((one, other) =>
    one.remainder === other.remainder
      ? one.place - other.place
      : one.remainder > other.remainder
        ? -1
        : 1,
  );
  const shares = parts.map(({ share }) => share);
  for (const { place, share } of byRemainder) {
    if (left === 0) break;
    shares[place] = share + 1;
    left -= 1;
  }
  return shares;
}

/** The code of a cart, as it is shown and as an order freezes it. */
export interface CartCode extends GivenCode {
  readonly saving: Centimes;
}

/** Applies the code to lines at their prices; one that does not apply saves nothing. */
export function applyCode(
  given: GivenCode,
  lines: readonly ReducibleLine[],
): { readonly code: CartCode; readonly shares: readonly Centimes[] } {
  const { record } = given;
  const problem = given.problem ?? (record && problemWithGoods(record, lines));
  const isApplied = record !== null && problem === null;
  const { saving, shares } = isApplied
    ? reduce(record, lines)
    : { saving: 0, shares: lines.map(() => 0) };
  return { code: { ...given, problem, saving }, shares };
}

/** Returns whether the code applies and makes the delivery free. */
export const freesDelivery = ({ record, problem }: GivenCode): boolean =>
  problem === null && record !== null && record.isFreeDelivery;

/** Returns whether a code applies now, whatever the goods and the phone. */
export function statusOf(
  code: DiscountCodeRecord,
  { used, now }: { readonly used: number; readonly now: Date },
): 'COMING' | 'RUNNING' | 'ENDED' {
  const problem = problemOf(code, code.code, { uses: { all: used, ofPhone: 0 }, now });
  if (problem === null) return 'RUNNING';
  return problem.reason === 'CODE_NOT_BEGUN' ? 'COMING' : 'ENDED';
}
