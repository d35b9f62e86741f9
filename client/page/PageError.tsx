import { shopTexts } from '../text/shop.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { announce } from '../ui/feedback/Announcer.tsx';
import { useRetryOnline } from '../ui/feedback/connection.ts';
import { DocumentHead } from './DocumentHead.tsx';
import './PageCard.css';

type Props = { text?: string; onRetry?: () => void };

const reload = () => void reloadWhenReachable();

/** A page that could not be shown; retries by itself once the network is back. */
export function PageError({ text = shopTexts.app.error.text, onRetry = reload }: Props) {
  const isOffline = useRetryOnline(onRetry);
  const { error, offline } = shopTexts.app;
  const texts = isOffline
    ? { ...offline, retry: shopTexts.ui.retry }
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

/** Reloads if the server responds: else the browser would show an error page of its own. */
async function reloadWhenReachable() {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    announce(shopTexts.problems.unreachable);
    return;
  }
  window.location.reload();
}
