import { PageLink } from '../page/links.tsx';
import { shopServices } from '../page/services.ts';
import { useShop } from '../page/shop.ts';
import { shopTexts } from '../text/shop.fr.ts';
import './Footer.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed } from '#shared/shop/shop-features.ts';

const { footer } = shopTexts.app;

const links = [
  { to: paths.home(), label: footer.home },
  { to: paths.catalog(), label: footer.shop },
  { to: paths.wishlist(), label: footer.wishlist },
  { to: paths.cart(), label: footer.cart },
];

const { information } = footer;

const informationLinks = ({ uses }: PageShop) => [
  { to: paths.findOrder(), label: shopTexts.app.findOrder },
  ...ifUsed(uses, 'OCCASIONS', { to: paths.occasions(), label: information.occasions }),
  { to: paths.delivery(), label: information.delivery },
  ...ifUsed(uses, 'SIZE_GUIDES', { to: paths.sizeGuide(), label: information.sizes }),
  ...ifUsed(uses, 'FRAMES', { to: paths.frameFinder(), label: information.frames }),
  { to: paths.faq(), label: information.faq },
  { to: paths.contact(), label: information.contact },
  { to: paths.terms(), label: information.terms },
  { to: paths.imprint(), label: information.imprint },
  { to: paths.privacy(), label: information.privacy },
];

export function Footer() {
  const shop = useShop();
  const about = shop.footer ?? shop.sentence;
  const services = shop.services ?? shopServices(shop, footer.services);
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div className="footer__about">
          <p className="footer__brand">{shop.name}</p>
          {about === null ? null : <p>{about}</p>}
          <p>{footer.city(shop.city)}</p>
          <LanguageLinks names="name" />
          <SocialLinks links={shop.links} />
        </div>
        <FooterLinks title={footer.linksTitle} links={links} />
        <nav aria-label={footer.servicesTitle}>
          <h2 className="footer__title">{footer.servicesTitle}</h2>
          <ul>
            {services.map((service) => (
              <li key={service}>
                <PageLink to={paths.home()}>{service}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <FooterLinks title={information.title} links={informationLinks(shop)} />
      </div>
      <p className="footer__legal">{shop.copyright ?? footer.copyright(shop.name)}</p>
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

/** The shop elsewhere, each by the name of its host. */
function SocialLinks({ links: addresses }: { links: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <ul className="footer__social" aria-label={footer.socialTitle}>
      {addresses.map((address) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            {hostOf(address)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `instagram.com`. */
const hostOf = (address: string) => address.replace(/^https:\/\/(?:www\.)?|(?<=\w)\/.*/g, '');
