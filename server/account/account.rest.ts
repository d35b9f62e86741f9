import type { ShopContext } from '../context.ts';
import { created, ok, type RestRoute } from '../rest.route.ts';
import { logIn, signUp } from './account.service.ts';
import type { CustomerRecord } from './account.store.ts';

export const accountRoutes = (
  restCustomer: (context: ShopContext, customer: CustomerRecord) => Promise<object>,
): readonly RestRoute[] => [
  {
    method: 'POST',
    path: '/auth/login',
    serves: 'EVERYONE',
    handle: async (context, { body }) => {
      const { customer, token } = await logIn(context, body);
      return ok({ foundUser: await restCustomer(context, customer), encodedToken: token });
    },
  },
  {
    method: 'POST',
    path: '/auth/signup',
    serves: 'EVERYONE',
    handle: async (context, { body }) => {
      const { customer, token } = await signUp(context, body);
      return created({ createdUser: await restCustomer(context, customer), encodedToken: token });
    },
  },
];
