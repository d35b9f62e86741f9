/**
 * Fetches the confirmation page's script while the order is under way: it then opens at once, even
 * should the network be gone. Failing costs nothing, the page is fetched again when it opens.
 */
export function preloadSummary() {
  void import('../confirmation/OrderSummaryPage.tsx').catch(() => undefined);
}
