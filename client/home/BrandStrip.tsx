import { Link } from 'react-router-dom';

import { catalogPath } from '../catalog/list/filter/filters.ts';
import { homeTexts } from './home.fr.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import './BrandStrip.css';

type Props = { brands: readonly { name: string }[] | undefined };

export function BrandStrip({ brands }: Props) {
  return (
    <section className="brand-strip" aria-label={homeTexts.brands.title}>
      <ul className="brand-strip__list">
        {brands
          ? brands.map(({ name }) => (
              <li key={name}>
                <Link to={catalogPath({ brands: [name] })} className="brand-strip__brand">
                  {name}
                </Link>
              </li>
            ))
          : Array.from({ length: 8 }, (_, index) => (
              <li key={index} className="brand-strip__brand">
                <Skeleton className="brand-strip__waiting" />
              </li>
            ))}
      </ul>
    </section>
  );
}
