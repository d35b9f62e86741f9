import { skipToken, useQuery } from '@apollo/client/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { lineKeyOf } from '#shared/line-key.ts';
import { keyOfLine } from './cartLineId.ts';
import { useGuestCart } from './guestCart.ts';
import { useSession } from '../apollo/session.ts';
import { cartLinesQuery } from './readCartLines.ts';

type Contents = {
  /** The `lineKeyOf` each line by product. */
  lines: ReadonlyMap<string, ReadonlySet<string>>;
  /** Sum of all lines; 0 for guests. */
  quantity: number;
};

const CartContents = createContext<Contents>({ lines: new Map(), quantity: 0 });

/** Reads the cart once for all cards and for the header. */
export function CartContentsProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const guestLines = useGuestCart();
  const query = useQuery(cartLinesQuery, session ? { fetchPolicy: 'cache-only' } : skipToken);
  // A skipped query still has what it had.
  const cart = session ? query.data?.me?.cart : undefined;
  const contents = useMemo(() => {
    const ofCustomer = cart?.lines.map(({ id, product }) => [product.id, keyOfLine(id)] as const);
    const ofGuest = guestLines.map((line) => [line.productId, lineKeyOf(line)] as const);
    const lines = new Map<string, Set<string>>();
    for (const [productId, key] of session ? (ofCustomer ?? []) : ofGuest) {
      lines.set(productId, (lines.get(productId) ?? new Set()).add(key));
    }
    return { lines, quantity: cart?.quantity ?? 0 };
  }, [session, cart, guestLines]);
  return <CartContents value={contents}>{children}</CartContents>;
}

/** Whether a line of the product is in the cart, of this `lineKeyOf` if it is given. */
export function useIsInCart(productId: string, key?: string) {
  const lines = useContext(CartContents).lines.get(productId);
  return lines !== undefined && (key === undefined || lines.has(key));
}

/** Returns the quantity of the customer's cart, for the header; 0 for guests. */
export function useCartQuantity() {
  return useContext(CartContents).quantity;
}
