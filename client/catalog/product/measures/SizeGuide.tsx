import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../../../../server/shared/isomorphic/paths.ts';
import { useOnDemand } from '../../useOnDemand.ts';
import { productTexts } from '../product.fr.ts';
import { useHydrated } from '../../../apollo/hydration.ts';
import './SizeGuide.css';
import type { SizeGuideContent } from './SizeGuideTable.tsx';

type Props = {
  guide: SizeGuideContent;
  /** Of the shopper's size. */
  ownRow?: number | null | undefined;
};

const loadDialog = () => import('./SizeGuideDialog.tsx');

const hash = '#guide-des-tailles';

/** Open while the address ends so: the link works before hydration, too. */
export function SizeGuide({ guide, ownRow }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = useHydrated() && location.hash === hash;
  const link = useRef<HTMLAnchorElement>(null);
  const { loaded, isLoading, load } = useOnDemand(loadDialog);
  // Another with each press: after a failure the next one loads again.
  const openedAt = isOpen ? location.key : null;
  useEffect(() => {
    if (openedAt !== null) void load();
  }, [openedAt, load]);

  // Followed before hydration, or with the page, the link did not have the focus when the dialog opened.
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = link.current;
    return () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const close = () => void navigate(location.pathname + location.search, { replace: true });
  return (
    <>
      <Link
        ref={link}
        to={{ search: location.search, hash }}
        replace
        className="size-guide__link"
        aria-busy={isLoading || undefined}
      >
        {productTexts.sizeGuide}
      </Link>
      <Link to={paths.sizeGuide()} className="size-guide__link size-guide__link--unscripted">
        {productTexts.sizeGuide}
      </Link>
      {isOpen && loaded ? (
        <loaded.SizeGuideDialog guide={guide} ownRow={ownRow} onClose={close} />
      ) : null}
    </>
  );
}
