import type { Unmasked } from '@apollo/client/masking';

import { frAdmin } from '../../../text/fr.admin.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatAgo } from '../../../ui/format/ago.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import type { StaffSessions_SessionFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { StaffAccountItem } from './StaffAccountItem.tsx';
import { useEndSession } from './useEndSession.ts';

export const staffSessionsFragment = graphql(`
  fragment StaffSessions_session on StaffSession {
    id
    createdAt
    lastSeenAt
    device
    isCurrent
  }
`);

type Props = { sessions: readonly Unmasked<StaffSessions_SessionFragment>[] };

const texts = frAdmin.account;

export function SessionsSection({ sessions }: Props) {
  const title = useFocusWhenFewer(sessions.length);
  const { endSession, endOthers, isEnding } = useEndSession();
  return (
    <section className="surface admin-section" aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={title} tabIndex={-1}>
        {texts.sessions}
      </h2>
      <ul className="staff-account__list">
        {sessions.map(({ id, device, isCurrent, createdAt, lastSeenAt }) => (
          <StaffAccountItem
            key={id}
            title={
              <>
                <strong>{device}</strong>
                {isCurrent ? <span className="staff-account__current">{texts.current}</span> : null}
              </>
            }
            facts={[
              texts.seen(formatAgo(lastSeenAt, new Date())),
              texts.opened(formatDate(createdAt)),
            ]}
          >
            {isCurrent ? null : (
              <Button
                variant="quiet"
                disabled={isEnding}
                aria-label={texts.endNamed(device)}
                onClick={() => void endSession(id)}
              >
                {texts.end}
              </Button>
            )}
          </StaffAccountItem>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="danger" disabled={isEnding} onClick={() => void endOthers()}>
          {texts.endOthers}
        </Button>
      ) : null}
    </section>
  );
}
