import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { inRabat } from '../shared/time.ts';
import { addStaff, listStaff, removeStaff } from './staff.service.ts';

export const listStaffCommand = staffCommand(z.strictObject({}), async (context) => ({
  staff: (await listStaff(context)).map(
    ({ email, name, role, passwordHash, createdAt, lastSeenAt }) => ({
      email,
      name,
      role,
      isSetUp: passwordHash !== null,
      createdAt: inRabat(createdAt),
      lastSeenAt: lastSeenAt === null ? null : inRabat(lastSeenAt),
    }),
  ),
}));

/** The link is shown here alone. */
export const addStaffCommand = staffCommand(
  z.strictObject({ email: z.string(), role: z.enum(['OWNER', 'STAFF']) }),
  async (context, input) => {
    const { staff, setupUrl, expiresAt } = await addStaff(context, input);
    return { email: staff.email, role: staff.role, setupUrl, expiresAt: inRabat(expiresAt) };
  },
);

export const removeStaffCommand = staffCommand(
  z.strictObject({ email: z.string() }),
  async (context, { email }) => {
    const removed = await removeStaff(context, { email });
    return { email: removed.email, role: removed.role };
  },
);
