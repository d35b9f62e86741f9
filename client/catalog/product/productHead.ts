import type { PageHead } from '../../page/head.ts';
import { paths } from '#shared/paths.ts';
import { productTexts } from './product.fr.ts';

type Product = { id: string; title: string; brand: string; description: string | null };

export function productHead({ id, title, brand, description }: Product): PageHead {
  return {
    title,
    description: description ?? productTexts.describe(title, brand),
    path: paths.product(id),
  };
}

export const unknownProductHead: PageHead = { title: productTexts.unknownTitle };
