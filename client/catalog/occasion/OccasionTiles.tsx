import { Link } from 'react-router-dom';

import { hasPage, occasionSlugs } from '#shared/catalog/occasions.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { OccasionTiles_FacetsFragment } from '../../generated/shop/graphql.ts';
import { paths } from '#shared/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import './OccasionTiles.css';

graphql(`
  fragment OccasionTiles_facets on ProductFacets {
    occasions {
      occasion
      count
    }
  }
`);

/** Returns the occasions that have a page with a product on it. */
export function shownOccasions({ occasions }: OccasionTiles_FacetsFragment) {
  return occasions
    .filter(({ count }) => count > 0)
    .map(({ occasion }) => occasion)
    .filter(hasPage);
}

type Props = {
  occasions: ReturnType<typeof shownOccasions>;
  /** `row` scrolls to the side where it is too narrow. */
  shape: 'row' | 'grid';
};

export function OccasionTiles({ occasions, shape }: Props) {
  return (
    <ul className={`occasion-tiles occasion-tiles--${shape}`}>
      {occasions.map((occasion) => {
        const slug = occasionSlugs[occasion];
        return (
          <li key={occasion} className="occasion-tiles__cell">
            <Link to={paths.occasion(slug)} className="occasion-tile">
              <span className="occasion-tile__arch">
                <Picture src={occasionPicture(slug)} alt="" className="occasion-tile__picture" />
              </span>
              <span className="occasion-tile__name">{occasionNames[occasion]}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Drawn as what stands in an arch. */
export function occasionPicture(slug: string) {
  return `/images/occasions/${slug}.svg`;
}
