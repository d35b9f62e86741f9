import { Link } from 'react-router-dom';

import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import { labelOf } from '../../text/admin/labels.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDateTime } from '../../ui/format/date.ts';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import type { FailedMails_MailFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';

graphql(`
  fragment FailedMails_mail on FailedMail {
    id
    kind
    to
    createdAt
    lastError
    order {
      id
      number
    }
  }
`);

const retryMailMutation = graphql(`
  mutation AdminRetryMail($id: ID!) {
    payload: retryMail(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

type Mail = FailedMails_MailFragment;
const texts = frDashboard.mails;

export function FailedMails({ mails }: { mails: readonly Mail[] }) {
  const title = useFocusWhenFewer(mails.length);
  const { run, isBusy } = useAdminMutation(retryMailMutation, {
    done: texts.retried,
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  if (mails.length === 0) return null;
  return (
    <Section title={texts.title} titleRef={title}>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className="failed-mails__mail">
            <div className="failed-mails__text">
              <p className="failed-mails__title">
                {kindOf(mail)} → {mail.to}
              </p>
              <p className="failed-mails__facts">
                {mail.order ? (
                  <Link to={adminPaths.order(mail.order.id)}>{texts.order(mail.order.number)}</Link>
                ) : null}
                <span>{texts.since(formatDateTime(mail.createdAt))}</span>
                {mail.lastError === null ? null : <span>{mail.lastError}</span>}
              </p>
            </div>
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={texts.retryNamed(kindOf(mail), mail.to)}
              onClick={() => void run({ id: mail.id })}
            >
              {texts.retry}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const kindOf = ({ kind }: Mail) => labelOf('mailKind', kind);
