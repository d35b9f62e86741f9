import { createContext, useContext } from 'react';

import { readShop, type PageShop } from '#shared/shop/page-shop.ts';

/** The shop whose page the server renders. */
export const RenderedShop = createContext<PageShop | undefined>(undefined);

/** Returns whose shop the page is of, as its first element says. */
export const useShop = (): PageShop => useContext(RenderedShop) ?? pageShop();

let read: PageShop | undefined;

/** Works like `useShop`, outside of components, in browsers alone. */
export const pageShop = (): PageShop =>
  (read ??= readShop(document.documentElement.dataset['shop'] ?? ''));
