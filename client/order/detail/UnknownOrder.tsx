import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths } from '../../page/paths.ts';
import { fr } from '../../text/fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

type Props = { level: 'h1' | 'h2' };

/** Does not say whether the order exists. */
export function UnknownOrder({ level }: Props) {
  const { unknown, unknownTitle, toShop } = fr.order.view;
  return (
    <>
      <DocumentHead title={unknownTitle} />
      <EmptyState image="/images/not-found.svg" text={unknown} level={level}>
        <ButtonLink to={paths.catalog()}>{toShop}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.findOrder()}>
          {fr.order.find.title}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
