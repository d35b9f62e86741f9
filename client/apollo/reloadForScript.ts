import { readDraft, writeDraft } from './storage.ts';

// This file's own address: its name changes with its content.
const ownScript = import.meta.url;

/** No response at all, as without network. */
export class ShopAway extends Error {}

/**
 * Handles a script that cannot be loaded: after a deployment this tab's files are gone, and one that
 * failed once fails for as long as the document lives (whatwg/html#6768). Loads `address`, once for each
 * version. Throws ShopAway without a response, else the error if that did not help.
 */
export async function reloadForScript(
  error: unknown,
  address = () => window.location.href,
): Promise<never> {
  await expectAnswer(ownScript);
  if (hasReloaded()) throw error;
  writeDraft('reloadedFrom', ownScript);
  // Without sessionStorage it could reload forever.
  if (!hasReloaded()) throw error;
  const next = address();
  if (next === window.location.href) window.location.reload();
  else window.location.assign(next);
  // The caller waits until the page is unloaded.
  return new Promise(() => undefined);
}

/** Once scripts load: the next one that fails may reload again. */
export function noteScriptsLoaded() {
  if (hasReloaded()) writeDraft('reloadedFrom', null);
}

function hasReloaded() {
  return readDraft('reloadedFrom', (value) => value) === ownScript;
}

async function expectAnswer(script: string) {
  try {
    await fetch(script, { method: 'HEAD', cache: 'no-store' });
  } catch (cause) {
    throw new ShopAway('The shop does not answer', { cause });
  }
}
