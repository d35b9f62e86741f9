import Bowser from 'bowser';

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

const MAX_LENGTH = 512;

// Of other programs the library returns the name that they chose, which mails must not repeat.
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Names such as `Firefox` and `Windows`, from the `user-agent` header; null where unknown. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  return { browser: knownIn(BROWSERS, browser.name), system: knownIn(SYSTEMS, os.name) };
}

function knownIn(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? name : null;
}
