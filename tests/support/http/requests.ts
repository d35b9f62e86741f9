import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

const STARTED = 'http.server.request.start';

const isStart = (message: unknown): message is { readonly request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message;

/** Counts the requests for a path that servers of this process receive until the test ends. */
export function countReceived(): (path: string) => number {
  const paths: string[] = [];
  const note = (message: unknown) => {
    if (isStart(message)) paths.push(message.request.url ?? '');
  };
  subscribe(STARTED, note);
  onTestFinished(() => void unsubscribe(STARTED, note));
  return (path) => paths.filter((each) => each === path).length;
}
