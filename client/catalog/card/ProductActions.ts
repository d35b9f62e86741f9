import { createContext, useContext, type ComponentType } from 'react';

export type CartButtonProps = {
  productId: string;
  /** The variant that is added: the base variant unless named; `title` where there is a choice. */
  variant?: { id: string; title: string | undefined } | undefined;
  /** Null while a value is missing or wrong: a press then calls `onUnread` alone. */
  alterations?: { id: string; value: number | null }[] | null;
  onUnread?: () => void;
  isOutOfStock: boolean;
  /** Id of the title of its card: the buttons of all cards have the same names. */
  titleId?: string;
  /** Says that the product is out of stock, as nothing beside it does. */
  isOnCard?: boolean;
  /** Refuses guests: the session may have ended since the page was opened. */
  isForCustomers?: boolean;
};

export type WishButtonProps = { productId: string; titleId?: string; className?: string };

type Actions = {
  CartButton: ComponentType<CartButtonProps>;
  WishButton: ComponentType<WishButtonProps>;
  WishLink: ComponentType<{ productId: string }>;
};

/** The buttons of cart and wishlist. Both features import the catalogue, so the app provides them. */
export const ProductActions = createContext<Actions | null>(null);

export function useProductActions() {
  const actions = useContext(ProductActions);
  if (!actions) throw new Error('No ProductActions around this component');
  return actions;
}
