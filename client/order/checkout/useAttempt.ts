import { useState } from 'react';
import { v4 as uuid } from 'uuid';

import { hasCode } from '../../apollo/problems.ts';
import { isRecord, readDraft, writeDraft } from '../../apollo/storage.ts';

/** Any of the inputs may have become the order: all were sent with this key, and none has been answered. */
type Attempt<Input> = { key: string; sent: readonly Input[] };

/** The server's result of placing an order. */
type Answer = { order?: unknown; userErrors?: readonly { code: string }[] };

/**
 * The attempt to order without an answer so far, over a reload. Its key goes with each further press:
 * the server then places no second order. `owner` is the customer's id, null for a guest.
 */
export function useAttempt<Input>(
  owner: string | null,
  parseInput: (value: unknown) => Input | undefined,
) {
  const [attempt, setAttempt] = useState(() => readAttempt(owner, parseInput));

  const store = (next: Attempt<Input>) => {
    const isNone = next.sent.length === 0;
    writeDraft('orderAttempt', isNone ? null : { owner, ...next });
    setAttempt(isNone ? undefined : next);
  };

  /**
   * Sends the input, or without one what was sent before. Where an earlier input became the order, that
   * one is sent again, for its order. Rejects without an answer.
   */
  const sendOrder = async <Answered extends Answer>(
    input: Input | null,
    send: (input: Input, key: string) => Promise<Answered | null | undefined>,
  ) => {
    const { key, sent } = attempt ?? { key: uuid(), sent: [] };
    const text = JSON.stringify(input);
    const earlier = sent.filter((each) => JSON.stringify(each) !== text);
    const tries = input === null ? sent : [input, ...earlier];
    // The page may be closed before the answer. Until then nothing is shown as unanswered.
    writeDraft('orderAttempt', { owner, key, sent: tries });
    for (const [at, each] of tries.entries()) {
      try {
        const answer = await send(each, key);
        const isOther = answer?.userErrors?.some(({ code }) => code === 'IDEMPOTENCY_CONFLICT');
        if (isOther && at < tries.length - 1) continue;
        // A refusal may come before the server looks for the key: it says nothing of the others.
        const others = tries.filter((other) => other !== each);
        store({ key, sent: answer?.order || isOther ? [] : others });
        return { answer, input: each };
      } catch (error) {
        const isRefused = hasCode(error, 'UNAUTHENTICATED') || hasCode(error, 'RATE_LIMITED');
        store({ key, sent: isRefused ? sent : tries });
        throw error;
      }
    }
    throw new Error('Nothing to send');
  };

  return { isUnanswered: attempt !== undefined, sendOrder };
}

function readAttempt<Input>(
  owner: string | null,
  parseInput: (value: unknown) => Input | undefined,
): Attempt<Input> | undefined {
  const stored = readDraft('orderAttempt', (value) => (isRecord(value) ? value : undefined));
  if (stored?.['owner'] !== owner) return undefined;
  const { key, sent } = stored;
  if (typeof key !== 'string' || !Array.isArray(sent)) return undefined;
  const inputs = sent.flatMap((each) => parseInput(each) ?? []);
  return inputs.length === 0 ? undefined : { key, sent: inputs };
}
