import { Link } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { productTexts } from './product.fr.ts';
import { Icon } from '../../ui/Icon.tsx';
import './PolicyClaims.css';

export function PolicyClaims() {
  const [trial, authenticity] = productTexts.policies;
  return (
    <ul className="policy-claims">
      <li className="policy-claims__claim">
        <Icon name="exchange" />
        <span>
          <strong>{trial.title}</strong>{' '}
          <Link to={`${paths.delivery()}#echanges`}>{trial.text}</Link>
        </span>
      </li>
      <li className="policy-claims__claim">
        <Icon name="quality" />
        <span>
          <strong>{authenticity.title}</strong> {authenticity.text}
        </span>
      </li>
    </ul>
  );
}
