/** Fields that sessions of customers and of staff have in common. */
interface Session {
  readonly id: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
}

/** Ends a session without `maxIdleMs` by its expiry alone. */
export function isOpen(
  { expiresAt, lastSeenAt }: Omit<Session, 'id'>,
  now: Date,
  maxIdleMs = Infinity,
): boolean {
  const idleMs = now.getTime() - Date.parse(lastSeenAt);
  return Date.parse(expiresAt) > now.getTime() && idleMs < maxIdleMs;
}

/** The ids of those that end when another one opens; `sessions` are last seen first. */
export function surplusOf(sessions: readonly Session[], max: number): readonly string[] {
  return sessions.slice(max - 1).map(({ id }) => id);
}

export function idsExcept(sessions: readonly Session[], except: string | null): readonly string[] {
  return sessions.map(({ id }) => id).filter((id) => id !== except);
}
