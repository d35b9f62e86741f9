import { Link } from 'react-router-dom';

import { paths } from '../../server/shared/isomorphic/paths.ts';
import { accountTexts } from './account.fr.ts';
import './AccountHelp.css';

const { label, returns, privacy, contact } = accountTexts.help;
const links = [
  { to: paths.delivery(), name: returns },
  { to: paths.privacy(), name: privacy },
  { to: paths.contact(), name: contact },
];

export function AccountHelp() {
  return (
    <nav className="account-help" aria-label={label}>
      <ul className="account-help__list">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
