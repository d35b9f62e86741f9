import { readDraft, writeDraft } from '../../apollo/storage.ts';

// This file's own address: its name changes with its content.
const ownScript = import.meta.url;

/** No response at all, as without network. */
export class ShopAway extends Error {}

/**
 * Handles a script that cannot be loaded: after a deployment this tab's files are gone, and the
 * page reloads once. `vite:preloadError` fires without a network, too. Throws ShopAway
 * without a response, else the error.
 */
export async function reloadWhenOutdated(error: unknown): Promise<never> {
  if (!(await isGone(ownScript)) || hasReloaded()) throw error;
  writeDraft('reloadedFrom', ownScript);
  // Without sessionStorage it could reload forever.
  if (!hasReloaded()) throw error;
  window.location.reload();
  // The caller waits until the page is unloaded.
  return new Promise(() => undefined);
}

function hasReloaded() {
  return readDraft('reloadedFrom', (value) => value) === ownScript;
}

async function isGone(script: string) {
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch (cause) {
    throw new ShopAway('The shop does not answer', { cause });
  }
}
