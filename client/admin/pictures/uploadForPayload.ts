import type { TypedDocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';

import { shopTexts } from '../../text/shop.fr.ts';
import { upload, type Upload } from './upload.ts';

type Request<P, Variables> = Omit<Upload, 'query' | 'onProgress' | 'signal'> &
  Partial<Pick<Upload, 'onProgress' | 'signal'>> & {
    /** Aliases its field to `payload`. */
    mutation: TypedDocumentNode<{ payload: P }, Variables>;
  };

/**
 * Sends a mutation with its files, and resolves to its payload with the user errors; rejects with a French message where there
 * is none. The demo has an `upload` of its own, which is why this is a module beside it.
 */
export async function uploadForPayload<P, Variables>({
  mutation,
  onProgress = () => undefined,
  signal = new AbortController().signal,
  ...request
}: Request<P, Variables>): Promise<P> {
  const response = await upload({ ...request, query: print(mutation), onProgress, signal });
  // The endpoint's response to this document.
  const { data, errors = [] } = response as {
    data?: { payload: P } | null;
    errors?: readonly { message: string }[];
  };
  if (data && errors.length === 0) return data.payload;
  throw new Error(errors[0]?.message ?? shopTexts.problems.unexpected);
}
