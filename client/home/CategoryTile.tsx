import { Link } from 'react-router-dom';

import { graphql } from '../generated/shop/index.ts';
import type { CategoryTile_CategoryFragment } from '../generated/shop/graphql.ts';
import { catalogPath } from '../catalog/list/filter/filters.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './CategoryTile.css';

graphql(`
  fragment CategoryTile_category on Category {
    id
    name
    filterName
    image
  }
`);

type Props = { category: CategoryTile_CategoryFragment };

export function CategoryTile({ category }: Props) {
  return (
    <Link to={catalogPath({ categories: [category.filterName] })} className="category-tile">
      <span className="category-tile__arch">
        <Picture src={category.image} alt="" className="category-tile__picture" />
      </span>
      <span className="category-tile__name">
        {category.name}
        <Icon name="arrow" />
      </span>
    </Link>
  );
}
