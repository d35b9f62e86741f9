import { instantAfter, MINUTE_MS } from '#shared/instants.ts';
import type { ApiTokenRecord } from '../api-token/api-token.store.ts';
import { API_TOKEN_ACTOR } from '../audit/audit.ts';
import type { CommandContext, ShopContext } from '../context.ts';
import { Forbidden, Unauthenticated } from '../shared/problems.ts';
import type { StaffRecord } from './staff.store.ts';

export type StaffViewer =
  | { readonly kind: 'GUEST' }
  | { readonly kind: 'TOKEN'; readonly token: ApiTokenRecord }
  | {
      readonly kind: 'STAFF';
      readonly staff: StaffRecord;
      readonly sessionId: string;
      readonly loggedInAt: string;
    };

export interface StaffContext extends ShopContext {
  readonly staffViewer: StaffViewer;
  /** Set by services, which cannot reach the HTTP response. */
  readonly staffAnswer: {
    /** The value of the session's cookie: null leaves it alone, empty deletes it. */
    cookie: string | null;
    /** The session that this request opened. */
    opened: { readonly staffId: string; readonly sessionId: string } | null;
  };
}

/** Context of the admin API. To the shop, staff are guests. */
export interface AdminContext extends StaffContext, CommandContext {}

/** Throws Unauthenticated. */
export function requireStaff({
  staffViewer,
}: Pick<StaffContext, 'staffViewer'>): Extract<StaffViewer, { readonly kind: 'STAFF' }> {
  if (staffViewer.kind !== 'STAFF') throw new Unauthenticated('NO_STAFF');
  return staffViewer;
}

const RECENT_MS = 10 * MINUTE_MS;

/**
 * Guards what an open session that was left, or stolen, must not do: each log-in opens another one.
 * Throws Unauthenticated, Forbidden.
 */
export function requireRecentLogIn(context: Pick<StaffContext, 'staffViewer' | 'clock'>): void {
  const { loggedInAt } = requireStaff(context);
  const since = instantAfter(context.clock(), -RECENT_MS);
  if (loggedInAt < since) throw new Forbidden('LOG_IN');
}

/** Names the actor for the audit log. */
export function actorOf(viewer: StaffViewer): string {
  if (viewer.kind === 'STAFF') return viewer.staff.email;
  return viewer.kind === 'TOKEN' ? `${API_TOKEN_ACTOR}${viewer.token.name}` : '';
}
