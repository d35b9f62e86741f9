import { useToday } from '../../page/today.ts';
import type { AdminAppointmentsQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frAppointments as texts } from '../../text/admin/orders/appointments.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { phoneLink } from '../../ui/format/contact.ts';
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { useListAddress, withParameter } from '../list/listAddress.ts';
import { ListPage } from '../list/ListPage.tsx';
import { liveQuery } from '../page/Loaded.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { useStaff } from '../staff/me.ts';
import { AppointmentActions } from './AppointmentActions.tsx';
import './Appointments.css';

const appointmentsQuery = graphql(`
  query AdminAppointments($day: String!, $after: String) {
    appointments(from: $day, to: $day, first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        kind
        status
        localTime
        name
        phone
        email
        note
        cancelReason
      }
    }
  }
`);

type Appointment = AdminAppointmentsQuery['appointments']['nodes'][number];
type Status = Appointment['status'];

const tones: Readonly<Record<Status, Tone>> = {
  BOOKED: 'waiting',
  CANCELLED: 'ended',
  CAME: 'done',
  DID_NOT_COME: 'ended',
};

const columns: readonly Column<Appointment>[] = [
  {
    title: texts.columns.time,
    shape: 'title',
    isUnbroken: true,
    cell: ({ localTime }) => localTime.slice(11),
  },
  { title: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
  {
    title: texts.columns.person,
    cell: ({ name, phone }) => (
      <>
        <bdi className="appointments__name">{name}</bdi>
        <a href={phoneLink(phone)} aria-label={`${texts.call(name)}, ${phone}`}>
          {phone}
        </a>
      </>
    ),
  },
  { title: texts.columns.note, cell: ({ note }) => (note ? <bdi>{note}</bdi> : null) },
  {
    title: texts.columns.status,
    cell: ({ status, cancelReason }) => (
      <>
        <StatusChip tone={tones[status]} text={texts.statuses[status]} />
        {status === 'CANCELLED' ? (
          <span className="note appointments__reason">
            {cancelReason ? texts.cancelledByShop(cancelReason) : texts.cancelledByShopper}
          </span>
        ) : null}
      </>
    ),
  },
  {
    title: texts.columns.actions,
    cell: (appointment) => <AppointmentActions appointment={appointment} />,
  },
];

const parameter = 'jour';

/** The appointments of one day. */
export function AppointmentsPage() {
  const { role } = useStaff();
  const today = useToday();
  const { read } = useListAddress();
  const day = readDay(read(parameter)) ?? today;
  return (
    <ListPage
      title={texts.title}
      actions={
        role === 'OWNER' ? (
          <ButtonLink variant="secondary" to={adminPaths.openingHours()}>
            {texts.toHours}
          </ButtonLink>
        ) : null
      }
      header={<DayChooser day={day} today={today} />}
      query={appointmentsQuery}
      request={({ after }) => ({ variables: { day, after }, ...liveQuery })}
      list={({ appointments }) => appointments}
      count={texts.count}
      empty={texts.empty}
      columns={columns}
    />
  );
}

function DayChooser({ day, today }: { day: string; today: string }) {
  const { parameters, change } = useListAddress();
  const linkTo = (days: number) => withParameter(parameters, parameter, daysLater(day, days));
  return (
    <div className="appointments__days">
      <Field
        label={texts.day}
        type="date"
        value={day}
        onChange={({ target: { value } }) => change({ [parameter]: readDay(value) ?? '' })}
      />
      <ButtonLink variant="secondary" to={linkTo(-1)}>
        {texts.previous}
      </ButtonLink>
      {day === today ? null : (
        <ButtonLink variant="secondary" to={withParameter(parameters, parameter, '')}>
          {texts.today}
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" to={linkTo(1)}>
        {texts.next}
      </ButtonLink>
    </div>
  );
}

/** A date of this century; null for anything else in the address. */
function readDay(text: string) {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function daysLater(date: string, days: number) {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
