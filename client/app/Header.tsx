import { Link, NavLink } from 'react-router-dom';

import { useGuestCart } from '../apollo/guestCart.ts';
import { useSession } from '../apollo/session.ts';
import { useCartQuantity } from '../cart/CartContents.tsx';
import { useWishCount } from '../wishlist/Wishes.tsx';
import { shopTexts } from '../text/shop.fr.ts';
import './Header.css';
import { HeaderIcon } from './HeaderIcon.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { paths } from '../../server/shared/isomorphic/paths.ts';
import { useCatalogPath } from '../catalog/list/filter/filters.ts';

export function Header() {
  const session = useSession();
  const cart = useCartQuantity();
  const wishlist = useWishCount();
  const isGuestCartFilled = useGuestCart().length > 0;
  const catalogPath = useCatalogPath();
  return (
    <header className="header">
      <div className="header__inner">
        <div className="header__names">
          <Link to={paths.home()} className="header__brand" aria-label={shopTexts.app.brand}>
            {shopTexts.shop.name}
          </Link>
          <LanguageLinks names="short" />
        </div>
        <nav className="header__nav" aria-label={shopTexts.app.mainNavigation}>
          <ul className="header__links">
            <li>
              <NavLink to={paths.home()} end className="header__link">
                {shopTexts.app.home}
              </NavLink>
            </li>
            <li>
              <NavLink to={catalogPath} className="header__link">
                {shopTexts.app.shop}
              </NavLink>
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
