import { Link } from 'react-router-dom';

import { homeTexts } from './home.fr.ts';
import { graphql } from '../generated/shop/index.ts';
import type { CategoryTile_CategoryFragment } from '../generated/shop/graphql.ts';
import { catalogPath } from '../catalog/list/filter/filters.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './CategoryTiles.css';
import './home.css';

type Props = {
  categories: readonly CategoryTile_CategoryFragment[];
};

/** Leads to the parts of the shop, where it has several. */
export function CategoryTiles({ categories }: Props) {
  if (categories.length < 2) return null;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{homeTexts.categories.title}</h2>
      </div>
      <ul className="category-tiles">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

graphql(`
  fragment CategoryTile_category on Category {
    id
    name
    filterName
    image
  }
`);

function CategoryTile({ category }: { category: CategoryTile_CategoryFragment }) {
  return (
    <Link to={catalogPath({ categories: [category.filterName] })} className="category-tile">
      <span className="category-tile__arch">
        <Picture
          src={category.image}
          alt=""
          text={category.name}
          className="category-tile__picture"
        />
      </span>
      <span className="category-tile__name">
        {category.name}
        <Icon name="arrow" />
      </span>
    </Link>
  );
}
