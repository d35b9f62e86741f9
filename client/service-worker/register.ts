import { markClass, type Seen } from './seen.ts';

// Absent on a plain http address that is not this machine's.
const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;

if (workers) void follow(workers);

async function follow(container: ServiceWorkerContainer) {
  const isHandled = container.controller !== null;
  try {
    await container.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Browsers refuse it in private windows; the shop works without.
    return;
  }
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = files.filter((url) => url.startsWith(`${location.origin}/assets/`));
  await report(container, { page: isHandled ? null : shownPage(), assets });
  followPages(container);
}

/** Each page sets the title once it is shown (page/DocumentHead.tsx). */
function followPages(container: ServiceWorkerContainer) {
  let shown = shownPage();
  const observer = new MutationObserver(() => {
    if (shown === shownPage()) return;
    shown = shownPage();
    document.querySelector(`.${markClass}`)?.remove();
    void report(container, { page: shown, assets: [] });
  });
  const title = document.querySelector('title');
  if (title) observer.observe(title, { childList: true });
}

async function report(container: ServiceWorkerContainer, seen: Seen) {
  const { active } = await container.ready;
  // A worker has no window that could be another's.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(seen);
}

function shownPage() {
  return location.origin + location.pathname + location.search;
}
