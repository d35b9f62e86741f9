import { Button } from '../../ui/button/Button.tsx';
import { formatAgo } from '../../ui/format/ago.ts';
import { formatDate } from '../../ui/format/date.ts';
import { AccountItem } from '../AccountItem.tsx';
import { useEndSession, type ListedSession } from './useEndSession.ts';
import { accountTexts } from '../account.fr.ts';

type Props = { session: ListedSession };

export function SessionItem({ session }: Props) {
  const { run, isBusy } = useEndSession();
  const texts = accountTexts.security.sessions;
  const device = session.device ?? texts.unknown;
  const facts = [
    texts.seen(formatAgo(session.lastSeenAt, new Date())),
    texts.opened(formatDate(session.createdAt)),
  ];
  const title = session.isCurrent ? (
    <>
      {device}
      <strong className="mark">{texts.current}</strong>
    </>
  ) : (
    device
  );
  return (
    <AccountItem title={title} facts={facts}>
      {session.isCurrent ? null : (
        <Button variant="secondary" disabled={isBusy} onClick={() => void run({ id: session.id })}>
          <span>
            {texts.end}
            <span className="visually-hidden">{texts.endOf(device)}</span>
          </span>
        </Button>
      )}
    </AccountItem>
  );
}
