import { fr } from '../text/fr.ts';
import { Button } from './Button.tsx';
import './LoadProblem.css';

type Props = { text: string; onRetry: () => void };

/** Says, inside a page, that its content could not be fetched, and offers to try again. */
export function LoadProblem({ text, onRetry }: Props) {
  return (
    <div className="load-problem" role="alert">
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {fr.ui.retry}
      </Button>
    </div>
  );
}
