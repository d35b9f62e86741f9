import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { catalogPath } from '../catalog/list/filter/filters.ts';
import { shownOccasions, OccasionTiles } from '../catalog/occasion/OccasionTiles.tsx';
import type { HomeBlock, HomePageQuery } from '../generated/shop/graphql.ts';
import { paths } from '#shared/paths.ts';
import { Picture } from '../ui/Picture.tsx';
import './About.css';
import './home.css';
import './BrandStrip.css';
import { CampaignBlocks } from './CampaignBlocks.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Hero } from './Hero.tsx';
import { homeTexts } from './home.fr.ts';
import { paragraphsOf, type OwnPart, type ShownHome } from './homeContent.ts';
import { ProductBlock } from './ProductBlock.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import './Services.css';

type BlocksProps = {
  data: Pick<HomePageQuery, 'brands' | 'campaigns' | 'categories' | 'eyewear' | 'products'>;
  home: ShownHome;
  featured: HomePageQuery['featuredProducts'];
};

/** Shows the page as the shop wants it; also before that is published. */
export function HomeBlocks({ data, home, featured }: BlocksProps) {
  const isShopEmpty = data.brands.length === 0;
  const shows = (block: HomeBlock) => home === null || home.blocks.includes(block);
  return (
    <>
      <Hero own={home?.hero} isShopEmpty={isShopEmpty} />
      {isShopEmpty ? null : (
        <>
          {shows('CAMPAIGNS') ? <CampaignBlocks campaigns={data.campaigns} /> : null}
          {shows('BRANDS') ? <BrandStrip brands={home?.brands ?? data.brands} /> : null}
          {shows('FEATURED') ? (
            <ProductBlock {...homeTexts.featured} to={paths.catalog()} products={featured} />
          ) : null}
          {shows('OCCASIONS') ? (
            <Occasions occasions={shownOccasions(data.products.facets)} />
          ) : null}
          {shows('EYEWEAR') ? (
            <ProductBlock
              {...homeTexts.eyewear}
              to={catalogPath({ categories: ['Lunettes'] })}
              products={data.eyewear.nodes}
            />
          ) : null}
        </>
      )}
      {shows('ABOUT') ? <About own={home?.about} /> : null}
      {shows('SERVICES') ? <Services /> : null}
      {!isShopEmpty && shows('CATEGORIES') ? <CategoryTiles categories={data.categories} /> : null}
    </>
  );
}

function About({ own }: { own: OwnPart }) {
  const { title, text } = homeTexts.about;
  const size = own?.image ? {} : { width: 800, height: 600 };
  return (
    <section className="about">
      <div className="block about__inner">
        <Picture
          src={own?.image?.url ?? '/images/about.svg'}
          alt={own?.image?.alt ?? ''}
          {...size}
          className="about__picture"
        />
        <div className="about__words">
          <h2>{own?.title ?? title}</h2>
          {paragraphsOf(own, text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

// In the order of the texts; a page books the first service or explains the second.
const services: readonly { icon: IconName; to?: string }[] = [
  { icon: 'advice', to: paths.advice() },
  { icon: 'scissors', to: `${paths.delivery()}#retouches` },
  { icon: 'quality' },
  { icon: 'delivery' },
];

function Services() {
  const { title, cards } = homeTexts.services;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <ul className="services">
        {cards.map(({ title: name, text }, index) => {
          const { icon = 'check', to } = services[index] ?? {};
          return (
            <li key={name} className="services__card">
              <Icon name={icon} size={30} />
              <h3 className="services__title">{to ? <Link to={to}>{name}</Link> : name}</h3>
              <p className="services__text">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Props = Pick<ComponentProps<typeof OccasionTiles>, 'occasions'>;

function Occasions({ occasions }: Props) {
  if (occasions.length === 0) return null;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{homeTexts.occasions.title}</h2>
        <Link to={paths.occasions()}>
          {homeTexts.occasions.all}
          <Icon name="arrow" />
        </Link>
      </div>
      <OccasionTiles occasions={occasions} shape="row" />
    </section>
  );
}

function BrandStrip({ brands }: { brands: readonly { name: string }[] }) {
  return (
    <section className="brand-strip" aria-label={homeTexts.brands.title}>
      <ul className="brand-strip__list">
        {brands.map(({ name }) => (
          <li key={name}>
            <Link to={catalogPath({ brands: [name] })} className="brand-strip__brand">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
