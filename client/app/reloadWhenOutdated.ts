import { readDraft, writeDraft } from '../apollo/storage.ts';

// This very file's address: its name changes with its content.
const ownScript = import.meta.url;

/**
 * For a script of the shop that cannot be had: after a new deployment the files that this tab knows
 * are gone, and the page is loaded anew, once. Throws the error in all other cases, such as a
 * network that is away.
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
  } catch {
    return false;
  }
}
