import { describeError } from './problems.ts';
import { LoadProblem } from '../ui/feedback/LoadProblem.tsx';
import { PageError } from '../page/PageError.tsx';

type Props = {
  /** The result of a `useQuery` that has failed. */
  query: { error?: unknown; refetch: () => Promise<unknown> };
};

const retryOf =
  ({ query: { refetch } }: Props) =>
  () =>
    void refetch().catch(() => undefined);

/** Stands for a page whose query has failed. */
export function FailedPage({ query }: Props) {
  return <PageError text={describeError(query.error)} onRetry={retryOf({ query })} />;
}

/** Stands for a part of a page whose query has failed. */
export function FailedPart({ query }: Props) {
  return <LoadProblem text={describeError(query.error)} onRetry={retryOf({ query })} />;
}
