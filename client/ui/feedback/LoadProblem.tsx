import { frUi } from '../../text/fr.ui.ts';
import { Button } from '../button/Button.tsx';
import { useRetryOnline } from './connection.ts';
import './LoadProblem.css';

type Props = { text: string; onRetry: () => void };

/** A page whose content could not be loaded; retries by itself once the network is back. */
export function LoadProblem({ text, onRetry }: Props) {
  const isOffline = useRetryOnline(onRetry);
  return (
    <div className="load-problem" role="alert">
      <p>{isOffline ? frUi.problems.offline : text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {frUi.ui.retry}
      </Button>
    </div>
  );
}
