const NAME_AND_VALUE = /^([^=;\s]+)=([^;]*)/;
const PATH = /;\s*path=([^;]*)/i;
const MAX_AGE = /;\s*max-age=(-?\d+)/i;

interface Cookie {
  readonly value: string;
  readonly path: string;
  /** Milliseconds since 1970; null with the page. */
  readonly endsAt: number | null;
}

export interface Cookies {
  /** The `cookie` header for a path; null without any. */
  headerFor(path: string): string | null;
  /** Reads the `set-cookie` headers of a response. */
  take(headers: Headers): void;
}

/** Pages may not read or write cookies of requests: the demo has its own, in `storage`. */
export function createCookies(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  now = () => Date.now(),
): Cookies {
  const read = (): Readonly<Record<string, Cookie>> => {
    const text = storage.getItem(key);
    return text === null ? {} : (JSON.parse(text) as Readonly<Record<string, Cookie>>);
  };
  return {
    headerFor(path) {
      const pairs = Object.entries(read()).flatMap(([name, { value, path: of, endsAt }]) =>
        path.startsWith(of) && (endsAt === null || endsAt > now()) ? [`${name}=${value}`] : [],
      );
      return pairs.length === 0 ? null : pairs.join('; ');
    },
    take(headers) {
      const set = headers.getSetCookie();
      if (set.length === 0) return;
      const changed = set.flatMap((line): ReadonlyArray<readonly [string, Cookie]> => {
        const [, name, value = ''] = NAME_AND_VALUE.exec(line) ?? [];
        const seconds = MAX_AGE.exec(line)?.[1];
        const endsAt = seconds === undefined ? null : now() + Number(seconds) * 1000;
        return name === undefined
          ? []
          : [[name, { value, path: PATH.exec(line)?.[1] ?? '/', endsAt }]];
      });
      storage.setItem(key, JSON.stringify({ ...read(), ...Object.fromEntries(changed) }));
    },
  };
}
