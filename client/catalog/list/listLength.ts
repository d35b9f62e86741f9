import { filterNames } from './filters.ts';

/** How many products a list shows at first, and how many « Voir plus » adds. */
export const pageSize = 24;

/** How many are asked for at once. */
const maxRequest = 4 * pageSize;
const maxLength = 40 * pageSize;

/** How many products an address shows: more than at first where « Voir plus » was pressed. */
export function readLength(params: URLSearchParams) {
  const wanted = Number(params.get(filterNames.length) ?? pageSize);
  const pages = Math.ceil(wanted / pageSize);
  return pages >= 1 ? Math.min(pages * pageSize, maxLength) : pageSize;
}

/** Writes how many products an address shows; as many as at first are left out. */
export function withLength(path: string, length: number) {
  if (length <= pageSize) return path;
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${filterNames.length}=${Math.min(length, maxLength)}`;
}

/** How many of those that are still missing one request brings. */
export function requestLength(missing: number) {
  return Math.min(missing, maxRequest);
}
