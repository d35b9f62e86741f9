import { useEffect, useState } from 'react';

import { useBodyMeasures } from '../../../apollo/bodyMeasures.ts';
import type { ProductView_ProductFragment } from '../../../generated/shop/graphql.ts';
import { fr } from '../../../text/fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { sizeOption } from '../../variants.ts';

const load = () => import('./SizeAdvice.tsx');

/** Few shoppers give their measures: what these need is loaded on request, and where they are known. */
export function useMySize(
  product: Pick<ProductView_ProductFragment, 'sizeGuide' | 'options' | 'fit'>,
) {
  const measures = useBodyMeasures();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { sizeGuide: guide, options, fit } = product;
  const isKnown = guide !== null && measures !== null;

  useEffect(() => {
    // Without a network the button says so.
    if (isKnown) load().then(setLoaded, () => undefined);
  }, [isKnown]);

  const sizes = sizeOption(options)?.values.map(({ value }) => value) ?? [];
  return {
    loaded,
    sized: { guide, sizes, fit },
    advice: loaded && isKnown ? loaded.adviseSize({ guide, sizes, fit }, measures) : null,
    isKnown,
    isOpen,
    open: async () => {
      try {
        setLoaded(await load());
        setIsOpen(true);
      } catch {
        toast.error(fr.problems.offline);
      }
    },
    close: () => setIsOpen(false),
  };
}

export type MySizeState = ReturnType<typeof useMySize>;
