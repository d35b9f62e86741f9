import { onGuestCart, readGuestCart } from '../cart/guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { copyMark } from '../app/hydration/inlineScript.ts';
import { isPageLeft } from '../app/hydration/earlyBack.tsx';
import { pages } from '#shared/pages.ts';
import { prefix } from '../page/prefix.ts';
import type { Seen } from './seen.ts';

// Absent on a plain http address that is not this machine's.
const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;

if (workers) void follow(workers);

const cartPath = prefix + pages.cart.path;

async function follow(container: ServiceWorkerContainer) {
  const isLeft = isPageLeft();
  const isHandled = container.controller !== null && !isLeft;
  if (isLeft) removeMark();
  followPages(container);
  try {
    await container.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Browsers refuse it in private windows; the shop works without.
    return;
  }
  const registration = await container.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = files.filter((url) => url.startsWith(`${location.origin}/assets/`));
  send(registration.active, { page: isHandled ? null : pageToCopy(), assets });
  const copyCart = () => {
    const page = pageToCopy(cartPath);
    if (page) send(registration.active, { page, assets: [] });
  };
  copyCart();
  onGuestCart(copyCart);
}

/** Each page sets the title once it is shown (page/DocumentHead.tsx). */
function followPages(container: ServiceWorkerContainer) {
  let { pathname, search } = location;
  const observer = new MutationObserver(() => {
    if (pathname === location.pathname && search === location.search) return;
    removeMark();
    // Each choice of filters would be fetched for a copy.
    const page = pathname === location.pathname ? null : pageToCopy();
    if (page) send(container.controller, { page, assets: [] });
    ({ pathname, search } = location);
  });
  const title = document.querySelector('title');
  if (title) observer.observe(title, { childList: true });
}

/** A page that the worker has not handled is fetched once more; the cart's for a guest who has one. */
function pageToCopy(path = location.pathname + location.search) {
  const hasGuestCart = !readSession() && readGuestCart().length > 0;
  if (path === cartPath && !hasGuestCart) return null;
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData ? null : location.origin + path;
}

function send(worker: ServiceWorker | null, seen: Seen) {
  // A worker has no window that could be another's.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(seen);
}

function removeMark() {
  document.querySelector(`.${copyMark}`)?.remove();
}
