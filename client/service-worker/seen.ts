/** A page's report to the worker. */
export type Seen = {
  /** Its address, where the worker has not handled its request. */
  page: string | null;
  /** Files that were loaded before the worker. */
  assets: readonly string[];
};

/** Undefined for any other message, and for addresses outside the shop. */
export function readSeen(data: unknown, origin = self.location.origin): Seen | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { page, assets }: { page?: unknown; assets?: unknown } = data;
  if (!Array.isArray(assets) || !assets.every((each) => isOfShop(each, origin))) return undefined;
  return page === null || isOfShop(page, origin) ? { page, assets } : undefined;
}

function isOfShop(url: unknown, origin: string): url is string {
  return typeof url === 'string' && URL.canParse(url) && new URL(url).origin === origin;
}
