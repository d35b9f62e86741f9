import { frAccount } from '../../text/fr.account.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { SessionItem } from './SessionItem.tsx';
import './SessionsSection.css';
import { useEndOtherSessions, type ListedSession } from './useEndSession.ts';

type Props = {
  /** Undefined until loaded. */
  sessions: ListedSession[] | undefined;
};

export function SessionsSection({ sessions }: Props) {
  const title = useFocusWhenFewer(sessions?.length ?? 0);
  const { endOthers, isEnding } = useEndOtherSessions();
  const texts = frAccount.security.sessions;
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <section className="surface security__section" aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      {hasOthers ? <p className="security__text">{texts.text}</p> : null}
      {sessions ? (
        <ul className="sessions__list">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Skeleton className="sessions__skeleton" />
      )}
      {hasOthers ? (
        <Button
          variant="danger"
          className="sessions__others"
          disabled={isEnding}
          onClick={() => void endOthers()}
        >
          {texts.endOthers}
        </Button>
      ) : null}
    </section>
  );
}
