import { useQuery } from '@apollo/client/react';

import { FailedPage } from '../../apollo/QueryProblem.tsx';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths } from '#shared/paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { shopTexts } from '../../text/shop.fr.ts';
import { occasionTexts } from './occasion.fr.ts';
import './OccasionPage.css';
import { occasionsHead } from './occasionHead.ts';
import { occasionsPageQuery } from './occasionPageQuery.ts';
import { OccasionTiles, shownOccasions } from './OccasionTiles.tsx';

export function OccasionsPage() {
  const query = useQuery(occasionsPageQuery);
  const { data, error } = query;
  if (error && !data) return <FailedPage query={query} />;
  if (!data) return <Loader />;
  const occasions = shownOccasions(data.products.facets);
  return (
    <div className="page">
      <DocumentHead {...occasionsHead} />
      <Breadcrumb
        steps={[
          { label: shopTexts.breadcrumb.home, to: paths.home() },
          { label: occasionTexts.breadcrumb },
        ]}
      />
      <h1 className="occasions__title">{occasionTexts.title}</h1>
      {occasions.length === 0 ? (
        <EmptyState image="/images/empty-search.svg" text={occasionTexts.none}>
          <ButtonLink to={paths.catalog()}>{occasionTexts.toShop}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="occasions__text">{data.shop.texts[0]?.text ?? occasionTexts.text}</p>
          <OccasionTiles occasions={occasions} shape="grid" />
        </>
      )}
    </div>
  );
}
