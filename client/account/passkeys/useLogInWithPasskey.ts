import { useEffect, useEffectEvent, useState } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import { accountTexts } from '../account.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { useOpenSession } from '../entry/useOpenSession.ts';
import { hasPasskeys } from '../../shared/passkeys/passkeySupport.ts';
import {
  describePasskeyProblem,
  signWithPasskey,
  canSuggestPasskeys,
  signFromSuggestions,
} from '../../shared/passkeys/webauthn.ts';

const startPasskeyLogInMutation = graphql(`
  mutation StartPasskeyLogIn {
    payload: startPasskeyLogIn {
      options
      userErrors {
        message
      }
    }
  }
`);

const logInWithPasskeyMutation = graphql(`
  mutation LogInWithPasskey($response: String!) {
    payload: logInWithPasskey(response: $response) {
      ...OpenedSession_payload
    }
  }
`);

/** Logs in by a button, and by the suggestions of the e-mail field while the form is shown. */
export function useLogInWithPasskey() {
  const start = usePayload(startPasskeyLogInMutation);
  const { open } = useOpenSession(logInWithPasskeyMutation, accountTexts.logIn);
  const [isLoggingIn, setIsLoggingIn] = useState(false);

  const send = async (response: string) => {
    for (const { message } of await open({ response })) toast.error(message);
  };
  const sign = async () => {
    const payload = await start.run({});
    return payload?.options ? signWithPasskey(payload.options) : null;
  };
  const logIn = async () => {
    setIsLoggingIn(true);
    try {
      const response = await sign();
      if (response !== null) await send(response);
    } catch (error) {
      toast.error(describePasskeyProblem(error));
    }
    setIsLoggingIn(false);
  };

  const suggest = useEffectEvent(() =>
    suggestPasskeys({
      start: async () => {
        const { data } = await start.client.mutate({ mutation: startPasskeyLogInMutation });
        return data?.payload.options;
      },
      logIn: send,
    }),
  );
  // The dialog of the button takes the place of the suggestions.
  useEffect(() => (isLoggingIn ? undefined : suggest()), [isLoggingIn]);

  return { logIn, isLoggingIn };
}

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
function suggestPasskeys({ start, logIn }: Steps): () => void {
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
