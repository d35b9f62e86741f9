import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { occasionSlugs, type PageOccasion } from '#shared/catalog/occasions.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { useCountryPromise, useToday } from '../../page/today.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { paths } from '#shared/paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useBegin } from '../card/useBegin.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { searchTexts } from '../search/search.fr.ts';
import { readDay, arrivesBefore, type ReadDay } from '../deliveryDates.ts';
import { ArchHead } from '../list/ArchHead.tsx';
import { CatalogResults } from '../list/CatalogResults.tsx';
import '../list/CatalogPage.css';
import { catalogPath } from '../list/filter/filters.ts';
import { readLength, requestLength } from '../list/listLength.ts';
import { useMoreProducts } from '../list/useMoreProducts.ts';
import { DateForm } from './DateForm.tsx';
import { occasionTexts } from './occasion.fr.ts';
import './OccasionPage.css';
import { occasionHead, occasionOf } from './occasionHead.ts';
import {
  occasionParameters,
  occasionPageQuery,
  occasionPath,
  occasionVariables,
} from './occasionPageQuery.ts';
import { OccasionTiles, occasionPicture, shownOccasions } from './OccasionTiles.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { cx } from '../../ui/cx.ts';
import type { ProductWithVariants } from '../card/useFirstVariant.ts';
import { sizesInStock } from '../variants.ts';

export function OccasionPage() {
  const occasion = occasionOf(useParams()['slug']);
  return occasion ? <OccasionList key={occasion} occasion={occasion} /> : <NotFound />;
}

function OccasionList({ occasion }: { occasion: PageOccasion }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = useToday();
  const after = useBegin();
  const length = readLength(params);
  const date = params.get(occasionParameters.date);
  const day = readDay(date, today);
  const query = useQuery(occasionPageQuery, {
    variables: occasionVariables(occasion, requestLength(length), after),
  });
  const products = query.data?.products;
  const { grid, hasMore, isLoading, showMore } = useMoreProducts({
    page: products,
    list: occasion,
    wanted: length,
    query,
    onLonger: (shown) => {
      // The list begins behind a cursor and is incomplete.
      if (after !== null) return;
      void navigate(occasionPath(occasion, { date, length: shown }), { replace: true });
    },
  });
  const slug = occasionSlugs[occasion];
  const { title, text } = occasionTexts.pages[occasion];
  const others = products
    ? shownOccasions(products.facets).filter((each) => each !== occasion)
    : [];
  return (
    <div className="page occasion">
      <DocumentHead {...occasionHead(occasion)} />
      <Breadcrumb
        steps={[
          { label: shopTexts.breadcrumb.home, to: paths.home() },
          { label: occasionTexts.breadcrumb, to: paths.occasions() },
          { label: occasionNames[occasion] },
        ]}
      />
      <ArchHead picture={{ url: occasionPicture(slug), alt: '' }} title={title}>
        {/* Until loaded the software's text holds the place of the shop's. */}
        <p className={cx('arch-head__text', !query.data && 'occasion__text--awaited')}>
          {query.data?.shop.texts[0]?.text ?? text}
        </p>
        <DateForm occasion={occasion} text={date} day={day} today={today} />
      </ArchHead>
      <div className="catalog__bar">
        <output className="catalog__count">
          {products ? searchTexts.count(products.totalCount) : null}
        </output>
        <ButtonLink variant="quiet" to={catalogPath({ occasions: [slug] })}>
          {occasionTexts.refine}
        </ButtonLink>
      </div>
      <CatalogResults
        products={products?.nodes}
        list={occasion}
        query={query}
        isStale={false}
        room="page"
        grid={grid}
        renderNote={(product) => <OccasionNote product={product} day={day} today={today} />}
        empty={
          <EmptyState image="/images/empty-search.svg" text={occasionTexts.empty}>
            <ButtonLink to={paths.catalog()}>{occasionTexts.toShop}</ButtonLink>
          </EmptyState>
        }
        more={{
          hasMore,
          isLoading,
          onMore: () => void showMore(),
          path: occasionPath(occasion, { date, after: products?.pageInfo.endCursor ?? '' }),
        }}
      />
      {others.length === 0 ? null : (
        <section className="occasion__others">
          <h2>{occasionTexts.others}</h2>
          <OccasionTiles occasions={others} shape="row" />
        </section>
      )}
    </div>
  );
}

const { date: texts } = occasionTexts;

type Props = { product: ProductWithVariants; day: ReadDay; today: string };

/** Lists on a product's card its sizes in stock, and whether it arrives in time for the day. */
function OccasionNote({ product, day, today }: Props) {
  const promised = useCountryPromise();
  const sizes = sizesInStock(product.listedVariants);
  const date = day?.date;
  const isInTime = date !== undefined && arrivesBefore(date, promised);
  return (
    <>
      {sizes.length === 0 ? null : (
        <p className="occasion-note note">{occasionTexts.sizes(sizes)}</p>
      )}
      {date === undefined ? null : (
        <p
          className={cx(
            'occasion-note note',
            isInTime ? 'occasion-note--in-time' : 'occasion-note--late',
          )}
        >
          {(isInTime ? texts.inTime : texts.tooLate)(formatDay(date, today))}
        </p>
      )}
    </>
  );
}
