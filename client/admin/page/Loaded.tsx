import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';

import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { describeProblem } from '../apollo/useAdminMutation.ts';

/**
 * Options of queries of data that change elsewhere: they are loaded again each minute while the tab
 * is in view. Behind a dialog no poll runs: what is typed there may belong to a row that would leave.
 */
export const liveQuery = {
  pollInterval: 60_000,
  skipPollAttempt: () => document.hidden || document.querySelector('dialog:modal') !== null,
} as const;

type Props<Data> = {
  /** Result of `useQuery`. */
  result: { data?: Data | undefined; error?: ErrorLike; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
};

/** Shows what a query returned; before it a loader, and if it failed a button that tries again. */
export function Loaded<Data>({ result: { data, error, refetch }, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Loader />;
  return (
    <LoadProblem
      text={describeProblem(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
