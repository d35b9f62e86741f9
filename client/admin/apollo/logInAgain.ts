import { makeVar, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';

import { hasCode } from '../../apollo/problems.ts';

type Waiting = { end: (isLoggedIn: boolean) => void };

/** A request that was refused because the log-in is too long ago; it waits for another one. */
export const waitingForLogIn = makeVar<Waiting | null>(null);

/** Sends such a request once more after the log-in, or fails with its refusal. */
export function logInAgainLink() {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!hasCode(error, 'LOG_IN_REQUIRED')) return undefined;
    return new Observable((observer) => {
      const end = (isLoggedIn: boolean) => {
        waitingForLogIn(null);
        if (isLoggedIn) forward(operation).subscribe(observer);
        else observer.error(error);
      };
      // Only one is pressed at a time; an earlier one is given up.
      waitingForLogIn()?.end(false);
      waitingForLogIn({ end });
    });
  });
}
