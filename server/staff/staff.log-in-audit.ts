import { logChange } from '../audit/audit.ts';
import { deviceOf } from '../authentication/user-agent.ts';
import type { Ports } from '../context.ts';
import { noteInBackground } from '../shared/last-use.ts';
import type { StaffContext } from './staff.viewer.ts';

const HOUR_MS = 3_600_000;

interface Refused {
  readonly since: number;
  readonly count: number;
}

/** Counts of each shop, by e-mail of staff, who are few; counts before a restart are in the log. */
const refusedOf = new WeakMap<StaffContext['store'], Map<string, Refused>>();

type Way = 'PASSWORD' | 'PASSKEY';

const circumstancesOf = ({ userAgent, clientAddress }: StaffContext, way: Way) => ({
  way,
  ...deviceOf(userAgent),
  address: clientAddress,
});

/** Must run in the transaction that opens the session. */
export async function logLogIn(
  ports: Pick<Ports, 'audit'>,
  context: StaffContext,
  email: string,
  way: Way,
): Promise<void> {
  const after = circumstancesOf(context, way);
  const { clock } = context;
  const change = { action: 'staff.log-in', subject: email, before: null, after };
  await logChange(ports, { actor: email, clock }, change);
}

/** An entry for the first refused log-in of an hour, then for the tenth, hundredth and so on. */
export function logRefusedLogIn(context: StaffContext, email: string, way: Way): void {
  const { store, clock, log } = context;
  const now = clock().getTime();
  const refused = refusedOf.get(store) ?? new Map<string, Refused>();
  refusedOf.set(store, refused);
  const before = refused.get(email);
  const isSameHour = before !== undefined && now - before.since < HOUR_MS;
  const { since, count } = isSameHour ? before : { since: now, count: 0 };
  const attempts = count + 1;
  refused.set(email, { since, count: attempts });
  if (!/^10*$/.test(String(attempts))) return;
  const noted = store.transaction((ports) =>
    logChange(
      ports,
      { actor: email, clock },
      {
        action: 'staff.log-in-refused',
        subject: email,
        before: null,
        after: { ...circumstancesOf(context, way), attempts },
      },
    ),
  );
  // Awaited, it would reveal by its time who is staff.
  noteInBackground(noted, log, 'a refused log-in of staff was not noted');
}
