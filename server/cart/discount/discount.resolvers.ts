import type { DiscountCodeProblem } from '../../generated/resolvers.ts';
import { freesDelivery, type CartCode, type CodeProblem } from './discount.rules.ts';

const NAMES = {
  CODE_UNKNOWN: 'UNKNOWN',
  CODE_NOT_BEGUN: 'NOT_BEGUN',
  CODE_ENDED: 'ENDED',
  CODE_USED_UP: 'USED_UP',
  CODE_USED_BY_PHONE: 'USED_BY_PHONE',
  CODE_MINIMUM: 'MINIMUM',
  CODE_NO_GOODS: 'NO_GOODS',
  CODE_SALE_GOODS: 'SALE_GOODS',
  DISCOUNT_CODE: 'TOO_MANY_ATTEMPTS',
} as const satisfies Record<CodeProblem['reason'], DiscountCodeProblem>;

/** Resolves the code of a cart, on both APIs; `reason` is where answers are written. */
export const discountCodeResolvers = {
  isApplied: ({ problem }: CartCode) => problem === null,
  problem: ({ problem }: CartCode) => problem && NAMES[problem.reason],
  isFreeDelivery: freesDelivery,
};
