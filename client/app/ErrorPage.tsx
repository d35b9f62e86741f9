import { fr } from '../text/fr.ts';
import { Button } from '../ui/Button.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import './ErrorPage.css';

type Props = { text?: string; onRetry?: () => void };

/** Says that a page could not be shown, and offers to try again. */
export function ErrorPage({ text = fr.app.error.text, onRetry }: Props) {
  const { documentTitle, title, reload } = fr.app.error;
  return (
    <div className="page error-page">
      <DocumentHead title={documentTitle} />
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={onRetry ?? (() => window.location.reload())}>{reload}</Button>
    </div>
  );
}
