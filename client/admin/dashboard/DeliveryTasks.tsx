import { Link } from 'react-router-dom';

import { frDashboard } from '../../text/admin/dashboard.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDateTime } from '../../ui/format/date.ts';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import type { DeliveryTasks_TaskFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';

graphql(`
  fragment DeliveryTasks_task on DeliveryTask {
    id
    text
    at
    order {
      id
      number
    }
  }
`);

const closeTaskMutation = graphql(`
  mutation AdminCloseDeliveryTask($id: ID!) {
    payload: closeDeliveryTask(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

type Props = {
  tasks: readonly DeliveryTasks_TaskFragment[];
  /** All that are open, of which the oldest are shown. */
  count: number;
};

const texts = frDashboard.tasks;

/** Parcels that need a person. */
export function DeliveryTasks({ tasks, count }: Props) {
  const title = useFocusWhenFewer(tasks.length);
  const { run, isBusy } = useAdminMutation(closeTaskMutation, {
    done: texts.closed,
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  if (tasks.length === 0) return null;
  return (
    <Section title={texts.title} titleRef={title}>
      <ul>
        {tasks.map(({ id, text, at, order }) => (
          <li key={id} className="failed-mails__mail">
            <div className="failed-mails__text">
              <p className="failed-mails__title">{text}</p>
              <p className="failed-mails__facts">
                {order ? (
                  <Link to={adminPaths.order(order.id)}>{texts.open(order.number)}</Link>
                ) : null}
                <span>{texts.since(formatDateTime(at))}</span>
              </p>
            </div>
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={texts.doneNamed(order?.number ?? '')}
              onClick={() => void run({ id })}
            >
              {texts.done}
            </Button>
          </li>
        ))}
      </ul>
      {count > tasks.length ? <p className="note">{texts.more(count - tasks.length)}</p> : null}
    </Section>
  );
}
