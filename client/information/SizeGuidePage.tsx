import { useQuery } from '@apollo/client/react';

import { bodyMeasureOf } from '../../server/catalog/sizes/sizes.rules.ts';
import { FailedPart } from '../apollo/QueryProblem.tsx';
import { useShop } from '../page/shop.ts';
import { inserts } from './informationDocument.ts';
import { sizesDocument } from './documents/sizes.fr.ts';
import { FrameMeasures } from '../catalog/product/measures/FrameMeasures.tsx';
import { catalogTexts } from '../catalog/catalog.fr.ts';
import { texts } from './text.fr.ts';
import { InformationArticle } from './article/InformationArticle.tsx';
import { shopRules } from './rules.ts';
import { SizeGuideList, sizeGuidesQuery } from './SizeGuideList.tsx';

export function SizeGuidePage() {
  const shop = useShop();
  const query = useQuery(sizeGuidesQuery);
  const hasBodyGuides = query.data?.sizeGuides.some(({ columns }) => columns.some(bodyMeasureOf));
  const guides =
    query.error && !query.data ? (
      <FailedPart query={query} />
    ) : (
      <SizeGuideList guides={query.data?.sizeGuides} />
    );
  return (
    <InformationArticle
      document={sizesDocument(shopRules, shop, hasBodyGuides)}
      inserts={{ [inserts.guides]: guides, [inserts.frame]: <FrameExample /> }}
    />
  );
}

/** Measures of a frame of medium width. */
const example = {
  lensWidth: 52,
  bridgeWidth: 18,
  templeLength: 140,
  lensHeight: 44,
  frameWidth: 138,
  // A soft trapezium, as most frames of acetate have.
  outline:
    'M5.4 14C7.5 3 28.2 0 54.1 0C82.1 0 98.7 5 99.7 22C101.8 49.9 92.5 87.8 61.4 97.8C32.4 105.8 5.4 91.8 1.3 59.9C-1.8 43.9 1.3 25.9 5.4 14Z',
};

function FrameExample() {
  const { NARROW, MEDIUM, WIDE } = catalogTexts.widths;
  return (
    <>
      <FrameMeasures frame={example} />
      <p>{texts.widths}</p>
      <ul className="information__list">
        {[NARROW, MEDIUM, WIDE].map((width) => (
          <li key={width}>{width}</li>
        ))}
      </ul>
    </>
  );
}
