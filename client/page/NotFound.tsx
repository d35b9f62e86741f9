import { shopTexts } from '../text/shop.fr.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { paths } from '#shared/paths.ts';

export function NotFound() {
  const { documentTitle, message, home } = shopTexts.app.notFound;
  return (
    <div className="page">
      <DocumentHead title={documentTitle} />
      <EmptyState image="/images/not-found.svg" text={message} level="h1">
        <ButtonLink to={paths.home()}>{home}</ButtonLink>
      </EmptyState>
    </div>
  );
}
