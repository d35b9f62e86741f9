import { useRef, useState } from 'react';

/** A response as received; only JSON is indented. */
export type Answer = { status: string; headers: string; body: string };

/** `answer` is the last response, undefined when there is none. */
export function useRequest() {
  const [answer, setAnswer] = useState<Answer>();
  const [isSending, setIsSending] = useState(false);
  const latest = useRef(0);

  const send = async (url: URL, init: RequestInit) => {
    const turn = ++latest.current;
    setIsSending(true);
    setAnswer(undefined);
    const next = await ask(url, init).catch(() => undefined);
    if (turn !== latest.current) return;
    setAnswer(next);
    setIsSending(false);
  };
  return { answer, isSending, send };
}

async function ask(url: URL, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    headers,
    body: pretty(await response.text()),
  };
}

function pretty(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
