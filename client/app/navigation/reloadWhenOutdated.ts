import { readDraft, writeDraft } from '../../apollo/storage.ts';

// This very file's address: its name changes with its content.
const ownScript = import.meta.url;

/** No answer at all: no network, or nobody at the other end. */
export class ShopAway extends Error {}

/**
 * For a script of the shop that cannot be had: after a new deployment the files that this tab knows
 * are gone, and the page is loaded anew, once. Throws ShopAway where the shop does not answer, and
 * the error in all other cases.
 */
export async function reloadWhenOutdated(error: unknown): Promise<never> {
  if (!(await isGone(ownScript)) || hasReloaded()) throw error;
  writeDraft('reloadedFrom', ownScript);
  // Without a memory of it this could go on for ever.
  if (!hasReloaded()) throw error;
  window.location.reload();
  // What waits for the script goes on waiting until the page is gone.
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
