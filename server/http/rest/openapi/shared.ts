import { z } from 'zod';
import { fr } from '../../http.fr.ts';
import { REST_BODY_LIMIT } from '../routes.ts';
import { WINDOWS } from '../../limits/rate-limits.ts';
import type { Header, Ref, Response } from './openapi.types.ts';

export const headers: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Names the request in the shop’s log.',
    schema: { type: 'string' },
    example: '01JD9Z8Q6Y3T4N5V6W7X8Y9Z0A',
  },
  'Cache-Control': {
    description: '`public, no-cache` for the catalogue, `no-store` for everything else.',
    schema: { type: 'string' },
    example: 'no-store',
  },
  ETag: {
    description: 'Changes with the content. Sent back in `If-None-Match`, it may save the body.',
    schema: { type: 'string' },
    example: '"2jmj7l5rSw0yVb_vlWAYkK"',
  },
  RateLimit: {
    description:
      'Requests left to this address, and to the API token of the request, and seconds until the limit starts anew. Absent while limits are off.',
    schema: {
      type: 'string',
      pattern: String.raw`^"(read|write)";r=\d+;t=\d+(, "token";r=\d+;t=\d+)?$`,
    },
    example: '"write";r=299;t=60',
  },
  'RateLimit-Policy': {
    description: 'The limits of an address, and their seconds.',
    schema: { type: 'string' },
    example: `"read";q=${WINDOWS.READ.points};w=${WINDOWS.READ.duration}, "write";q=${WINDOWS.WRITE.points};w=${WINDOWS.WRITE.duration}`,
  },
  'X-Error-Code': {
    description:
      'For programs: what the first message says. It stays the same when a message is reworded.',
    schema: { type: 'string', pattern: '^[A-Z]+(_[A-Z]+)*$' },
    example: 'OUT_OF_STOCK',
  },
  'Retry-After': {
    description: 'Seconds to wait.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
};

export const headerRefs = (
  ...names: ReadonlyArray<keyof typeof headers>
): Readonly<Record<string, Ref>> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const EVERY_RESPONSE = ['X-Request-Id', 'Cache-Control', 'RateLimit', 'RateLimit-Policy'];

export const errorsSchema = z
  .strictObject({
    errors: z.array(z.string()).min(1).describe('Messages in French, ready to be shown.'),
  })
  .meta({ id: 'Errors', description: 'A refusal.' });

export const ERRORS = { $ref: '#/components/schemas/Errors' };

type Messages = Readonly<Record<string, { readonly summary: string; readonly message: string }>>;

function refusal(
  description: string,
  messages: Messages,
  moreHeaders: readonly string[] = [],
): Response {
  const examples = Object.entries(messages).map(([name, { summary, message }]) => [
    name,
    { summary, value: { errors: [message] } },
  ]);
  return {
    description,
    headers: headerRefs(...EVERY_RESPONSE, 'X-Error-Code', ...moreHeaders),
    content: {
      'application/json': { schema: ERRORS, examples: Object.fromEntries(examples) },
    },
  };
}

export const responses = {
  NotModified: {
    description: 'The caller has this response already: its `If-None-Match` names the `ETag`.',
    headers: headerRefs(...EVERY_RESPONSE, 'ETag'),
  },
  BadRequest: refusal('The request cannot be read.', {
    malformedJson: { summary: 'A body that is no JSON', message: fr.rest.malformedJson },
    repeatedHeader: {
      summary: 'Two `authorization` headers',
      message: fr.rest.repeatedHeader('authorization'),
    },
  }),
  Unauthorized: refusal('The token is missing, unreadable, expired, or its session is ended.', {
    noToken: { summary: 'No token', message: fr.rest.invalidToken },
    unreadableToken: { summary: 'A token that is none', message: fr.rest.expiredToken },
  }),
  ContentTooLarge: refusal(`The body has more than ${REST_BODY_LIMIT / 1024} KB.`, {
    tooLarge: { summary: 'A large body', message: fr.rest.tooLarge },
  }),
  UnsupportedMediaType: refusal('The body is not JSON in UTF-8.', {
    notJson: { summary: 'A form', message: fr.rest.notJson },
  }),
  TooManyRequests: refusal(
    'Too many requests from one address, or too many attempts.',
    { rateLimited: { summary: 'A limit of the address', message: fr.rest.rateLimited } },
    ['Retry-After'],
  ),
  Failure: refusal('A failure of the shop, which its log explains.', {
    failure: { summary: 'A failure', message: fr.rest.failure('01JD9Z8Q6Y3T4N5V6W7X8Y9Z0A') },
  }),
  Unavailable: refusal(
    'The shop is busy, or cannot store anything for the moment.',
    {
      overloaded: { summary: 'A busy shop', message: fr.rest.overloaded },
      unavailable: { summary: 'A full disk', message: fr.rest.unavailable },
    },
    ['Retry-After'],
  ),
} satisfies Readonly<Record<string, Response>>;

export const responseRef = (name: keyof typeof responses): Ref => ({
  $ref: `#/components/responses/${name}`,
});

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a log-in or sign-up, after `Bearer `.',
  },
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'authorization',
    description: 'The same token alone.',
  },
};
