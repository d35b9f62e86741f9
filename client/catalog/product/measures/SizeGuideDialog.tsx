import { Link } from 'react-router-dom';

import { bodyMeasureOf, entriesOf } from '../../../../server/catalog/sizes/sizes.rules.ts';
import { paths } from '#shared/paths.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { productTexts } from '../product.fr.ts';
import './SizeGuide.css';
import { WriteToUs } from './WriteToUs.tsx';
import { SizeGuideTable, type SizeGuideContent } from './SizeGuideTable.tsx';

type Props = {
  guide: SizeGuideContent;
  sizes: readonly string[];
  /** Row of the shopper's size. */
  ownRow?: number | null | undefined;
  onClose: () => void;
};

export function SizeGuideDialog({ guide, sizes, ownRow, onClose }: Props) {
  const largest = sizes.at(-1);
  const hasLarger = largest !== undefined && entriesOf(guide, sizes).at(-1)?.value !== largest;
  return (
    <Dialog title={guide.title} className="size-guide" onClose={onClose}>
      <SizeGuideTable guide={guide} ownRow={ownRow} />
      {hasLarger ? <WriteToUs largest={largest} /> : null}
      <p className="size-guide__more">
        <Link to={paths.sizeGuide()}>
          {guide.columns.some(bodyMeasureOf) ? productTexts.measuring : productTexts.sizeGuide}
        </Link>
      </p>
    </Dialog>
  );
}
