import { lineTitle } from '#shared/texts/order.fr.ts';
import type { MovableSewing_JobFragment, SewingStatus } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSewing as texts } from '../../text/admin/orders/sewing.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';

graphql(`
  fragment MovableSewing_job on SewingJob {
    id
    version
    status
    moves
    line {
      id
      title
      variantTitle
      quantity
      alterations {
        id
        title
        measureName
        value
      }
    }
    order {
      id
      number
    }
  }
`);

const moveSewingJobMutation = graphql(`
  mutation AdminMoveSewingJob($id: ID!, $to: SewingStatus!, $version: Int!) {
    payload: moveSewingJob(id: $id, to: $to, expectedVersion: $version) {
      job {
        id
        version
      }
      userErrors {
        message
      }
    }
  }
`);

type Job = MovableSewing_JobFragment;

const nextOf = { TODO: 'IN_PROGRESS', IN_PROGRESS: 'DONE', DONE: null } as const;
const backOf = { TODO: null, IN_PROGRESS: 'TODO', DONE: 'IN_PROGRESS' } as const;

/** One step on, one step back. */
export function SewingMoves({ job }: { job: Job }) {
  // After a conflict too: the list then has the job as it is now.
  const { run, isBusy } = useAdminMutation(moveSewingJobMutation, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const { id, version, status, moves, line, order } = job;
  const article = lineTitle(line.title, line.variantTitle, line.alterations);

  const undo = async (moved: { version: number }) => {
    if (await run({ id, to: status, version: moved.version })) {
      toast.success(texts.moved[status](article));
    }
  };
  const move = async (to: SewingStatus) => {
    const moved = (await run({ id, to, version }))?.job;
    // The list takes the focus once the job has left it.
    if (moved) {
      const offer = { label: texts.undo, onPress: () => void undo(moved) };
      toast.success(texts.moved[to](article), offer);
    }
  };
  const step = (to: SewingStatus | null, label: string | null) =>
    to !== null && label !== null && moves.includes(to)
      ? {
          disabled: isBusy,
          'aria-label': texts.named(label, order.number, article),
          onClick: () => void move(to),
          children: label,
        }
      : null;
  const [next, back] = [
    step(nextOf[status], texts.next[status]),
    step(backOf[status], texts.back[status]),
  ];
  return (
    <div className="sewing-job__moves">
      {next ? <Button {...next} className="sewing-job__next" /> : null}
      {back ? <Button {...back} variant="quiet" /> : null}
    </div>
  );
}
