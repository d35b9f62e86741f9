import type { CommandContext } from '../command.ts';
import type { ShopContext } from '../context.ts';
import type { StaffRecord } from '../staff/staff.store.ts';

export type StaffViewer =
  | { readonly kind: 'GUEST' }
  | { readonly kind: 'STAFF'; readonly staff: StaffRecord; readonly sessionId: string };

/** To the shop, staff are guests. */
export interface AdminContext extends ShopContext, CommandContext {
  readonly staffViewer: StaffViewer;
}
