import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { OccasionTiles } from '../catalog/occasion/OccasionTiles.tsx';
import { paths } from '../../server/shared/isomorphic/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { homeTexts } from './home.fr.ts';
import './home.css';

type Props = Pick<ComponentProps<typeof OccasionTiles>, 'occasions'>;

export function Occasions({ occasions }: Props) {
  if (occasions.length === 0) return null;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{homeTexts.occasions.title}</h2>
        <Link to={paths.occasions()}>
          {homeTexts.occasions.all}
          <Icon name="arrow" />
        </Link>
      </div>
      <OccasionTiles occasions={occasions} shape="row" />
    </section>
  );
}
