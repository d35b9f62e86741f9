import type { Centimes } from '#shared/money.ts';
import { Reading, readText, requiredText } from '../../shared/form.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { foldCode, MAX_CODE } from './discount.rules.ts';
import type { DiscountCodeRecord } from './discount.store.ts';

export const MAX_CODES = 500;
const MAX_PRODUCTS = 500;
const MAX_PERCENT = 100;
const MAX_AMOUNT = 10_000_000;
const MAX_MINIMUM = 100_000_000;
const MAX_LIMIT = 1_000_000;
const MAX_OF_PHONE = 1_000;

export interface DiscountCodeInput {
  readonly id?: string | null | undefined;
  readonly code: string;
  readonly percent?: number | null | undefined;
  readonly amount?: Centimes | null | undefined;
  readonly freeDelivery?: boolean | undefined;
  readonly minimum?: Centimes | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly limit?: number | null | undefined;
  readonly limitPerPhone?: number | null | undefined;
  readonly products?: readonly string[] | undefined;
  readonly isForSalePieces?: boolean | undefined;
}

type Written = Omit<DiscountCodeRecord, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Reads all but whether the products exist and the code is free. Refuses with REQUIRED, INVALID. */
export function readDiscountCode(input: DiscountCodeInput): Written {
  const reading = new Reading();
  const numberOf = (
    field: 'percent' | 'amount' | 'minimum' | 'limit' | 'limitPerPhone',
    min: number,
    max: number,
  ): number | null => {
    const value = input[field] ?? null;
    if (value !== null && !(Number.isInteger(value) && value >= min && value <= max)) {
      const isSum = field === 'amount' || field === 'minimum';
      reading.problems.push(
        isSum
          ? { code: 'INVALID', reason: 'CODE_SUM', field, min, max }
          : { code: 'INVALID', reason: 'NUMBER', field, min, max },
      );
    }
    return value;
  };
  const code = reading.read(() => readCode(input.code), '');
  const percent = numberOf('percent', 1, MAX_PERCENT);
  const amount = numberOf('amount', 1, MAX_AMOUNT);
  const isFreeDelivery = input.freeDelivery === true;
  const [first = 'percent', second] = [
    ...(percent === null ? [] : ['percent']),
    ...(amount === null ? [] : ['amount']),
    ...(isFreeDelivery ? ['freeDelivery'] : []),
  ];
  if (second !== undefined || (percent === null && first === 'percent')) {
    const field = second ?? first;
    reading.problems.push({ code: 'INVALID', reason: 'CODE_GIVES', field });
  }
  const minimum = numberOf('minimum', 0, MAX_MINIMUM);
  const { startsAt = null, endsAt = null } = input;
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt)) {
    reading.problems.push({ code: 'INVALID', reason: 'CODE_PERIOD', field: 'endsAt' });
  }
  const limit = numberOf('limit', 1, MAX_LIMIT);
  const limitPerPhone = numberOf('limitPerPhone', 1, MAX_OF_PHONE);
  const products = [...new Set(input.products ?? [])];
  if (products.length > MAX_PRODUCTS) {
    const field = 'products';
    reading.problems.push({ code: 'INVALID', reason: 'LIST_TOO_LONG', field, max: MAX_PRODUCTS });
  }
  reading.end();
  return {
    code,
    folded: foldCode(code),
    percent,
    amount,
    isFreeDelivery,
    minimum: minimum === 0 ? null : minimum,
    startsAt: startsAt && new Date(startsAt).toISOString(),
    endsAt: endsAt && new Date(endsAt).toISOString(),
    limit,
    limitPerPhone,
    products,
    isForSalePieces: input.isForSalePieces === true,
  };
}

/** Refuses with REQUIRED, INVALID. */
function readCode(value: unknown): string {
  const field = 'code';
  const code = readText(requiredText('FIELD')(value, field), field, MAX_CODE);
  if (foldCode(code) !== '') return code;
  throw new Refusal({ code: 'INVALID', reason: 'CODE_TEXT', field, max: MAX_CODE });
}

/** Lists the products that are unknown. */
export function unknownProducts(
  products: readonly string[],
  known: { readonly has: (id: string) => boolean },
): readonly Problem[] {
  return products.flatMap((id, place): Problem[] =>
    known.has(id)
      ? []
      : [{ code: 'INVALID', reason: 'CODE_PRODUCT', field: `products.${place}`, id }],
  );
}
