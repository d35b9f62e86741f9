import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { inRabat } from '../shared/time.ts';
import { deleteRegistered, exportRegistered, findRegistered } from './account.staff.service.ts';

const MAX_LISTED = 1000;
const DEFAULT_LISTED = 50;

const byEmail = z.strictObject({ email: z.string() });

export const listCustomers = staffCommand(
  z.strictObject({
    search: z.string().optional(),
    limit: z.int().min(1).max(MAX_LISTED).optional(),
  }),
  async (context, { search = '', limit = DEFAULT_LISTED }) => {
    const found = await findRegistered(context, { search, limit });
    return {
      customers: found.map(({ customer, orders }) => ({
        email: customer.email,
        name: `${customer.firstName} ${customer.lastName}`,
        createdAt: inRabat(customer.createdAt),
        isEmailVerified: customer.emailVerifiedAt !== null,
        orders,
      })),
    };
  },
);

/** The data as JSON text. */
export const exportCustomer = staffCommand(byEmail, async (context, { email }) => ({
  json: await exportRegistered(context, email),
}));

export const deleteCustomer = staffCommand(byEmail, (context, { email }) =>
  deleteRegistered(context, email),
);
