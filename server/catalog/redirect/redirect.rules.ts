import { frenchPath, LANGUAGES, languageOfPath, pathIn } from '#shared/language.ts';
import { pages, type PageEntry } from '#shared/pages.ts';
import { categoryParameter } from '#shared/paths.ts';
import { Refusal } from '../../shared/problems.ts';

/** Most characters of an old path; WordPress and Shopify have at most 255 in the last part. */
export const MAX_OLD_PATH = 300;

/** Begins the addresses of one language in shops of other software, beside this shop's own prefixes. */
const LANGUAGE = /^\/(?:fr|ar|en)(?=\/|$)/;

/** Parameters that say where a guest came from, and name no page. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|srsltid|variant|ref|_pos|_sid|_ss)$/;

/** Stands for the origin of addresses without one. */
const NO_ORIGIN = 'http://shop.invalid';

/**
 * Writes the address of an old page, whole or from its path on, as redirects are found by: decoded, in lower case, without a
 * slash at its end, and with the parameters that name a page, in alphabetical order. Null for what is no address.
 */
export function oldPath(address: string): string | null {
  const url = urlIn(address);
  if (!url) return null;
  try {
    const path = decodeURIComponent(url.pathname).toLowerCase().normalize('NFC');
    const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
    const query = new URLSearchParams(parameters);
    query.sort();
    const written = (path.replace(/\/+$/, '') || '/') + (query.size > 0 ? `?${query}` : '');
    // Control characters separate the parts of indexes, and PostgreSQL refuses NUL.
    return written.length > MAX_OLD_PATH || /\p{Cc}/u.test(written) ? null : written;
  } catch {
    return null;
  }
}

function urlIn(address: string): URL | null {
  const written = address.trim();
  const isAddress = /^(?:https?:\/)?\/(?!\/)|^https?:\/\//i.test(written);
  return isAddress && URL.canParse(written, NO_ORIGIN) ? new URL(written, NO_ORIGIN) : null;
}

/**
 * Returns the old paths under which a requested one may be found, the likeliest first: with its parameters and without
 * them, with the language that it begins with and without it.
 */
export function oldPathsOf(requested: string): readonly string[] {
  const whole = oldPath(requested);
  if (whole === null) return [];
  const [path = '', ...query] = whole.split(/(?=\?)/);
  const french = path.replace(LANGUAGE, '') || '/';
  return [...new Set([whole, path, french + query.join(''), french])];
}

/** Returns the language of a requested page's successor, whose address is `/en/…` in this shop as elsewhere. */
export const successorIn = (requested: string, to: string) => pathIn(languageOfPath(requested), to);

/** A page of the shop that an old address may lead to. */
interface Target {
  /** In French. */
  readonly path: string;
  /** Id of a product, slug of a campaign, or French name of a category: the page is there as long as that is. */
  readonly productId: string | null;
  readonly campaign: string | null;
  readonly category: string | null;
}

/** Reads the address of a page of this shop; `origin` is the shop's. Null for everything else. */
export function targetIn(address: string, origin: string): Target | null {
  const url = urlIn(address);
  if (!url || (url.origin !== NO_ORIGIN && url.origin !== origin)) return null;
  const path = frenchPath(url.pathname);
  const page = pageAt(path);
  if (!page) return null;
  const last = decoded(path.slice(path.lastIndexOf('/') + 1));
  return last === null
    ? null
    : {
        path: path + url.search,
        productId: page === pages.product ? last : null,
        campaign: page === pages.campaign ? last : null,
        category: page === pages.catalog ? url.searchParams.get(categoryParameter) : null,
      };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Returns the page that everybody may open at a path. */
function pageAt(path: string): PageEntry | undefined {
  const parts = path.split('/');
  return Object.values(pages).find((page) => {
    const wanted = page.path.split('/');
    const isSame =
      wanted.length === parts.length &&
      wanted.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''));
    return isSame && page.access === 'EVERYONE';
  });
}

/** Whether the shop has a page at a path whatever it sells, so that no redirect from there is ever followed. */
const isAlwaysPage = (old: string) =>
  Object.values(pages).some(({ path }) =>
    LANGUAGES.some((language) => pathIn(language, path) === old.replace(/\?.*/, '')),
  );

export interface RedirectInput {
  readonly from: string;
  readonly to: string;
}

/** Refuses with INVALID what is no old address, what leads out of the shop, and what leads to itself. */
export function readRedirect(
  { from, to }: RedirectInput,
  { origin, field }: { readonly origin: string; readonly field: string },
): RedirectInput {
  const old = oldPath(from);
  const target = targetIn(to, origin);
  const refusal = (reason: RedirectFault, side: keyof RedirectInput, text: string) =>
    new Refusal({ code: 'INVALID', reason, field: `${field}.${side}`, text });
  if (old === null) throw refusal('REDIRECT_FROM', 'from', from);
  if (isAlwaysPage(old)) throw refusal('REDIRECT_FROM_PAGE', 'from', old);
  if (!target) throw refusal('REDIRECT_TO', 'to', to);
  if (isLoop(old, target.path)) throw refusal('REDIRECT_LOOP', 'to', to);
  return { from: old, to: target.path };
}

type RedirectFault = 'REDIRECT_FROM' | 'REDIRECT_FROM_PAGE' | 'REDIRECT_TO' | 'REDIRECT_LOOP';

/** Whether a page of the shop is the old one itself: many products keep their address. */
export const isLoop = (from: string, to: string): boolean =>
  oldPathsOf(from).some((path) => path === oldPath(to));
