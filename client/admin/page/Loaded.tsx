import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';

import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { describeProblem } from '../apollo/problems.ts';

type Props<Data> = {
  /** Of `useQuery`. */
  result: { data?: Data | undefined; error?: ErrorLike; refetch: () => Promise<unknown> };
  /** A skeleton, where the default would move the page. */
  loader?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query returned; before it a loader, and if it failed a button that tries again. */
export function Loaded<Data>({
  result: { data, error, refetch },
  loader = <Loader />,
  children,
}: Props<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return loader;
  return (
    <LoadProblem
      text={describeProblem(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
