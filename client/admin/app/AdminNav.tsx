import { NavLink, useHref } from 'react-router-dom';

import { labels } from '../../text/admin/labels.fr.ts';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import { AdminIcon } from '../page/AdminIcon.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import './AdminNav.css';
import { firstNav, moreNav, type NavEntry } from './adminPages.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { graphql } from '../../generated/admin/index.ts';
import { useShop } from '../../page/shop.ts';
import { useStaff } from '../staff/me.ts';

const menuId = 'admin-menu';

/** A bar at the bottom of a phone, where the rest is in a menu; a column at the left of a wider screen. */
export function AdminNav() {
  const { name: shopName } = useShop();
  const { role, name, email } = useStaff();
  const more = moreNav.filter(({ isForOwners }) => !isForOwners || role === 'OWNER');
  return (
    <nav className="admin-nav" aria-label={frAdmin.navigation}>
      <p className="admin-nav__brand" aria-hidden="true">
        {shopName}
      </p>
      <ul className="admin-nav__list">
        {firstNav.map((entry) => (
          <NavItem key={entry.to} entry={entry} />
        ))}
        <li className="admin-nav__more">
          <button type="button" className="admin-nav__link" popoverTarget={menuId}>
            <AdminIcon name="more" />
            <span>{frAdmin.nav.more}</span>
          </button>
        </li>
      </ul>
      <div id={menuId} popover="auto" className="admin-nav__menu">
        <ul className="admin-nav__list">
          {more.map((entry) => (
            <NavItem key={entry.to} entry={entry} />
          ))}
          <li>
            <a href="/" className="admin-nav__link">
              <AdminIcon name="bag" />
              <span>{frAdmin.nav.shop}</span>
            </a>
          </li>
        </ul>
        <div className="admin-nav__me">
          <p className="admin-nav__name">{name ?? email}</p>
          <p className="admin-nav__role note">{labels.role[role]}</p>
          <LogOutButton />
        </div>
      </div>
    </nav>
  );
}

function NavItem({ entry: { to, label, icon } }: { entry: NavEntry }) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === adminPaths.home()}
        className="admin-nav__link"
        onClick={() => closeMenu()}
      >
        <AdminIcon name={icon} />
        <span>{label}</span>
      </NavLink>
    </li>
  );
}

function closeMenu() {
  const menu = document.getElementById(menuId);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

const adminLogOutMutation = graphql(`
  mutation AdminLogOut {
    payload: logOut {
      userErrors {
        message
      }
    }
  }
`);

function LogOutButton() {
  const { send, isBusy } = useAdminMutation(adminLogOutMutation);
  const logInUrl = useHref(adminPaths.logIn());
  const logOut = async () => {
    // A new document: nothing of this session stays in memory.
    if (await send({})) window.location.assign(logInUrl);
  };
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => void logOut()}>
      {frAdmin.account.logOut}
    </Button>
  );
}
