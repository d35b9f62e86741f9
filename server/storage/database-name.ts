/** Names the database of an address, without user and password. */
export function nameOfDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
