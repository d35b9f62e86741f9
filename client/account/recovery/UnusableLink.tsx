import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { frAccount } from '../../text/fr.account.ts';
import { Outcome } from '../Outcome.tsx';

type Props = { text: string; to: string; name: string };

/** In place of a form whose link expired, was used before, or is incomplete. */
export function UnusableLink({ text, to, name }: Props) {
  return (
    <Outcome title={frAccount.unusableLink} text={text}>
      <ButtonLink to={to}>{name}</ButtonLink>
    </Outcome>
  );
}
