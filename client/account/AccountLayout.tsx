import { Outlet } from 'react-router-dom';

import { accountTexts } from './account.fr.ts';
import { AccountHelp } from './AccountHelp.tsx';
import './AccountLayout.css';
import { AccountTabs } from './AccountTabs.tsx';

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
