import { hasDemoCatalogue } from '../account/account.service.ts';
import { appointmentsToday } from '../appointment/appointment.staff.service.ts';
import { missingSettings } from '../shared/merchant.ts';
import type { Resolvers } from '../generated/admin.ts';
import { failedMails, retryMail } from '../mail/mail.staff.service.ts';
import { dashboardOf } from '../order/staff/dashboard.ts';
import { latePayouts } from '../shipment/statement/outstanding.service.ts';
import { firstStepsOf, setFirstStepAside } from '../settings/first-steps/first-steps.service.ts';
import { currentSettings } from '../settings/settings.service.ts';
import { refusable } from '../shared/payload.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';
import { loadersOf } from './admin.loaders.ts';

const ALL = 100;

/** A setting without a variable: while it is empty new orders are mailed to no address. */
const ORDER_EMAILS = 'orderEmails';

const currentFirstSteps = async (context: AdminContext) =>
  firstStepsOf(context, { hasDemoCatalogue: await hasDemoCatalogue(context) });

export const dashboardResolvers = {
  Query: {
    dashboard: async (_, { days }, context) => {
      const settings = await currentSettings(context);
      const unset = settings.orderEmails.length === 0 ? [ORDER_EMAILS] : [];
      return {
        ...(await dashboardOf(context, days)),
        deliveryTasks: await context.store.read.shipments.taskCount(),
        latePayouts: await latePayouts(context),
        appointmentsToday: await appointmentsToday(context),
        missingSettings: [...unset, ...missingSettings(settings)],
      };
    },
    failedMails: (_, { first }, context) => failedMails(context, first),
    firstSteps: (_, __, context) => currentFirstSteps(context),
  },
  Mutation: {
    async setFirstStepAside(_, { code, isSetAside }, context) {
      const { userErrors } = await refusable(context, () =>
        setFirstStepAside(context, code, isSetAside),
      );
      return { firstSteps: await currentFirstSteps(context), userErrors };
    },
    async retryMail(_, { id }, context) {
      const { userErrors } = await refusable(context, () => retryMail(context, id));
      const isRefused = userErrors.length > 0;
      return { failedMails: isRefused ? null : await failedMails(context, ALL), userErrors };
    },
  },
  FailedMail: {
    order: ({ orderId }, _, context) =>
      orderId === null ? null : loadersOf(context).orders.load(orderId),
  },
} satisfies Resolvers;
