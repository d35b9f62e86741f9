import type { PageHead } from '../../page/head.ts';
import { paths } from '#shared/paths.ts';
import { productTexts } from './product.fr.ts';

type Product = { id: string; title: string };

export function productHead({ id, title }: Product): PageHead {
  return { title, path: paths.product(id) };
}

export const unknownProductHead: PageHead = { title: productTexts.unknownTitle };
