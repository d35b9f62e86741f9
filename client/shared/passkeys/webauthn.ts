import { passkeyTexts } from '../../text/passkeys.fr.ts';

// Few need it.
const load = () => import('@simplewebauthn/browser');

/** The new passkey as JSON; null if its owner dismissed the browser's dialog. */
export async function createPasskey(options: string) {
  const { startRegistration } = await load();
  return jsonOf(() => startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Returns a passkey's signature as JSON; null if its owner dismissed the browser's dialog. */
export async function signWithPasskey(options: string) {
  const { startAuthentication } = await load();
  return jsonOf(() => startAuthentication({ optionsJSON: JSON.parse(options) }));
}

/**
 * Offers passkeys in the suggestions of the e-mail field, until one is chosen or another function
 * of this module is called, which gives null.
 */
export async function signFromSuggestions(options: string) {
  const { startAuthentication } = await load();
  const optionsJSON = JSON.parse(options);
  return jsonOf(() => startAuthentication({ optionsJSON, useBrowserAutofill: true }));
}

/** The browser itself knows, before the script is loaded. */
export async function canSuggestPasskeys() {
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Describes an error of the functions above. */
export function describePasskeyProblem(error: unknown): string {
  const { problems } = passkeyTexts;
  switch (error instanceof Error ? error.name : '') {
    case 'SecurityError':
      return problems.unavailable;
    case 'InvalidStateError':
      return problems.alreadyThere;
    case 'ConstraintError':
    case 'NotSupportedError':
      return problems.unsupported;
    default:
      return problems.failed;
  }
}

const DISMISSALS = new Set(['NotAllowedError', 'AbortError']);

async function jsonOf(act: () => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await act());
  } catch (error) {
    if (error instanceof Error && DISMISSALS.has(error.name)) return null;
    throw error;
  }
}
