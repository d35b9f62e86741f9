import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { catalogPath } from '../catalog/list/filter/filters.ts';
import { shownOccasions, OccasionTiles } from '../catalog/occasion/OccasionTiles.tsx';
import type { HomeBlock, HomePageQuery } from '../generated/shop/graphql.ts';
import { paths } from '#shared/paths.ts';
import { sellsClothes } from '#shared/shop/shop-features.ts';
import { Picture } from '../ui/Picture.tsx';
import './About.css';
import './home.css';
import './BrandStrip.css';
import { CampaignBlocks } from './CampaignBlocks.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Hero } from './Hero.tsx';
import { homeTexts } from './home.fr.ts';
import { paragraphsOf, sizeOf, type OwnPart, type ShownHome } from './homeContent.ts';
import { listedCategories } from './listedCategories.ts';
import { ProductBlock } from './ProductBlock.tsx';
import { useShop } from '../page/shop.ts';
import { Icon } from '../ui/Icon.tsx';
import { defaultServices, writtenServices } from './services.ts';
import './Services.css';

type BlocksProps = {
  data: Pick<
    HomePageQuery,
    'brands' | 'campaigns' | 'categories' | 'eyewear' | 'listed' | 'products' | 'shop'
  >;
  home: ShownHome;
  featured: HomePageQuery['featuredProducts'];
};

/** Shows the page as the shop wants it; also before that is published. */
export function HomeBlocks({ data, home, featured }: BlocksProps) {
  const shop = useShop();
  const isShopEmpty = data.brands.length === 0;
  const names = listedCategories(data.listed.facets);
  const listed = data.categories.filter(({ filterName }) => names.includes(filterName));
  const shows = (block: HomeBlock) => home === null || home.blocks.includes(block);
  return (
    <>
      <Hero home={home} isShopEmpty={isShopEmpty} />
      {isShopEmpty ? null : (
        <>
          {shows('CAMPAIGNS') ? <CampaignBlocks campaigns={data.campaigns} /> : null}
          {/* A shop of a single brand has named itself already. */}
          {shows('BRANDS') && data.brands.length > 1 ? (
            <BrandStrip brands={home?.brands ?? data.brands} />
          ) : null}
          {shows('FEATURED') ? (
            <ProductBlock
              title={sellsClothes(shop) ? homeTexts.featured.title : homeTexts.featured.plainTitle}
              all={homeTexts.featured.all}
              to={paths.catalog()}
              products={featured}
            />
          ) : null}
          {shows('OCCASIONS') ? (
            <Occasions occasions={shownOccasions(data.products.facets)} />
          ) : null}
          {shows('EYEWEAR') ? (
            <ProductBlock
              {...homeTexts.eyewear}
              to={catalogPath({ categories: listedCategories(data.eyewear.facets) })}
              products={data.eyewear.nodes}
            />
          ) : null}
        </>
      )}
      {shows('ABOUT') ? <About own={home?.about} /> : null}
      {shows('SERVICES') ? <Services {...data.shop} /> : null}
      {shows('CATEGORIES') ? <CategoryTiles categories={listed} /> : null}
    </>
  );
}

/** Nothing is shown of a shop that wrote nothing. */
function About({ own }: { own: OwnPart }) {
  const { title, text, image } = own ?? {};
  const paragraphs = paragraphsOf(text);
  if (!title && paragraphs.length === 0 && !image) return null;
  return (
    <section className="about">
      <div className="block about__inner">
        {image ? (
          <Picture
            src={image.url}
            alt={image.alt}
            {...sizeOf(image.url)}
            className="about__picture"
          />
        ) : null}
        <div className="about__words">
          {title ? <h2>{title}</h2> : null}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Lists what the shop wrote, else the services that it offers. */
function Services({ texts: [own], merchant }: HomePageQuery['shop']) {
  const shop = useShop();
  const services = own ? writtenServices(own.text, merchant) : defaultServices(shop);
  if (services.length === 0) return null;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{homeTexts.services.title}</h2>
      </div>
      <ul className="services">
        {services.map(({ title, text: about, icon, to }) => (
          <li key={title} className="services__card">
            <Icon name={icon} size={30} />
            <h3 className="services__title">{to ? <Link to={to}>{title}</Link> : title}</h3>
            <p className="services__text">{about}</p>
          </li>
        ))}
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
