import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { describeError } from '../apollo/problems.ts';
import { catalogPath } from '../catalog/list/filter/filters.ts';
import { shownOccasions, OccasionTiles } from '../catalog/occasion/OccasionTiles.tsx';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { paths } from '#shared/paths.ts';
import { Failure } from '../ui/feedback/Failure.tsx';
import { Picture } from '../ui/Picture.tsx';
import './About.css';
import './home.css';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import './BrandStrip.css';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Hero } from './Hero.tsx';
import { homeTexts } from './home.fr.ts';
import { homeHead, homePageQuery } from './homePageQuery.ts';
import { ProductBlock } from './ProductBlock.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import './Services.css';

export function HomePage() {
  const { data, error, refetch } = useQuery(homePageQuery);

  if (error && !data) {
    return (
      <>
        <DocumentHead {...homeHead} />
        <Hero />
        <Failure text={describeError(error)} onRetry={() => void refetch()} />
      </>
    );
  }
  const isShopEmpty = data?.brands.length === 0;
  return (
    <>
      <DocumentHead {...homeHead} />
      <Hero isShopEmpty={isShopEmpty} />
      {isShopEmpty ? null : (
        <>
          <BrandStrip brands={data?.brands} />
          <ProductBlock
            {...homeTexts.featured}
            to={paths.catalog()}
            products={data?.featuredProducts}
            count={8}
          />
          <Occasions occasions={data ? shownOccasions(data.products.facets) : []} />
          <ProductBlock
            {...homeTexts.eyewear}
            to={catalogPath({ categories: ['Lunettes'] })}
            products={data?.eyewear.nodes}
            count={4}
          />
        </>
      )}
      <About />
      <Services />
      {isShopEmpty ? null : <CategoryTiles categories={data?.categories} />}
    </>
  );
}

function About() {
  const { title, text } = homeTexts.about;
  return (
    <section className="about">
      <div className="block about__inner">
        <Picture
          src="/images/about.svg"
          alt=""
          width={800}
          height={600}
          className="about__picture"
        />
        <div className="about__words">
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

// In the order of the texts.
const icons: readonly IconName[] = ['advice', 'scissors', 'quality', 'delivery'];

function Services() {
  const { title, cards } = homeTexts.services;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <ul className="services">
        {cards.map((card, index) => (
          <li key={card.title} className="services__card">
            <Icon name={icons[index] ?? 'check'} size={30} />
            <h3 className="services__title">{card.title}</h3>
            <p className="services__text">{card.text}</p>
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

type BrandStripProps = { brands: readonly { name: string }[] | undefined };

function BrandStrip({ brands }: BrandStripProps) {
  return (
    <section className="brand-strip" aria-label={homeTexts.brands.title}>
      <ul className="brand-strip__list">
        {brands
          ? brands.map(({ name }) => (
              <li key={name}>
                <Link to={catalogPath({ brands: [name] })} className="brand-strip__brand">
                  {name}
                </Link>
              </li>
            ))
          : Array.from({ length: 8 }, (_, index) => (
              <li key={index} className="brand-strip__brand">
                <Skeleton className="brand-strip__waiting" />
              </li>
            ))}
      </ul>
    </section>
  );
}
