import { fr } from '../../text/fr.ts';
import { Button } from '../button/Button.tsx';
import { useRetryOnline } from './connection.ts';
import './Failure.css';

type Props = {
  /** What went wrong, in French. */
  text: string;
  onRetry: () => void;
};

/** Says that a part of a page could not be loaded, and offers to try again; with the network, it tries by itself. */
export function Failure({ text, onRetry }: Props) {
  const isOffline = useRetryOnline(onRetry);
  return (
    <div className="failure">
      <p role="alert">{isOffline ? fr.problems.offline : text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {fr.ui.retry}
      </Button>
    </div>
  );
}
