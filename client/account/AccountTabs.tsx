import { useLocation } from 'react-router-dom';

import { paths } from '../../server/shared/isomorphic/paths.ts';
import { accountTexts } from './account.fr.ts';
import { TabLinks } from '../ui/TabLinks.tsx';

const { label, profile, addresses, orders, security, data } = accountTexts.tabs;
const tabs = [
  { to: paths.profile(), label: profile },
  { to: paths.addressBook(), label: addresses },
  { to: paths.orders(), label: orders },
  { to: paths.security(), label: security },
  { to: paths.personalData(), label: data },
];

export function AccountTabs() {
  const { pathname } = useLocation();
  // An order's page belongs to the orders; security stands below the profile's address.
  const current = tabs.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return (
    <TabLinks label={label} tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab === current }))} />
  );
}
