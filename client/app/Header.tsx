import { useEffect, useId, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

import { useGuestCart } from '../cart/guestCart.ts';
import { useSession } from '../apollo/session.ts';
import { useCartQuantity } from '../cart/CartContents.tsx';
import { useWishCount } from '../wishlist/Wishes.tsx';
import { PageLink } from '../page/links.tsx';
import { useShop } from '../page/shop.ts';
import { shopTexts } from '../text/shop.fr.ts';
import './Header.css';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { announce } from '../ui/feedback/Announcer.tsx';
import { useIsOffline } from '../ui/feedback/connection.ts';
import './OfflineBanner.css';
import { paths } from '#shared/paths.ts';
import { useCatalogPath } from '../catalog/list/filter/filters.ts';

export function Header() {
  const session = useSession();
  const cart = useCartQuantity();
  const wishlist = useWishCount();
  const isGuestCartFilled = useGuestCart().length > 0;
  const catalogPath = useCatalogPath();
  const { name, logo } = useShop();
  return (
    <header className="header">
      <div className="header__inner">
        <div className="header__names">
          <PageLink
            to={paths.home()}
            className="header__brand"
            aria-label={shopTexts.app.brand(name)}
          >
            {logo ? (
              <img
                src={logo.url}
                alt=""
                width={logo.width}
                height={logo.height}
                className="header__logo"
              />
            ) : (
              name
            )}
          </PageLink>
          <LanguageLinks names="short" />
        </div>
        <nav className="header__nav" aria-label={shopTexts.app.mainNavigation}>
          <ul className="header__links">
            <li>
              <HeaderLink to={paths.home()} className="header__link">
                {shopTexts.app.home}
              </HeaderLink>
            </li>
            <li>
              <HeaderLink to={catalogPath} className="header__link">
                {shopTexts.app.shop}
              </HeaderLink>
            </li>
          </ul>
          <ul className="header__icons">
            <li>
              <HeaderSearch />
            </li>
            <li>
              <HeaderIcon
                to={paths.cart()}
                icon="cart"
                label={shopTexts.app.cart}
                count={cart}
                // Guests have no badge.
                dot={isGuestCartFilled && !session ? shopTexts.app.cartFilled : undefined}
              />
            </li>
            <li>
              <HeaderIcon
                to={paths.wishlist()}
                icon="heart"
                label={shopTexts.app.wishlist}
                count={wishlist}
              />
            </li>
            <li>
              <HeaderIcon
                to={session ? paths.profile() : paths.logIn()}
                icon="user"
                label={shopTexts.app.account}
              />
            </li>
          </ul>
        </nav>
      </div>
      <OfflineBanner />
    </header>
  );
}

const { banner } = shopTexts.app.offline;

/** Always in the page: `followConnection` shows it by an attribute, also before this is hydrated. */
function OfflineBanner() {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) announce(banner);
  }, [isOffline]);
  return <p className="offline-banner offline-banner--while-offline">{banner}</p>;
}

/** Marked on its page and on those below it. */
function HeaderLink(link: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation();
  const path = link.to.replace(/\?.*/, '');
  const isShown = pathname === path || pathname.startsWith(`${path}/`);
  return <PageLink {...link} aria-current={isShown ? 'page' : undefined} />;
}

type Props = {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
  /** Text of the dot at the icon; there is none without it. */
  dot?: string | undefined;
};

function HeaderIcon({ to, icon, label, count = 0, dot }: Props) {
  const dotId = useId();
  const name = count > 0 ? `${label} ${count}` : label;
  return (
    <HeaderLink
      to={to}
      className="icon-button header__icon"
      aria-label={name}
      aria-describedby={dot && dotId}
    >
      <Icon name={icon} size={24} />
      {count > 0 ? <span className="header__badge">{count}</span> : null}
      {dot ? (
        <span id={dotId} className="header__dot">
          <span className="visually-hidden">{dot}</span>
        </span>
      ) : null}
    </HeaderLink>
  );
}
