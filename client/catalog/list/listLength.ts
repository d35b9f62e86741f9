import { filterNames } from './filter/filters.ts';

/** Number of products that a list shows at first, and that « Voir plus » adds. */
export const pageSize = 24;

/** The most that one request loads. */
const maxRequest = 4 * pageSize;
const maxLength = 40 * pageSize;

/** Reads how many products an address shows; more where « Voir plus » was pressed. */
export function readLength(params: URLSearchParams) {
  const wanted = Number(params.get(filterNames.length) ?? pageSize);
  const pages = Math.ceil(wanted / pageSize);
  return pages >= 1 ? Math.min(pages * pageSize, maxLength) : pageSize;
}

/** The default is left out. */
export function withLength(path: string, length: number) {
  if (length <= pageSize) return path;
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${filterNames.length}=${Math.min(length, maxLength)}`;
}

/** Returns how many of the missing products one request loads. */
export function requestLength(missing: number) {
  return Math.min(missing, maxRequest);
}
