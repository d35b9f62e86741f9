import { Link } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { productTexts } from '../product.fr.ts';
import './SizeGuide.css';
import { SizeGuideTable, type SizeGuideContent } from './SizeGuideTable.tsx';

type Props = {
  guide: SizeGuideContent;
  /** Row of the shopper's size. */
  ownRow?: number | null | undefined;
  onClose: () => void;
};

export function SizeGuideDialog({ guide, ownRow, onClose }: Props) {
  return (
    <Dialog title={guide.title} className="size-guide" onClose={onClose}>
      <SizeGuideTable guide={guide} ownRow={ownRow} />
      <p className="size-guide__more">
        <Link to={paths.sizeGuide()}>{productTexts.measuring}</Link>
      </p>
    </Dialog>
  );
}
