import { uiTexts } from '../../text/ui.fr.ts';
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
      <p role="alert">{isOffline ? uiTexts.problems.offline : text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {uiTexts.ui.retry}
      </Button>
    </div>
  );
}
