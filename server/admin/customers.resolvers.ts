import {
  anonymizeCustomer,
  findCustomer,
  findCustomers,
} from '../account/account.staff.service.ts';
import {
  importCustomers,
  RefusedCustomers,
  type ImportedCustomers,
} from '../account/moving/customer.import.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { ordersOf } from '../order/order.after-sales.ts';
import { textOfFile } from '../shared/csv/file-text.ts';
import { payloadOf, refusable } from '../shared/payload.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';
import { loadersOf } from './admin.loaders.ts';

const countsOf = (context: AdminContext, buyer: string) =>
  loadersOf(context).orderCounts.load(buyer);

const MAX_ANSWERED = 1000;

const importedIn = ({ added, unchanged, leftOut, notes, headings }: ImportedCustomers) => ({
  added: added.length,
  unchanged: unchanged.length,
  customers: [
    ...added.map((customer) => ({ ...customer, outcome: 'ADDED' as const })),
    ...unchanged.map((customer) => ({ ...customer, outcome: 'UNCHANGED' as const })),
  ]
    .toSorted((one, other) => one.line - other.line)
    .slice(0, MAX_ANSWERED)
    .map(({ line, firstName, lastName, email, address, outcome }) => ({
      line,
      email,
      outcome,
      name: `${firstName} ${lastName}`.trim(),
      hasAddress: address !== null,
    })),
  leftOut: leftOut.slice(0, MAX_ANSWERED),
  notes: notes.slice(0, MAX_ANSWERED),
  headings,
});

export const customersResolvers = {
  Query: {
    customers: (_, args, context) => findCustomers(context, args),
    customer: (_, { id }, context) => findCustomer(context, id),
  },
  Mutation: {
    anonymizeCustomer: (_, change, context) =>
      payloadOf(context, 'id', () => anonymizeCustomer(context, change)),
    importCustomers: async (_, { file, columns, dryRun }, context) => {
      const { value, userErrors, refusal } = await refusable(context, () =>
        importCustomers(context, textOfFile(file.bytes), { columns, dryRun }),
      );
      const headings = refusal instanceof RefusedCustomers ? refusal.headings : null;
      return { headings, ...(value && importedIn(value)), userErrors };
    },
  },
  Customer: {
    orderCount: async ({ buyer }, _, context) => (await countsOf(context, buyer)).orders,
    refusedCount: async ({ buyer }, _, context) => (await countsOf(context, buyer)).refused,
    orders: async ({ buyer }, { first }, context) =>
      (await ordersOf(context, buyer, { first })).nodes,
  },
} satisfies Resolvers;
