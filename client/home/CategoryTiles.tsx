import type { ComponentProps } from 'react';

import { homeTexts } from './home.fr.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { CategoryTile } from './CategoryTile.tsx';
import './CategoryTiles.css';
import './home.css';

type Props = {
  categories: readonly ComponentProps<typeof CategoryTile>['category'][] | undefined;
};

export function CategoryTiles({ categories }: Props) {
  return (
    <section className="block">
      <div className="block__head">
        <h2>{homeTexts.categories.title}</h2>
      </div>
      <ul className="category-tiles">
        {categories
          ? categories.map((category) => (
              <li key={category.id}>
                <CategoryTile category={category} />
              </li>
            ))
          : Array.from({ length: 5 }, (_, index) => (
              <li key={index}>
                <Skeleton shape="picture" />
                <Skeleton className="category-tiles__waiting" />
              </li>
            ))}
      </ul>
    </section>
  );
}
