import { ProductList } from './ProductList.tsx';

/** The list of the whole catalogue. */
export function CatalogPage() {
  return <ProductList />;
}
