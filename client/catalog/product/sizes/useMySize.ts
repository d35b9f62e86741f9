import { useEffect, useState } from 'react';

import { bodyMeasures } from './bodyMeasures.ts';
import { graphql } from '../../../generated/shop/index.ts';
import type { MySize_ProductFragment } from '../../../generated/shop/graphql.ts';
import { useOnDemand } from '../../useOnDemand.ts';
import { sizeOption } from '../../variants.ts';

graphql(`
  fragment MySize_product on Product {
    fit
    options {
      name
      values {
        value
        swatch
      }
    }
    sizeGuide {
      title
      columns
      rows
      note
      decidedBy
      lengthNote
    }
    silhouette {
      shape
      length
    }
  }
`);

const loadAdvice = () => import('./SizeAdvice.tsx');

/** Few shoppers give their measures: what these need is loaded on request, and where they are known. */
export function useMySize(product: MySize_ProductFragment) {
  const measures = bodyMeasures.use();
  const { loaded, isLoading, load } = useOnDemand(loadAdvice);
  const [isOpen, setIsOpen] = useState(false);
  const { sizeGuide: guide, options, fit, silhouette: cut } = product;
  // A guide of shoes is read with no measure of a body.
  const isOffered = guide !== null && guide.decidedBy.length > 0;
  const isKnown = isOffered && measures !== null;

  useEffect(() => {
    // Without a network the button says so.
    if (isKnown) void load({ isQuiet: true });
  }, [isKnown, load]);

  const sizes = sizeOption(options)?.values.map(({ value }) => value) ?? [];
  const sized = { guide, sizes, fit, cut };
  return {
    loaded,
    sized,
    advice: loaded && isKnown ? loaded.adviseSize(sized, measures) : null,
    isOffered,
    isKnown,
    isLoading,
    isOpen,
    open: async () => {
      if (await load()) setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}

export type MySizeState = ReturnType<typeof useMySize>;
