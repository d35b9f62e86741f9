import { Link } from 'react-router-dom';

import { fr } from '../text/fr.ts';
import './Footer.css';
import { paths } from '../page/paths.ts';

const { footer } = fr.app;

const links = [
  { to: paths.home(), label: footer.home },
  { to: paths.catalog(), label: footer.shop },
  { to: paths.wishlist(), label: footer.wishlist },
  { to: paths.cart(), label: footer.cart },
];

export function Footer() {
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div className="footer__about">
          <p className="footer__brand">{fr.shop.name}</p>
          <p>{footer.about}</p>
          <p>{footer.city}</p>
        </div>
        <nav aria-label={footer.linksTitle}>
          <h2 className="footer__title">{footer.linksTitle}</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={footer.servicesTitle}>
          <h2 className="footer__title">{footer.servicesTitle}</h2>
          <ul>
            {footer.services.map((service) => (
              <li key={service}>
                <Link to={paths.home()}>{service}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="footer__legal">{fr.shop.copyright}</p>
    </footer>
  );
}
