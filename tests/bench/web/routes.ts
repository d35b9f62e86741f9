/** The routes that a shopper may come in by, as people write them. */
export const ROUTES = [
  { name: '/', path: '/' },
  { name: '/products', path: '/products' },
  { name: '/products/:id', path: '/products/caftan-celeste' },
] as const;
