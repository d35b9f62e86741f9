import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { useOverlay } from '../../useOverlay.ts';
import { productTexts } from '../product.fr.ts';
import './SizeGuide.css';
import type { SizeGuideContent } from './SizeGuideTable.tsx';

type Props = {
  guide: SizeGuideContent;
  /** Sizes of the product, from the smallest to the largest. */
  sizes: readonly string[];
  /** Row of the shopper's size. */
  ownRow?: number | null | undefined;
};

const loadDialog = () => import('./SizeGuideDialog.tsx');

/** The link works before hydration, too. */
export function SizeGuide({ guide, sizes, ownRow }: Props) {
  const { isOpen, loaded, link, close } = useOverlay('#guide-des-tailles', loadDialog);
  const opener = useRef<HTMLAnchorElement>(null);

  // Followed before hydration, or with the page, the link did not have the focus when the dialog opened.
  useEffect(() => {
    if (!isOpen) return undefined;
    const { current } = opener;
    return () => {
      if (document.activeElement === document.body) current?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    <>
      <Link ref={opener} {...link} className="size-guide__link">
        {productTexts.sizeGuide}
      </Link>
      <Link to={paths.sizeGuide()} className="size-guide__link size-guide__link--unscripted">
        {productTexts.sizeGuide}
      </Link>
      {loaded ? (
        <loaded.SizeGuideDialog guide={guide} sizes={sizes} ownRow={ownRow} onClose={close} />
      ) : null}
    </>
  );
}
