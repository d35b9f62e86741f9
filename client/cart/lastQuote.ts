import { ApolloLink } from '@apollo/client/link';
import { catchError, of, tap, throwError } from 'rxjs';

import { documentIdOf } from '../apollo/documentLink.ts';
import { readGuestCart } from './guestCart.ts';
import { localVariable } from '../apollo/localVariable.ts';
import { isUnreachable } from '../apollo/problems.ts';
import { readSession } from '../apollo/session.ts';
import { isRecord, readEntry, writeEntry } from '../apollo/storage.ts';

/** When the quote that is shown was received, while the shop cannot be reached; null otherwise. */
export const quoteSeenAt = localVariable<string | null>(null);

/** Keeps the last quote of a guest's cart beside it; it stands in while the shop cannot be reached. */
export function lastQuoteLink() {
  return new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'GuestQuote') return forward(operation);
    const documentId = documentIdOf(operation.query);
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        quoteSeenAt.write(null);
        // The cart may have been ordered or taken over meanwhile.
        if (!data || errors || readSession() || readGuestCart().length === 0) return;
        writeEntry('guestQuote', { documentId, seenAt: new Date().toISOString(), data });
      }),
      catchError((error: unknown) => {
        const last = isUnreachable(error) ? readEntry('guestQuote', parseQuote) : undefined;
        // Another version of the shop may need other fields.
        if (!last || last.documentId !== documentId) return throwError(() => error);
        quoteSeenAt.write(last.seenAt);
        return of({ data: last.data });
      }),
    );
  });
}

function parseQuote(value: unknown) {
  if (!isRecord(value)) return undefined;
  const { documentId, seenAt, data } = value;
  if (typeof documentId !== 'string' || !isRecord(data)) return undefined;
  if (typeof seenAt !== 'string' || Number.isNaN(Date.parse(seenAt))) return undefined;
  return { documentId, seenAt, data };
}
