import { NavLink } from 'react-router-dom';

import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';
import './AccountTabs.css';

const { label, profile, addresses, orders, security, data } = fr.account.tabs;
const tabs = [
  { to: paths.profile(), name: profile },
  { to: paths.addressBook(), name: addresses },
  { to: paths.orders(), name: orders },
  { to: paths.security(), name: security },
  { to: paths.personalData(), name: data },
];

export function AccountTabs() {
  return (
    <nav className="account-tabs" aria-label={label}>
      <ul className="account-tabs__list">
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} end={to === paths.profile()} className="account-tabs__tab">
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
