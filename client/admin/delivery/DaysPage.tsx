import { useApolloClient, useQuery } from '@apollo/client/react';

import { useToday } from '../../page/today.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frDelivery } from '../../text/admin/settings/delivery.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem, useAdminMutation } from '../apollo/useAdminMutation.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { ItemSection } from '../form/ItemSection.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { useStaff } from '../staff/me.ts';
import { deliveryFrame } from './deliveryFrame.tsx';
import { DeliverySettings } from './DeliverySettings.tsx';

const closedDaysQuery = graphql(`
  query AdminClosedDays {
    closedDays
  }
`);

const setClosedDaysMutation = graphql(`
  mutation AdminSetClosedDays($dates: [Date!]!) {
    payload: setClosedDays(dates: $dates) {
      closedDays
      userErrors {
        field
        message
      }
    }
  }
`);

const { days: texts } = frDelivery;

/** Days on which nothing is sent, and for owners the hour after which orders wait. */
export function DaysPage() {
  const { role } = useStaff();
  const result = useQuery(closedDaysQuery);
  const { title, header } = deliveryFrame(adminPaths.deliveryDays());
  return (
    <PageFrame title={title}>
      {header}
      <div className="admin-columns">
        <Loaded result={result}>{({ closedDays }) => <ClosedDays dates={closedDays} />}</Loaded>
        {role === 'OWNER' ? <DeliverySettings /> : null}
      </div>
    </PageFrame>
  );
}

/** Changes the dates as they are now: others may have added some. */
function useClosedDays() {
  const client = useApolloClient();
  const { send, isBusy } = useAdminMutation(setClosedDaysMutation, {
    update: (cache, { data }) => {
      const closedDays = data?.payload.closedDays;
      if (closedDays) cache.writeQuery({ query: closedDaysQuery, data: { closedDays } });
    },
  });
  const change = async (changed: (dates: readonly string[]) => string[]) => {
    try {
      const { data } = await client.query({
        query: closedDaysQuery,
        fetchPolicy: 'network-only',
      });
      return await send({ dates: changed(data?.closedDays ?? []) });
    } catch (error) {
      toastProblem(error);
      return undefined;
    }
  };
  return { change, isBusy };
}

function ClosedDays({ dates }: { dates: readonly string[] }) {
  const today = useToday();
  const { change, isBusy } = useClosedDays();
  const remove = async (date: string) => {
    const reply = await change((now) => now.filter((each) => each !== date));
    for (const { message } of reply?.userErrors ?? []) toast.error(message);
    if (reply?.userErrors.length === 0) toast.success(texts.removed);
  };
  const itemOf = (date: string) => ({
    id: date,
    title: formatDate(date),
    facts: date < today ? [texts.past] : [],
    children: (
      <Button
        variant="quiet"
        disabled={isBusy}
        aria-label={texts.removeNamed(formatDate(date))}
        onClick={() => void remove(date)}
      >
        {texts.remove}
      </Button>
    ),
  });
  return (
    <ItemSection
      title={texts.closed}
      intro={texts.intro}
      rows={dates}
      none={texts.none}
      item={itemOf}
    >
      <AdminForm
        fields={{ date: '' }}
        submit={texts.add}
        variant="secondary"
        isEmptied
        send={async ({ date }) => {
          const reply = await change((now) => [...new Set([...now, date])]);
          // An error has the place of its date.
          const userErrors = reply?.userErrors.map((error) => ({ ...error, field: 'date' })) ?? [];
          return reply && { ...reply, userErrors };
        }}
        onDone={() => toast.success(texts.added)}
      >
        {(field) => <Field {...field('date')} label={texts.day} type="date" required />}
      </AdminForm>
    </ItemSection>
  );
}
