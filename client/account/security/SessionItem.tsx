import { frAccount } from '../../text/fr.account.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatAgo } from '../../ui/format/ago.ts';
import { formatDate } from '../../ui/format/date.ts';
import './SessionItem.css';
import { useEndSession, type ListedSession } from './useEndSession.ts';

type Props = { session: ListedSession };

export function SessionItem({ session }: Props) {
  const { endSession, isEnding } = useEndSession();
  const texts = frAccount.security.sessions;
  const device = session.device ?? texts.unknown;
  return (
    <li className="session-item">
      <div>
        <p className="session-item__device">
          {device}
          {session.isCurrent ? (
            <strong className="session-item__current">{texts.current}</strong>
          ) : null}
        </p>
        <p className="session-item__facts">
          <span>{texts.seen(formatAgo(session.lastSeenAt, new Date()))}</span>
          <span>{texts.opened(formatDate(session.createdAt))}</span>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button variant="secondary" disabled={isEnding} onClick={() => void endSession(session.id)}>
          <span>
            {texts.end}
            <span className="visually-hidden"> {texts.endOf(device)}</span>
          </span>
        </Button>
      )}
    </li>
  );
}
