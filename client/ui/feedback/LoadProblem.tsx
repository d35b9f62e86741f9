import { uiTexts } from '../../text/ui.fr.ts';
import { Button } from '../button/Button.tsx';
import { useRetryOnline } from './connection.ts';
import './Loader.css';

/** A page whose content could not be loaded; retries by itself once the network is back. */
export function LoadProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const isOffline = useRetryOnline(onRetry);
  return (
    <div className="load-problem" role="alert">
      <p>{isOffline ? uiTexts.problems.offline : text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {uiTexts.ui.retry}
      </Button>
    </div>
  );
}
