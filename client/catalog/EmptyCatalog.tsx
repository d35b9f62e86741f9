import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';
import { frCatalog } from './catalog.fr.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

/** A shop without products: nothing to search or filter. */
export function EmptyCatalog() {
  return (
    <>
      <h1>{frCatalog.title}</h1>
      <EmptyState image="/images/empty-search.svg" text={frCatalog.noProducts}>
        <ButtonLink to={paths.home()}>{fr.app.notFound.home}</ButtonLink>
      </EmptyState>
    </>
  );
}
