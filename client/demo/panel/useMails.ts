import { useEffect, useState } from 'react';

import type { Connection, StoredMail } from '../page/connection.ts';

export type Mails = {
  /** Newest first; undefined until they are read. */
  list: readonly StoredMail[] | undefined;
  hasFailed: boolean;
  /** Number of mails since the page was opened or `markSeen` was called. */
  unread: number;
  markSeen: () => void;
};

type State = Pick<Mails, 'list' | 'hasFailed'> & { seenId: string | null };

/** The mails of the demo, read again whenever one is sent. */
export function useMails(connection: Connection): Mails {
  const [{ list, hasFailed, seenId }, setState] = useState<State>(() => ({
    list: undefined,
    hasFailed: false,
    seenId: null,
  }));
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const next = await connection.mails().catch(() => undefined);
      if (isGone) return;
      setState((state) => {
        if (!next) return { ...state, hasFailed: true };
        const isFirst = state.list === undefined;
        return { list: next, hasFailed: false, seenId: isFirst ? newestOf(next) : state.seenId };
      });
    };
    const unfollow = connection.followMails(() => void read());
    void read();
    return () => {
      isGone = true;
      unfollow();
    };
  }, [connection]);
  return {
    list,
    hasFailed,
    unread: countBefore(list ?? [], seenId),
    markSeen: () => setState((state) => ({ ...state, seenId: newestOf(state.list ?? []) })),
  };
}

const newestOf = (mails: readonly StoredMail[]) => mails[0]?.id ?? null;

/** Counts the mails that are newer than one; all, if it is not among them. */
function countBefore(mails: readonly StoredMail[], id: string | null) {
  const at = mails.findIndex((mail) => mail.id === id);
  return at === -1 ? mails.length : at;
}
