import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths } from '../../page/paths.ts';
import { fr } from '../../text/fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

type Props = { level: 'h1' | 'h2' };

/** Says that there is no such order here: whose it is, or whether it exists, is not told. */
export function UnknownOrder({ level }: Props) {
  const { unknown, unknownTitle, toShop } = fr.order.view;
  return (
    <>
      <DocumentHead title={unknownTitle} />
      <EmptyState image="/images/not-found.svg" text={unknown} level={level}>
        <ButtonLink to={paths.catalog()}>{toShop}</ButtonLink>
      </EmptyState>
    </>
  );
}
