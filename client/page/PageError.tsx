import { fr } from '../text/fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { useRetryOnline } from '../ui/feedback/connection.ts';
import { DocumentHead } from './DocumentHead.tsx';
import './PageError.css';
import { reloadWhenReachable } from './reloadWhenReachable.ts';

type Props = { text?: string; onRetry?: () => void };

const reload = () => void reloadWhenReachable();

/** A page that could not be shown; retries by itself once the network is back. */
export function PageError({ text = fr.app.error.text, onRetry = reload }: Props) {
  const isOffline = useRetryOnline(onRetry);
  const { error, offline } = fr.app;
  const texts = isOffline
    ? { ...offline, retry: fr.ui.retry }
    : { ...error, text, retry: error.reload };
  return (
    <div className="page page-error">
      <DocumentHead title={texts.documentTitle} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  );
}
