import { Link, Outlet, useLocation } from 'react-router-dom';

import { accountTexts } from './account.fr.ts';
import './AccountLayout.css';
import { paths } from '#shared/paths.ts';
import { TabLinks } from '../ui/TabLinks.tsx';

export function AccountLayout() {
  return (
    <div className="page account-layout">
      <h1 className="account-layout__title">{accountTexts.title}</h1>
      <AccountTabs />
      <Outlet />
      <AccountHelp />
    </div>
  );
}

const { help, tabs: tabTexts } = accountTexts;

const tabs = [
  { to: paths.profile(), label: tabTexts.profile },
  { to: paths.addressBook(), label: tabTexts.addresses },
  { to: paths.orders(), label: tabTexts.orders },
  { to: paths.security(), label: tabTexts.security },
  { to: paths.personalData(), label: tabTexts.data },
];

function AccountTabs() {
  const { pathname } = useLocation();
  // An order's page belongs to the orders; security stands below the profile's address.
  const current = tabs.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return (
    <TabLinks
      label={tabTexts.label}
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab === current }))}
    />
  );
}

const links = [
  { to: paths.delivery(), name: help.returns },
  { to: paths.privacy(), name: help.privacy },
  { to: paths.contact(), name: help.contact },
];

function AccountHelp() {
  return (
    <nav className="account-help" aria-label={help.label}>
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
