import { Button } from '../../ui/button/Button.tsx';
import { Outcome } from '../Outcome.tsx';
import { accountTexts } from '../account.fr.ts';

type Props = { email: string; onAgain: () => void };

/** The same whether the account exists. */
export function LinkSent({ email, onAgain }: Props) {
  const { sentTitle, sent, nothing, hints, again } = accountTexts.forgotPassword;
  return (
    <Outcome title={sentTitle} text={sent(email)}>
      <p className="outcome__subtitle">{nothing}</p>
      <ul className="outcome__hints">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <Button variant="secondary" isWide onClick={onAgain}>
        {again}
      </Button>
    </Outcome>
  );
}
