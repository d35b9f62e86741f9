import { useNavigate, useSearchParams } from 'react-router-dom';

import { rememberSize, useChosenSize } from '../chosenSizes.ts';
import { frameMeasures, nearestSize } from '../frameMeasures.ts';
import type { FrameLike } from '#shared/catalog/frame-fit.ts';
import { paths, variantParameter } from '#shared/paths.ts';
import { firstVariant, variantWith, type Stocked, type Variant } from '../variants.ts';

type Framed = Stocked & { frame: Required<FrameLike> | null };
type Product<V> = { id: string; category: { id: string }; variants: readonly V[] };

/** The variant that the page's address names, else the one to begin with. */
export function useVariant<V extends Variant & Framed>(product: Product<V>) {
  const wanted = useSearchParams()[0].get(variantParameter);
  const navigate = useNavigate();
  const { id, category, variants } = product;
  const chosen = useChosenSize(category.id);
  const own = frameMeasures.use();
  const size = (own && nearestSize(own, variants)) ?? chosen;
  const variant = variants.find((each) => each.id === wanted) ?? firstVariant(id, variants, size);

  const choose = (name: string, value: string) => {
    const next = variant && variantWith(variants, variant, { name, value });
    if (!next) return;
    if (next.size === value) rememberSize(category.id, value);
    void navigate(paths.product(id, next.id), { replace: true });
  };

  return { variant, choose };
}
