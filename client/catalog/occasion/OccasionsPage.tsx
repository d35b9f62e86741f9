import { useQuery } from '@apollo/client/react';

import { describeError } from '../../apollo/problems.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { PageError } from '../../page/PageError.tsx';
import { paths } from '../../page/paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { fr } from '../../text/fr.ts';
import { frOccasionPages } from './occasion.fr.ts';
import './OccasionPage.css';
import { occasionsHead } from './occasionHead.ts';
import { occasionsPageQuery } from './occasionPageQuery.ts';
import { OccasionTiles, shownOccasions } from './OccasionTiles.tsx';

export function OccasionsPage() {
  const { data, error, refetch } = useQuery(occasionsPageQuery);
  if (error && !data) {
    return <PageError text={describeError(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loader />;
  const occasions = shownOccasions(data.products.facets);
  return (
    <div className="page">
      <DocumentHead {...occasionsHead} />
      <Breadcrumb
        steps={[
          { label: fr.breadcrumb.home, to: paths.home() },
          { label: frOccasionPages.breadcrumb },
        ]}
      />
      <h1 className="occasion__title">{frOccasionPages.title}</h1>
      {occasions.length === 0 ? (
        <EmptyState image="/images/empty-search.svg" text={frOccasionPages.none}>
          <ButtonLink to={paths.catalog()}>{frOccasionPages.toShop}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="occasion__text occasion__text--alone">{frOccasionPages.text}</p>
          <OccasionTiles occasions={occasions} shape="grid" />
        </>
      )}
    </div>
  );
}
