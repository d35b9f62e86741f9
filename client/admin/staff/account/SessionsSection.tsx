import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatAgo } from '../../../ui/format/ago.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import type { StaffSessions_SessionFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { ItemSection } from '../../form/ItemSection.tsx';

graphql(`
  fragment StaffSessions_session on StaffSession {
    id
    createdAt
    lastSeenAt
    device
    isCurrent
  }
`);

const endSessionMutation = graphql(`
  mutation AdminEndSession($id: ID!) {
    payload: endSession(id: $id) {
      me {
        id
        sessions {
          ...StaffSessions_session
        }
      }
      userErrors {
        message
      }
    }
  }
`);

const endOtherSessionsMutation = graphql(`
  mutation AdminEndOtherSessions {
    payload: endOtherSessions {
      me {
        id
        sessions {
          ...StaffSessions_session
        }
      }
      userErrors {
        message
      }
    }
  }
`);

type Session = StaffSessions_SessionFragment;

const texts = frAdmin.account;

export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const one = useAdminMutation(endSessionMutation, { announced: texts.ended });
  const others = useAdminMutation(endOtherSessionsMutation, { announced: texts.endedOthers });
  const isBusy = one.isBusy || others.isBusy;
  const itemOf = ({ id, device, isCurrent, createdAt, lastSeenAt }: Session) => ({
    id,
    title: <strong>{device}</strong>,
    mark: isCurrent ? texts.current : undefined,
    facts: [texts.seen(formatAgo(lastSeenAt, new Date())), texts.opened(formatDate(createdAt))],
    children: isCurrent ? null : (
      <Button
        variant="quiet"
        disabled={isBusy}
        aria-label={texts.endNamed(device)}
        onClick={() => void one.run({ id })}
      >
        {texts.end}
      </Button>
    ),
  });
  return (
    <ItemSection title={texts.sessions} rows={sessions} item={itemOf}>
      {sessions.length > 1 ? (
        <Button variant="danger" disabled={isBusy} onClick={() => void others.run({})}>
          {texts.endOthers}
        </Button>
      ) : null}
    </ItemSection>
  );
}
