import { Unauthenticated } from './problems.ts';

/** An unreadable token makes a guest, never an error. */
export type Viewer =
  | { readonly kind: 'CUSTOMER'; readonly customerId: string; readonly sessionId: string }
  | { readonly kind: 'GUEST'; readonly token: 'MISSING' | 'UNREADABLE' };

export function requireCustomer(context: { readonly viewer: Viewer }): string {
  return requireSession(context).customerId;
}

export function requireSession({
  viewer,
}: {
  readonly viewer: Viewer;
}): Extract<Viewer, { readonly kind: 'CUSTOMER' }> {
  if (viewer.kind === 'GUEST') throw new Unauthenticated(viewer.token);
  return viewer;
}
