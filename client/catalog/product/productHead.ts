import type { PageHead } from '../../page/head.ts';
import { paths } from '../../page/paths.ts';
import { fr } from '../../text/fr.ts';

type Product = { id: string; title: string; brand: string; description: string | null };

/** What the head of a product's page says. */
export function productHead({ id, title, brand, description }: Product): PageHead {
  return {
    title,
    description: description ?? fr.product.describe(title, brand),
    path: paths.product(id),
  };
}

/** As `productHead`, where the catalogue has no such product. */
export const unknownProductHead: PageHead = { title: fr.product.unknownTitle };
