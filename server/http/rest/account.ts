import { z } from 'zod';
import { readLogIn } from '../../authentication/credentials.rules.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/policies.ts';
import { readSignUp } from '../../account/account.rules.ts';
import { logIn, signUp } from '../../account/account.service.ts';
import type { CustomerRecord } from '../../account/account.store.ts';
import { addressBookSchema, restAddresses, savedAddress } from '../../address/address.rest.ts';
import { addressesOf } from '../../address/address.service.ts';
import { cartSchema, restCart } from '../../cart/cart.rest.ts';
import { cartOf } from '../../cart/cart.service.ts';
import type { ShopContext } from '../../context.ts';
import { exampleTimes, formText, instant, post, type RestSection } from '../../rest.route.ts';
import { MAX_EMAIL } from '#shared/forms/form.ts';
import { inMorocco } from '../../shared/time.ts';
import { restWishlist, wishlistSchema } from '../../wishlist/wishlist.rest.ts';
import { wishlistOf } from '../../wishlist/wishlist.service.ts';

const customerSchema = z
  .strictObject({
    _id: z.string().describe('Id.'),
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
    email: z.string().describe('E-mail address, in lower case.'),
    createdAt: instant('When the account was opened.'),
    updatedAt: instant('When it was last changed.'),
    cart: cartSchema,
    wishlist: wishlistSchema,
    address: addressBookSchema,
  })
  .meta({ id: 'Customer', description: 'A customer. No response has a password.' });

async function restCustomer(
  shop: ShopContext,
  customer: CustomerRecord,
): Promise<z.infer<typeof customerSchema>> {
  const { id, firstName, lastName, email, createdAt, updatedAt } = customer;
  return {
    _id: id,
    firstName,
    lastName,
    email,
    createdAt: inMorocco(createdAt),
    updatedAt: inMorocco(updatedAt),
    cart: restCart(await cartOf(shop, id)),
    wishlist: restWishlist(await wishlistOf(shop, id), shop.offers),
    address: restAddresses(await addressesOf(shop, id)),
  };
}

const encodedToken = z
  .string()
  .describe(
    'Token (a JWT) for the `authorization` header. It ends by itself, by default after a week, and with its session.',
  );

const logInBody = z
  .object({
    email: z.string().min(1).describe('E-mail address, in any case.'),
    password: formText('Password.', { format: 'password', maxLength: MAX_PASSWORD }),
  })
  .meta({ id: 'LogIn', description: 'Credentials.' });

const signUpBody = z
  .object({
    firstName: formText('First name.'),
    lastName: formText('Last name.'),
    email: formText('E-mail address, which no other account has.', { maxLength: MAX_EMAIL }),
    password: formText('None of the most common passwords.', {
      format: 'password',
      minLength: MIN_PASSWORD,
      maxLength: MAX_PASSWORD,
    }),
    confirmPassword: z.string().optional().meta({
      format: 'password',
      description: 'Equal to the password.',
    }),
  })
  .meta({ id: 'SignUp', description: 'A new account.' });

const form = {
  firstName: 'Nadia',
  lastName: 'Alami',
  email: 'nadia.alami@example.com',
  password: 'un mot de passe à elle',
};
const empty = { cart: [], wishlist: [], address: [] };
const nadia = {
  _id: '7e0b2c9a-8f3d-4a35-b0f4-2b9d1c7e5a11',
  firstName: form.firstName,
  lastName: form.lastName,
  email: form.email,
  ...exampleTimes,
  ...empty,
};
const salma = {
  _id: '5a4ad3f0-6fb2-4d0e-8a3f-6d1d2c1f7b60',
  firstName: 'Salma',
  lastName: 'Bennani',
  email: 'demo@belle-vue.example',
  ...exampleTimes,
  ...empty,
  address: [{ ...savedAddress, _id: '0c9d2f1e-2f0b-4c53-9b1b-1f7c0e6f4f2d' }],
};
const exampleToken = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI1YTRh….Xo0nT3…';

/** Here, and not in `account/`: responses have what accounts do not know, wishlists and addresses. */
export const accountSection: RestSection = {
  tag: 'Account',
  description:
    'Sign-up and log-in. Both open a session and return its token. Log-ins are limited by address, by account, and by both; beyond, the response is 429.',
  routes: [
    post('/auth/login', {
      serves: 'EVERYONE',
      operationId: 'logIn',
      summary: 'Log in',
      description:
        'Opens a session. The example is the demo customer, which a shop has while its sandbox is on.',
      body: logInBody,
      refuse: readLogIn,
      status: 200,
      answer: z.strictObject({ foundUser: customerSchema, encodedToken }).describe('A session.'),
      success: 'The customer, and the token of the new session.',
      refusals: {
        401: 'The password is wrong.',
        404: 'No account has this e-mail address.',
        422: 'A field is missing or is no text.',
      },
      handle: async (context, { body }) => {
        const { customer, token } = await logIn(context, body);
        return { foundUser: await restCustomer(context, customer), encodedToken: token };
      },
      examples: {
        demo: {
          summary: 'The demo customer',
          body: { email: 'demo@belle-vue.example', password: 'demo-belle-vue' },
          response: { foundUser: salma, encodedToken: exampleToken },
        },
        wrongPassword: {
          summary: 'A wrong password',
          body: { email: 'demo@belle-vue.example', password: 'demo' },
          refusal: [{ code: 'WRONG_PASSWORD', reason: 'PASSWORD' }],
        },
        unknownEmail: {
          summary: 'An unknown e-mail address',
          body: { email: 'inconnue@example.com', password: 'demo-belle-vue' },
          refusal: [{ code: 'UNKNOWN_EMAIL', reason: 'LOG_IN' }],
        },
        incomplete: {
          summary: 'No password',
          invalidBody: { email: 'demo@belle-vue.example' },
          refusal: [{ code: 'REQUIRED', reason: 'LOG_IN', field: 'password' }],
        },
      },
    }),
    post('/auth/signup', {
      serves: 'EVERYONE',
      operationId: 'signUp',
      summary: 'Sign up',
      description: 'Opens an account and a session.',
      body: signUpBody,
      refuse: readSignUp,
      status: 201,
      answer: z.strictObject({ createdUser: customerSchema, encodedToken }).describe('A session.'),
      success: 'The new customer, and the token of the first session.',
      refusals: {
        422: 'One message for each wrong field, or another account has the e-mail address.',
      },
      handle: async (context, { body }) => {
        const { customer, token } = await signUp(context, body);
        return { createdUser: await restCustomer(context, customer), encodedToken: token };
      },
      examples: {
        created: {
          summary: 'A new account',
          body: form,
          response: { createdUser: nadia, encodedToken: exampleToken },
        },
        emailTaken: {
          summary: 'An e-mail address that has an account',
          body: { ...form, email: 'demo@belle-vue.example' },
          refusal: [{ code: 'EMAIL_TAKEN' }],
        },
        shortPassword: {
          summary: 'A short password',
          invalidBody: { ...form, password: 'court' },
          refusal: [
            {
              code: 'INVALID',
              reason: 'PASSWORD_LENGTH',
              field: 'password',
              min: MIN_PASSWORD,
              max: MAX_PASSWORD,
            },
          ],
        },
      },
    }),
  ],
};
