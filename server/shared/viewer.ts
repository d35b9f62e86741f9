import { Unauthenticated } from './problems.ts';

/** An unreadable token makes a guest, never an error. */
export type Viewer =
  | { readonly kind: 'CUSTOMER'; readonly customerId: string }
  | { readonly kind: 'GUEST'; readonly token: 'MISSING' | 'UNREADABLE' };

export function requireCustomer({ viewer }: { readonly viewer: Viewer }): string {
  if (viewer.kind === 'GUEST') throw new Unauthenticated(viewer.token);
  return viewer.customerId;
}
