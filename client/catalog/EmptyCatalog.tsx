import { paths } from '#shared/paths.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { catalogTexts } from './catalog.fr.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

/** A shop without products: nothing to search or filter. */
export function EmptyCatalog() {
  return (
    <>
      <h1>{catalogTexts.title}</h1>
      <EmptyState image="/images/empty-search.svg" text={catalogTexts.noProducts}>
        <ButtonLink to={paths.home()}>{shopTexts.app.notFound.home}</ButtonLink>
      </EmptyState>
    </>
  );
}
