import { Unauthenticated } from './problems.ts';

/** An unreadable token makes a guest, never an error. */
export type Viewer =
  | { readonly kind: 'CUSTOMER'; readonly customerId: string }
  | { readonly kind: 'VISITOR'; readonly token: 'MISSING' | 'UNREADABLE' };

export function requireCustomer({ viewer }: { readonly viewer: Viewer }): string {
  if (viewer.kind === 'VISITOR') throw new Unauthenticated(viewer.token);
  return viewer.customerId;
}
