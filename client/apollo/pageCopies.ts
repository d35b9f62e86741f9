/** The service worker's cache of pages that were seen. */
export const pageCopies = 'belle-vue-pages-1';

/** They are alike for everyone, but their addresses say what this shopper has looked at. */
export async function removePageCopies() {
  try {
    await window.caches?.delete(pageCopies);
  } catch {
    // Private windows have no caches.
  }
}
