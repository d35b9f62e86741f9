import { frUi } from '../../text/fr.ui.ts';
import { Button } from '../button/Button.tsx';
import { useRetryOnline } from './connection.ts';
import './Failure.css';

type Props = {
  /** In French. */
  text: string;
  onRetry: () => void;
};

/** A part of a page that could not be loaded; retries by itself once the network is back. */
export function Failure({ text, onRetry }: Props) {
  const isOffline = useRetryOnline(onRetry);
  return (
    <div className="failure">
      <p role="alert">{isOffline ? frUi.problems.offline : text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {frUi.ui.retry}
      </Button>
    </div>
  );
}
