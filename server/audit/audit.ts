import { v7 as uuid } from 'uuid';
import type { AuditStore } from './audit.store.ts';

/** The command line; staff are named by their e-mail, API tokens by `API_TOKEN_ACTOR`. */
export const COMMAND_LINE = 'npm run shop';

/** Stands before the name of an API token. */
export const API_TOKEN_ACTOR = 'api-token:';

export interface Change {
  /** The action's code, such as `order.confirm`. */
  readonly action: string;
  /** An order's number, an id or an e-mail. */
  readonly subject: string;
  /** Null for something new. */
  readonly before: object | null;
  /** Null for something deleted. */
  readonly after: object | null;
}

interface Ports {
  readonly audit: AuditStore;
}

interface By {
  readonly actor: string;
  readonly clock: () => Date;
}

/** Must run in the transaction of the changes. Entries hold only the fields that differ. */
export async function logChanges(
  { audit }: Ports,
  { actor, clock }: By,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const at = clock().toISOString();
  await audit.add(
    ...changes.map(({ action, subject, before, after }) => ({
      id: uuid(),
      at,
      actor,
      action,
      subject,
      ...differences(before, after),
    })),
  );
}

/** Must run in the transaction of the change. */
export function logChange(ports: Ports, by: By, change: Change): Promise<void> {
  return logChanges(ports, by, [change]);
}

/** Writes both sides as JSON; without the other side, all fields. */
function differences(
  before: object | null,
  after: object | null,
): { readonly before: string | null; readonly after: string | null } {
  return { before: differing(before, after), after: differing(after, before) };
}

function differing(side: object | null, other: object | null): string | null {
  if (side === null) return null;
  const others = new Map(Object.entries(other ?? {}).map(([key, value]) => [key, json(value)]));
  const own = Object.entries(side).filter(([key, value]) => others.get(key) !== json(value));
  return JSON.stringify(Object.fromEntries(own));
}

const json = (value: unknown) => JSON.stringify(value) as string | undefined;
