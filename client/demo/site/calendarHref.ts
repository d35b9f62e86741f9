/** No server has the file: the address holds it. */
export const calendarHref = ({ calendar }: { calendar: string }) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;
