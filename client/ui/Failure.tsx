import { fr } from '../text/fr.ts';
import { Button } from './Button.tsx';
import './Failure.css';

type Props = {
  /** What went wrong, in French. */
  text: string;
  onRetry: () => void;
};

/** Says that a part of a page could not be loaded, and offers to try again. */
export function Failure({ text, onRetry }: Props) {
  return (
    <div className="failure">
      <p role="alert">{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {fr.ui.retry}
      </Button>
    </div>
  );
}
