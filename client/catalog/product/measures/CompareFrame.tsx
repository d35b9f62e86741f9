import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { useFrameMeasures } from '../../../apollo/frameMeasures.ts';
import { compareHash, paths } from '../../../../server/shared/isomorphic/paths.ts';
import { useOnDemand } from '../../useOnDemand.ts';
import { productTexts } from '../product.fr.ts';
import type { Frame } from './frameShape.ts';

const loadComparison = () => import('../../frames/FrameComparison.tsx');

type Props = { productId: string; variantId: string; frame: Frame };

/**
 * Opens a comparison with one's own glasses, while the address ends so; without measures on this device it
 * leads to the page where they are given, which leads back.
 */
export function CompareFrame({ productId, variantId, frame }: Props) {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const own = useFrameMeasures();
  const isOpen = own !== null && hash === compareHash;
  const { loaded, isLoading, load } = useOnDemand(loadComparison);
  // Another with each press: after a failure the next one loads again.
  const openedAt = isOpen ? key : null;
  useEffect(() => {
    if (openedAt !== null) void load();
  }, [openedAt, load]);

  return (
    <>
      <Link
        to={own ? { search, hash: compareHash } : paths.frameFinderFor(productId, variantId)}
        replace={own !== null}
        className="product-sections__more"
        aria-busy={isLoading || undefined}
      >
        {productTexts.sections.measures.compare}
      </Link>
      {isOpen && loaded ? (
        <loaded.FrameComparison
          frame={frame}
          own={own}
          onClose={() => void navigate(pathname + search, { replace: true })}
        />
      ) : null}
    </>
  );
}
