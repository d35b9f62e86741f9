import { fr } from '../../text/fr.ts';
import { Button } from '../button/Button.tsx';
import { useRetryOnline } from './connection.ts';
import './LoadProblem.css';

type Props = { text: string; onRetry: () => void };

/** Says, inside a page, that its content could not be fetched, and offers to try again; with the network, it tries by itself. */
export function LoadProblem({ text, onRetry }: Props) {
  const isOffline = useRetryOnline(onRetry);
  return (
    <div className="load-problem" role="alert">
      <p>{isOffline ? fr.problems.offline : text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {fr.ui.retry}
      </Button>
    </div>
  );
}
