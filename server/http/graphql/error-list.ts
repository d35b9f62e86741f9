import type { GraphQLFormattedError } from 'graphql';

/** A refused document may have hundreds of errors, each quoting it at length. Finding one costs up to 0.2 ms. */
export const MAX_ERRORS = 10;
const MAX_MESSAGE = 200;
const MAX_PLACES = 2;
const MAX_BYTES = 4000;

export function shortened(
  errors: readonly GraphQLFormattedError[],
): readonly GraphQLFormattedError[] {
  const reported: GraphQLFormattedError[] = [];
  let bytes = 0;
  for (const error of errors.slice(0, MAX_ERRORS)) {
    const short = shortenedError(error);
    bytes += Buffer.byteLength(JSON.stringify(short)) + 1;
    if (bytes > MAX_BYTES && reported.length > 0) break;
    reported.push(short);
  }
  return reported;
}

function shortenedError(error: GraphQLFormattedError): GraphQLFormattedError {
  const { message, locations } = error;
  return {
    ...error,
    message: message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message,
    ...(locations && { locations: locations.slice(0, MAX_PLACES) }),
  };
}
