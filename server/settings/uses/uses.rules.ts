interface Hours {
  readonly weekly: readonly unknown[];
  readonly exceptions: readonly { readonly hours: readonly unknown[] }[];
  readonly seats: Readonly<Record<string, number>>;
}

/** Says whether anything can ever be booked. Hours that were never changed are those of a fresh shop, which has some. */
export function takesAppointments(hours: Hours | null): boolean {
  if (hours === null) return true;
  const isOpen = hours.weekly.length > 0 || hours.exceptions.some((each) => each.hours.length > 0);
  return isOpen && Object.values(hours.seats).some((seats) => seats > 0);
}
