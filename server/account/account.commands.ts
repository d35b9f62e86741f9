import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { deleteRegistered, exportRegistered } from './account.staff.service.ts';

const byEmail = z.strictObject({ email: z.string() });

/** The data as JSON text. */
export const exportCustomer = staffCommand(byEmail, async (context, { email }) => ({
  json: await exportRegistered(context, email),
}));

export const deleteCustomer = staffCommand(byEmail, (context, { email }) =>
  deleteRegistered(context, email),
);
