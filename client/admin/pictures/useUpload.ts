import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';

import { frPictures } from '../../text/admin/products/pictures.fr.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import type { Reply } from '../../apollo/usePayload.ts';
import type { Upload } from './upload.ts';
import { uploadForPayload } from './uploadForPayload.ts';

/** Options that follow an upload, and end it early. */
type Progress = Pick<Upload, 'onProgress' | 'signal'>;

/** Sends what was chosen; resolves to a French message if it was refused, or null. */
export type Send<Sent> = (sent: Sent, progress: Progress) => Promise<string | null>;

/** Runs one upload at a time. `progress`, from 0 to 1, is null while there is nothing under way. */
export function useUpload<Sent>(send: Send<Sent>) {
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to whether it was accepted. */
  const start = async (sent: Sent) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFailure(null);
    setProgress(0);
    try {
      const problem = await send(sent, { signal, onProgress: setProgress });
      setFailure(problem);
      return problem === null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : shopTexts.problems.unexpected;
      setFailure(signal.aborted ? frPictures.cancelled : reason);
      return false;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { start, cancel: () => running.current?.abort(), progress, failure };
}

type Files<Variables> = Pick<Upload, 'files'> &
  Progress & { filesName: keyof Variables & string; variables: Omit<Variables, 'files' | 'file'> };

/** Returns a function that sends a mutation with its files, and resolves to its payload, or to a French message if it was refused. */
export function useUploadMutation<P extends Reply, Variables>(
  mutation: TypedDocumentNode<{ payload: P }, Variables>,
) {
  const { cache } = useApolloClient();
  return async (request: Files<Variables>): Promise<P | string> => {
    // With the type names that the cache needs.
    const named: typeof mutation = cache.transformDocument(mutation);
    const payload = await uploadForPayload({ ...request, mutation: named });
    return payload.userErrors[0]?.message ?? payload;
  };
}
