import { localValue } from '../apollo/localValue.ts';

/** The products that the customer wishes for, by id; none for visitors. `ChoicesKeeper` writes it. */
export const wishes = localValue<ReadonlySet<string>>(new Set());

/** Whether the customer wishes for a product. */
export function useIsWished(productId: string) {
  return wishes.useSelected((ids) => ids.has(productId));
}
