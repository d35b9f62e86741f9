import { Link } from 'react-router-dom';

import { frameMeasures } from '../../frameMeasures.ts';
import { compareHash, paths } from '#shared/paths.ts';
import { useOverlay } from '../../useOverlay.ts';
import { productTexts } from '../product.fr.ts';
import type { Frame } from './frameShape.ts';

const loadComparison = () => import('../../frames/FrameComparison.tsx');

type Props = { productId: string; variantId: string; frame: Frame };

/**
 * Opens a comparison with one's own glasses; without measures on this device it leads to the page where they
 * are given, which leads back.
 */
export function CompareFrame({ productId, variantId, frame }: Props) {
  const own = frameMeasures.use();
  const { loaded, link, close } = useOverlay(compareHash, loadComparison);
  const linked = own ? link : { to: paths.frameFinderFor(productId, variantId) };
  return (
    <>
      <Link {...linked} className="product-sections__more">
        {productTexts.sections.measures.compare}
      </Link>
      {own && loaded ? <loaded.FrameComparison frame={frame} own={own} onClose={close} /> : null}
    </>
  );
}
