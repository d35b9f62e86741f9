import { Unauthenticated } from './problems.ts';

/** Who is asking. A token that cannot be read makes a visitor, never an error (contract, section 4). */
export type Viewer =
  | { readonly kind: 'CUSTOMER'; readonly customerId: string }
  | { readonly kind: 'VISITOR'; readonly token: 'MISSING' | 'UNREADABLE' };

/** Gives the id of the customer who asks; throws Unauthenticated for a visitor. */
export function requireCustomer({ viewer }: { readonly viewer: Viewer }): string {
  if (viewer.kind === 'VISITOR') throw new Unauthenticated(viewer.token);
  return viewer.customerId;
}
