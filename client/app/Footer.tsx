import { PageLink } from '../page/links.tsx';
import { shopTexts } from '../text/shop.fr.ts';
import './Footer.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import { paths } from '#shared/paths.ts';

const { footer } = shopTexts.app;

const links = [
  { to: paths.home(), label: footer.home },
  { to: paths.catalog(), label: footer.shop },
  { to: paths.wishlist(), label: footer.wishlist },
  { to: paths.cart(), label: footer.cart },
];

const { information } = footer;

const informationLinks = [
  { to: paths.findOrder(), label: shopTexts.app.findOrder },
  { to: paths.occasions(), label: information.occasions },
  { to: paths.delivery(), label: information.delivery },
  { to: paths.sizeGuide(), label: information.sizes },
  { to: paths.frameFinder(), label: information.frames },
  { to: paths.faq(), label: information.faq },
  { to: paths.contact(), label: information.contact },
  { to: paths.terms(), label: information.terms },
  { to: paths.imprint(), label: information.imprint },
  { to: paths.privacy(), label: information.privacy },
];

export function Footer() {
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div className="footer__about">
          <p className="footer__brand">{shopTexts.shop.name}</p>
          <p>{footer.about}</p>
          <p>{footer.city}</p>
          <LanguageLinks names="name" />
        </div>
        <FooterLinks title={footer.linksTitle} links={links} />
        <nav aria-label={footer.servicesTitle}>
          <h2 className="footer__title">{footer.servicesTitle}</h2>
          <ul>
            {footer.services.map((service) => (
              <li key={service}>
                <PageLink to={paths.home()}>{service}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <FooterLinks title={information.title} links={informationLinks} />
      </div>
      <p className="footer__legal">{shopTexts.shop.copyright}</p>
    </footer>
  );
}

type GroupProps = { title: string; links: readonly { to: string; label: string }[] };

function FooterLinks({ title, links: group }: GroupProps) {
  return (
    <nav aria-label={title}>
      <h2 className="footer__title">{title}</h2>
      <ul>
        {group.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
