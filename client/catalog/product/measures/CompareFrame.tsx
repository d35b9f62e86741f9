import { useEffect, useState, type ComponentType } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import type { FrameLike } from '../../../../server/shared/frame-fit.ts';
import { useFrameMeasures } from '../../../apollo/frameMeasures.ts';
import { compareHash, paths } from '../../../page/paths.ts';
import { fr } from '../../../text/fr.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { frProduct } from '../product.fr.ts';
import type { Frame } from './frameShape.ts';

type ComparisonProps = { frame: Frame; own: FrameLike; onClose: () => void };

type Props = { productId: string; variantId: string; frame: Frame };

/**
 * Opens a comparison with one's own glasses, while the address ends so; without measures on this device it
 * leads to the page where they are given, which leads back.
 */
export function CompareFrame({ productId, variantId, frame }: Props) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const own = useFrameMeasures();
  const isOpen = own !== null && hash === compareHash;
  // Few shoppers open it: its script is loaded then.
  const [Comparison, setComparison] = useState<ComponentType<ComparisonProps> | null>(null);
  useEffect(() => {
    const load = async () => {
      try {
        const { FrameComparison } = await import('../../frames/FrameComparison.tsx');
        setComparison(() => FrameComparison);
      } catch {
        toast.error(fr.problems.offline);
      }
    };
    if (isOpen) void load();
  }, [isOpen]);

  return (
    <>
      <Link
        to={own ? { search, hash: compareHash } : paths.frameFinderFor(productId, variantId)}
        replace={own !== null}
        className="product-sections__more"
      >
        {frProduct.sections.measures.compare}
      </Link>
      {isOpen && Comparison ? (
        <Comparison
          frame={frame}
          own={own}
          onClose={() => void navigate(pathname + search, { replace: true })}
        />
      ) : null}
    </>
  );
}
