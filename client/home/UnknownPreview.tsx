import { paths } from '#shared/paths.ts';
import { DocumentHead } from '../page/DocumentHead.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { homeTexts } from './home.fr.ts';

const { preview } = homeTexts;

/** Says that a link of a preview is no longer valid. */
export function UnknownPreview() {
  return (
    <div className="page">
      <DocumentHead title={preview.unknown} />
      <EmptyState image="/images/not-found.svg" text={preview.unknown} level="h1">
        <ButtonLink to={paths.home()}>{preview.toHome}</ButtonLink>
      </EmptyState>
    </div>
  );
}
