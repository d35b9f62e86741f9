import { formatMoney, writePrice } from '#shared/money.format.ts';
import { readAmount } from '#shared/money.ts';
import { numberText } from '#shared/digits.ts';
import type { DiscountCodeInput, EditedCodeFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frCodes } from '../../../text/admin/products/codes.fr.ts';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import { formatShortTime } from '../../../ui/format/day.ts';
import { clockOf, instantOf } from '../../form/moroccoTime.ts';
import type { Problems } from '../../form/useDetailForm.ts';
import { shownProduct, type ShownProduct } from '../shownProduct.ts';

graphql(`
  fragment EditedCode on DiscountCode {
    id
    version
    code
    percent
    amount {
      amount
    }
    freeDelivery
    minimum {
      amount
    }
    startsAt
    endsAt
    limit
    limitPerPhone
    products {
      ...ShownProduct
    }
    isForSalePieces
    status
    usedCount
    sales {
      orders
      amount {
        amount
      }
      saving {
        amount
      }
    }
  }
`);

export const codesQuery = graphql(`
  query AdminDiscountCodes {
    discountCodes {
      ...EditedCode
    }
  }
`);

export type EditedCode = EditedCodeFragment;

export const kinds = ['percent', 'amount', 'freeDelivery'] as const;
export type Kind = (typeof kinds)[number];

/** A code as it is typed. */
export type CodeValues = {
  code: string;
  kind: Kind;
  percent: string;
  amount: string;
  minimum: string;
  startsAt: string;
  endsAt: string;
  limit: string;
  limitPerPhone: string;
  products: readonly ShownProduct[];
  isForSalePieces: boolean;
};

const textOf = (count: number | null) => (count === null ? '' : String(count));
const priceOf = (money: { amount: number } | null) => (money ? writePrice(money.amount) : '');

function kindOf({ amount, freeDelivery }: EditedCode): Kind {
  if (freeDelivery) return 'freeDelivery';
  return amount ? 'amount' : 'percent';
}

const emptyValues: CodeValues = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  limit: '',
  limitPerPhone: '',
  products: [],
  isForSalePieces: false,
};

export const valuesOf = (code: EditedCode | null): CodeValues =>
  code === null
    ? emptyValues
    : {
        code: code.code,
        kind: kindOf(code),
        percent: textOf(code.percent),
        amount: priceOf(code.amount),
        minimum: priceOf(code.minimum),
        startsAt: code.startsAt ? clockOf(code.startsAt) : '',
        endsAt: code.endsAt ? clockOf(code.endsAt) : '',
        limit: textOf(code.limit),
        limitPerPhone: textOf(code.limitPerPhone),
        products: code.products.map(shownProduct),
        isForSalePieces: code.isForSalePieces,
      };

/** Returns a number as it is typed; null for a blank, undefined for anything else. */
function readWhole(text: string): number | null | undefined {
  const plain = numberText(text.trim());
  if (plain === '') return null;
  return /^\d{1,7}$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

/** Works like `readWhole`, for dirhams. */
const readSum = (text: string) => (text.trim() === '' ? null : (readAmount(text) ?? undefined));

/** Works like `readWhole`, for a time in Morocco. */
const readTime = (text: string) => (text === '' ? null : (instantOf(text) ?? undefined));

const { form: texts } = frCodes;

/** Finds the problems that need no server. */
export function findProblems(typed: CodeValues): Problems {
  const { code, kind, percent, amount } = typed;
  const wrong = [
    ...(['limit', 'limitPerPhone'] as const)
      .filter((each) => readWhole(typed[each]) === undefined)
      .map((each) => [each, texts.wholeWrong]),
    ...(['startsAt', 'endsAt'] as const)
      .filter((each) => readTime(typed[each]) === undefined)
      .map((each) => [each, texts.timeWrong]),
    ...(readSum(typed.minimum) === undefined ? [['minimum', texts.amountWrong]] : []),
    ...(kind === 'percent' && readWhole(percent) === undefined
      ? [['percent', texts.percentWrong]]
      : []),
    ...(kind === 'amount' && readSum(amount) === undefined ? [['amount', texts.amountWrong]] : []),
  ];
  return {
    ...Object.fromEntries(wrong),
    ...blankNotes({ code, ...(kind === 'freeDelivery' ? {} : { [kind]: typed[kind] }) }),
  };
}

/** The values must have no problems. */
export function inputOf(base: EditedCode | null, typed: CodeValues): DiscountCodeInput {
  const { kind } = typed;
  return {
    ...(base && { id: base.id }),
    code: typed.code,
    percent: kind === 'percent' ? (readWhole(typed.percent) ?? null) : null,
    amount: kind === 'amount' ? (readSum(typed.amount) ?? null) : null,
    freeDelivery: kind === 'freeDelivery',
    minimum: readSum(typed.minimum) ?? null,
    startsAt: timeOf(typed.startsAt, base?.startsAt),
    endsAt: timeOf(typed.endsAt, base?.endsAt),
    limit: readWhole(typed.limit) ?? null,
    limitPerPhone: readWhole(typed.limitPerPhone) ?? null,
    products: typed.products.map(({ id }) => id),
    isForSalePieces: typed.isForSalePieces,
  };
}

/** An instant that stays has its seconds, which the field does not show. */
const timeOf = (typed: string, before: string | null | undefined) =>
  before && clockOf(before) === typed ? before : (readTime(typed) ?? null);

/** Writes « 10 % de remise, dès 500 DH ». */
export function describeGain({ percent, amount, minimum }: EditedCode) {
  const gain =
    percent !== null
      ? frCodes.percent(percent)
      : amount
        ? frCodes.amount(formatMoney(amount.amount))
        : frCodes.freeDelivery;
  return minimum ? `${gain}, ${frCodes.from(formatMoney(minimum.amount))}` : gain;
}

export function describePeriod({ startsAt, endsAt }: EditedCode) {
  const [start, end] = [startsAt, endsAt].map((at) => at && formatShortTime(at));
  if (start && end) return frCodes.between(start, end);
  if (start) return frCodes.since(start);
  return end ? frCodes.until(end) : frCodes.always;
}
