import { skipToken, useQuery } from '@apollo/client/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { useGuestCart } from './guestCart.ts';
import { useSession } from '../apollo/session.ts';
import { cartLinesQuery } from './readCartLines.ts';

type Contents = {
  /** Variants by product. */
  variants: ReadonlyMap<string, ReadonlySet<string>>;
  /** Sum of all lines; 0 for guests. */
  quantity: number;
};

const CartContents = createContext<Contents>({ variants: new Map(), quantity: 0 });

/** Reads the cart once for all cards and for the header. */
export function CartContentsProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const guestLines = useGuestCart();
  const query = useQuery(cartLinesQuery, session ? { fetchPolicy: 'cache-only' } : skipToken);
  // A skipped query still has what it had.
  const cart = session ? query.data?.me?.cart : undefined;
  const contents = useMemo(() => {
    const lines = cart?.lines.map(({ product, variant }) => [product.id, variant.id] as const);
    const ofGuest = guestLines.map(({ productId, variantId }) => [productId, variantId] as const);
    const variants = new Map<string, Set<string>>();
    for (const [productId, variantId] of session ? (lines ?? []) : ofGuest) {
      variants.set(productId, (variants.get(productId) ?? new Set()).add(variantId));
    }
    return { variants, quantity: cart?.quantity ?? 0 };
  }, [session, cart, guestLines]);
  return <CartContents value={contents}>{children}</CartContents>;
}

/** Whether the product is in the cart in this variant, or in any if none is given. */
export function useIsInCart(productId: string, variantId?: string) {
  const variants = useContext(CartContents).variants.get(productId);
  return variants !== undefined && (variantId === undefined || variants.has(variantId));
}

/** Returns the quantity of the customer's cart, for the header; 0 for guests. */
export function useCartQuantity() {
  return useContext(CartContents).quantity;
}
