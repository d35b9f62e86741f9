import { Button } from '../../ui/button/Button.tsx';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { replaceCustomerList } from '../../apollo/customerLists.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import type { ListedSession_SessionFragment } from '../../generated/shop/graphql.ts';
import { graphql } from '../../generated/shop/index.ts';
import { accountTexts } from '../account.fr.ts';
import { formatAgo } from '../../ui/format/ago.ts';
import { formatDate } from '../../ui/format/date.ts';
import { AccountItem } from '../AccountItem.tsx';
import './SecurityPage.css';

export function SessionsSection({ sessions }: { sessions: ListedSession[] }) {
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

function SessionItem({ session }: { session: ListedSession }) {
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

graphql(`
  fragment ListedSession_session on CustomerSession {
    id
    createdAt
    lastSeenAt
    device
    isCurrent
  }
`);

const endSessionMutation = graphql(`
  mutation EndSession($id: ID!) {
    payload: endSession(id: $id) {
      sessions {
        ...ListedSession_session
      }
      userErrors {
        code
        message
      }
    }
  }
`);

const endOtherSessionsMutation = graphql(`
  mutation EndOtherSessions {
    payload: endOtherSessions {
      sessions {
        ...ListedSession_session
      }
      userErrors {
        code
        message
      }
    }
  }
`);

type ListedSession = ListedSession_SessionFragment;

const texts = accountTexts.security.sessions;

const useEndSession = () =>
  usePayload(endSessionMutation, {
    announced: texts.ended,
    update: (cache, { data }) => replaceCustomerList(cache, 'sessions', data?.payload.sessions),
  });

const useEndOtherSessions = () =>
  usePayload(endOtherSessionsMutation, {
    announced: texts.endedOthers,
    update: (cache, { data }) => replaceCustomerList(cache, 'sessions', data?.payload.sessions),
  });
