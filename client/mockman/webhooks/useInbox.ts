import { useCallback, useEffect, useRef, useState } from 'react';

import { announce } from '../../ui/feedback/Announcer.tsx';
import { clearInbox, readInbox, setInboxStatus, type Inbox, type InboxStatus } from './inbox.ts';
import { mockmanTexts } from '../mockman.fr.ts';

const everyMs = 1000;
const maxRequests = 50;

type Problem = 'READ' | 'STATUS' | 'CLEAR';

/** An inbox with its requests, newest first; fetches more while the page is visible. */
export function useInbox(name: string) {
  const [inbox, setInbox] = useState<Inbox>();
  const [problem, setProblem] = useState<Problem>();
  const last = useRef(0);

  const read = useCallback(
    async (signal: AbortSignal) => {
      const isFirst = last.current === 0;
      const found = await readInbox(name, last.current, signal);
      if (signal.aborted) return;
      const arrived = found.requests.toReversed();
      last.current = Math.max(1, arrived[0]?.number ?? last.current);
      if (arrived.length > 0 && !isFirst) announce(mockmanTexts.arrived(arrived.length));
      setInbox((before) => ({
        ...found,
        requests: [...arrived, ...(before?.requests ?? [])].slice(0, maxRequests),
      }));
      setProblem((now) => (now === 'READ' ? undefined : now));
    },
    [name],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: number | undefined;
    const round = async () => {
      if (!document.hidden) await read(signal).catch(() => signal.aborted || setProblem('READ'));
      if (!signal.aborted) timer = window.setTimeout(() => void round(), everyMs);
    };
    void round();
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [read]);

  const change = async (kind: Problem, work: () => Promise<unknown>) => {
    try {
      await work();
      setProblem(undefined);
    } catch {
      setProblem(kind);
    }
  };

  return {
    inbox,
    problem,
    retry: () => change('READ', () => read(new AbortController().signal)),
    setStatus: (status: InboxStatus) =>
      change('STATUS', async () => {
        await setInboxStatus(name, status);
        setInbox((before) => before && { ...before, status });
      }),
    clear: () =>
      change('CLEAR', async () => {
        await clearInbox(name);
        setInbox((before) => before && { ...before, requests: [] });
      }),
  };
}
