import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../../../page/paths.ts';
import { frProduct } from '../product.fr.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useHydrated } from '../../../apollo/hydration.ts';
import './SizeGuide.css';
import { SizeGuideTable, type SizeGuideContent } from './SizeGuideTable.tsx';

type Props = {
  guide: SizeGuideContent;
  /** Of the shopper's size. */
  ownRow?: number | null | undefined;
};

const hash = '#guide-des-tailles';

/** Open while the address ends so: the link works before hydration, too. */
export function SizeGuide({ guide, ownRow }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = useHydrated() && location.hash === hash;
  const link = useRef<HTMLAnchorElement>(null);

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
      <Link ref={link} to={{ search: location.search, hash }} replace className="size-guide__link">
        {frProduct.sizeGuide}
      </Link>
      <Link to={paths.sizeGuide()} className="size-guide__link size-guide__link--unscripted">
        {frProduct.sizeGuide}
      </Link>
      {isOpen ? (
        <Dialog title={guide.title} className="size-guide" onClose={close}>
          <SizeGuideTable guide={guide} ownRow={ownRow} />
          <p className="size-guide__more">
            <Link to={paths.sizeGuide()}>{frProduct.measuring}</Link>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
