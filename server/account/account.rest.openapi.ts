import {
  closedObject,
  errors,
  instant,
  openObject,
  refTo,
  type RestSection,
  type Schema,
} from '../rest.openapi.ts';
import { MAX_EMAIL, MAX_TEXT } from '../shared/form.ts';
import { fr } from '../shared/messages.fr.ts';
import { messageOf } from '../shared/messages.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from './account.rules.ts';

const encodedToken: Schema = {
  type: 'string',
  description:
    'Token (a JWT) for the `authorization` header. It ends by itself, by default after a week, and with its session.',
};

const name = (description: string): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength: MAX_TEXT,
  description,
});

const times = {
  createdAt: '2026-11-23T10:20:30+01:00',
  updatedAt: '2026-11-23T10:20:30+01:00',
};

const salma = {
  _id: '5a4ad3f0-6fb2-4d0e-8a3f-6d1d2c1f7b60',
  firstName: 'Salma',
  lastName: 'Bennani',
  email: 'demo@belle-vue.example',
  ...times,
  cart: [],
  wishlist: [],
  address: [
    {
      _id: '0c9d2f1e-2f0b-4c53-9b1b-1f7c0e6f4f2d',
      name: 'Salma Bennani',
      street: '14, rue des Consuls',
      city: 'Rabat',
      state: 'Rabat-Salé-Kénitra',
      codePostal: '10030',
      ...times,
    },
  ],
};

const nadia = {
  _id: '7e0b2c9a-8f3d-4a35-b0f4-2b9d1c7e5a11',
  firstName: 'Nadia',
  lastName: 'Alami',
  email: 'nadia.alami@example.com',
  ...times,
  cart: [],
  wishlist: [],
  address: [],
};

const form = {
  firstName: 'Nadia',
  lastName: 'Alami',
  email: 'nadia.alami@example.com',
  password: 'un mot de passe à elle',
};

const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI1YTRh….Xo0nT3…';

export const accountSection: RestSection = {
  tag: 'Account',
  description:
    'Sign-up and log-in. Both open a session and return its token. Log-ins are limited by address, by account, and by both; beyond, the response is 429.',
  schemas: {
    Customer: closedObject('A customer. No response has a password.', {
      _id: { type: 'string', description: 'Id.' },
      firstName: { type: 'string', description: 'First name.' },
      lastName: { type: 'string', description: 'Last name.' },
      email: { type: 'string', description: 'E-mail address, in lower case.' },
      createdAt: instant('When the account was opened.'),
      updatedAt: instant('When it was last changed.'),
      cart: refTo('Cart'),
      wishlist: refTo('Wishlist'),
      address: refTo('AddressBook'),
    }),
    LogIn: openObject('Credentials.', {
      email: { type: 'string', minLength: 1, description: 'E-mail address, in any case.' },
      password: {
        type: 'string',
        format: 'password',
        minLength: 1,
        maxLength: MAX_PASSWORD,
        description: 'Password.',
      },
    }),
    SignUp: {
      ...openObject('A new account.', {
        firstName: name('First name.'),
        lastName: name('Last name.'),
        email: {
          type: 'string',
          maxLength: MAX_EMAIL,
          description: 'E-mail address, which no other account has.',
        },
        password: {
          type: 'string',
          format: 'password',
          minLength: MIN_PASSWORD,
          maxLength: MAX_PASSWORD,
          description: 'None of the most common passwords.',
        },
      }),
    },
  },
  operations: {
    'POST /auth/login': {
      operationId: 'logIn',
      summary: 'Log in',
      description:
        'Opens a session. The example is the demo customer, which a shop has while its sandbox is on.',
      body: refTo('LogIn'),
      success: {
        status: 200,
        description: 'The customer, and the token of the new session.',
        schema: closedObject('A session.', { foundUser: refTo('Customer'), encodedToken }),
      },
      refusals: {
        401: 'The password is wrong.',
        404: 'No account has this e-mail address.',
        422: 'A field is missing or is no text.',
      },
      examples: {
        demo: {
          summary: 'The demo customer',
          body: { email: 'demo@belle-vue.example', password: 'demo-belle-vue' },
          status: 200,
          response: { foundUser: salma, encodedToken: token },
        },
        wrongPassword: {
          summary: 'A wrong password',
          body: { email: 'demo@belle-vue.example', password: 'demo' },
          status: 401,
          response: errors(fr.rest.wrongPassword),
        },
        unknownEmail: {
          summary: 'An unknown e-mail address',
          body: { email: 'inconnue@example.com', password: 'demo-belle-vue' },
          status: 404,
          response: errors(fr.rest.unknownEmail),
        },
        incomplete: {
          summary: 'No password',
          invalidBody: { email: 'demo@belle-vue.example' },
          status: 422,
          response: errors(messageOf({ code: 'REQUIRED', reason: 'FIELD', field: 'password' })),
        },
      },
    },
    'POST /auth/signup': {
      operationId: 'signUp',
      summary: 'Sign up',
      description:
        'Opens an account and a session. A `confirmPassword` may be sent as well: it must equal the password.',
      body: refTo('SignUp'),
      success: {
        status: 201,
        description: 'The new customer, and the token of the first session.',
        schema: closedObject('A session.', { createdUser: refTo('Customer'), encodedToken }),
      },
      refusals: {
        422: 'One message for each wrong field, or another account has the e-mail address.',
      },
      examples: {
        created: {
          summary: 'A new account',
          body: form,
          status: 201,
          response: { createdUser: nadia, encodedToken: token },
        },
        emailTaken: {
          summary: 'An e-mail address that has an account',
          body: { ...form, email: 'demo@belle-vue.example' },
          status: 422,
          response: errors(fr.rest.emailTaken),
        },
        shortPassword: {
          summary: 'A short password',
          invalidBody: { ...form, password: 'court' },
          status: 422,
          response: errors(
            messageOf({
              code: 'INVALID',
              reason: 'PASSWORD_LENGTH',
              field: 'password',
              min: MIN_PASSWORD,
              max: MAX_PASSWORD,
            }),
          ),
        },
      },
    },
  },
};
