/** In place of the library, which knows hundreds: here all sessions are of this browser. */

/** The first that matches: most browsers also name others. */
const BROWSERS = [
  ['Microsoft Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Names = ReadonlyArray<readonly [name: string, pattern: RegExp]>;

const nameIn = (names: Names, userAgent: string) => ({
  name: names.find(([, pattern]) => pattern.test(userAgent))?.[0],
});

const mapOf = (names: Names) => Object.fromEntries(names.map(([name]) => [name, name]));

// oxlint-disable-next-line import/no-default-export -- as the library's
export default {
  BROWSER_MAP: mapOf(BROWSERS),
  OS_MAP: mapOf(SYSTEMS),
  parse: (userAgent: string) => ({
    browser: nameIn(BROWSERS, userAgent),
    os: nameIn(SYSTEMS, userAgent),
  }),
};
