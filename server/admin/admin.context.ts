import type { CommandContext } from '../context.ts';
import type { StaffContext } from '../staff/staff.viewer.ts';

/** To the shop, staff are guests. */
export interface AdminContext extends StaffContext, CommandContext {}
