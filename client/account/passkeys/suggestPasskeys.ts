import { hasPasskeys } from '../../ui/passkeys/passkeySupport.ts';
import { canSuggestPasskeys, signFromSuggestions } from '../../ui/passkeys/webauthn.ts';

type Steps = {
  /** New options from the server; null if it has none. */
  start: () => Promise<string | null | undefined>;
  logIn: (response: string) => Promise<void>;
};

/** The server accepts the options for 5 minutes, and the page may be open for longer. */
const RENEW_EVERY_MS = 4 * 60_000;

/**
 * Offers passkeys in the suggestions of the e-mail field until the returned function is called.
 * Nothing is reported: who wants to know uses the button.
 */
export function suggestPasskeys({ start, logIn }: Steps): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;

  const suggest = async () => {
    while (!end.signal.aborted) {
      const options = await start();
      if (end.signal.aborted || !options) return;
      const response = await signFromSuggestions(options);
      if (end.signal.aborted || response === null) return;
      await logIn(response);
    }
  };
  const begin = async () => {
    if (!hasPasskeys() || !(await canSuggestPasskeys()) || end.signal.aborted) return;
    timer = setInterval(() => void suggest().catch(() => undefined), RENEW_EVERY_MS);
    await suggest();
  };

  void begin().catch(() => undefined);
  return () => {
    end.abort();
    clearInterval(timer);
  };
}
