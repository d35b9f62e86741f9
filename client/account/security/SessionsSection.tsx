import { Button } from '../../ui/button/Button.tsx';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { SessionItem } from './SessionItem.tsx';
import './SessionsSection.css';
import { useEndOtherSessions, type ListedSession } from './useEndSession.ts';
import { accountTexts } from '../account.fr.ts';

type Props = { sessions: ListedSession[] };

export function SessionsSection({ sessions }: Props) {
  const title = useFocusWhenFewer(sessions.length);
  const { run, isBusy } = useEndOtherSessions();
  const texts = accountTexts.security.sessions;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <section className="surface security__section" aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      {hasOthers ? <p className="account-text">{texts.text}</p> : null}
      <ul className="sessions__list">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="danger"
          className="sessions__others"
          disabled={isBusy}
          onClick={() => void run({})}
        >
          {texts.endOthers}
        </Button>
      ) : null}
    </section>
  );
}
