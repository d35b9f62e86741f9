import { paths } from '#shared/paths.ts';

type Props = { id: string; key: string; calendar: string };

/** The address of the appointment's file for calendars: phones open one of a server at once. */
export const calendarHref = ({ id, key }: Props) => paths.appointmentCalendar(id, key);
