import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { formatGraphqlError } from '../../../server/http/graphql/errors.ts';

test('what the server’s own hooks throw is no fault of the caller’s, and is not repeated', () => {
  const originalError = new RangeError('Maximum call stack size exceeded');
  const thrown = new GraphQLError(originalError.message, { originalError });
  const formatted = { message: thrown.message, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  expect(formatGraphqlError(formatted, thrown)).toEqual({
    message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
});

test('what the library refuses by itself without a code is the caller’s', () => {
  const thrown = new GraphQLError('Too many errors processing variables');
  const formatted = { message: thrown.message, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  expect(formatGraphqlError(formatted, thrown)).toEqual({
    message: 'Too many errors processing variables',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
